/** One piece of work at a time; none while shut. */
export interface Gate {
  readonly isShut: boolean;
  pass<Result>(work: () => Promise<Result>): Promise<Result>;
  shut(): Promise<void>;
  open(): void;
}

export function createGate(): Gate {
  let inside = 0;
  let opened: Promise<void> | undefined;
  let open = () => {};
  let left = () => {};
  return {
    get isShut() {
      return opened !== undefined;
    },
    async pass(work) {
      while (opened) await opened;
      inside++;
      try {
        return await work();
      } finally {
        inside--;
        if (inside === 0) left();
      }
    },
    async shut() {
      opened = new Promise((resolve) => {
        open = resolve;
      });
      if (inside > 0) {
        await new Promise<void>((resolve) => {
          left = resolve;
        });
      }
    },
    open() {
      opened = undefined;
      open();
    },
  };
}
