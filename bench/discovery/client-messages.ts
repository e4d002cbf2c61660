export interface Asked {
  path: string;
  cookie: string;
}

export interface ToClient {
  port: number;
  asked: Asked[];
  connections: number;
  rounds?: number;
  seconds?: number;
}

export interface FromClient {
  times: number[];
  seconds: number;
  bytes: number;
  errors: Record<string, number>;
  processor: number;
}
