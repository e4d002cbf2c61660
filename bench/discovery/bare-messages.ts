export interface BareStatement {
  name: string;
  text: string;
  values: unknown[];
}

/** A page as one viewer gets it. */
export interface BarePage {
  path: string;
  cookie: string;
  /** Statements of one step run at the same time. */
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
