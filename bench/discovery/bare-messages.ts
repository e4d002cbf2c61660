export interface BareStatement {
  name: string;
  text: string;
  values: unknown[];
}

export interface BarePage {
  path: string;
  cookie: string;
  steps: BareStatement[][];
  body: string;
}

export interface ToBare {
  kind: "pages";
  pages: BarePage[];
}

export interface FromBare {
  port: number;
}
