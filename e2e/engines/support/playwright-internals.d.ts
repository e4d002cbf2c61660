// The parts of Playwright's bundles that have no types.

declare module "playwright-core/lib/coreBundle" {
  export const iso: {
    escapeForAttributeSelector(value: string | RegExp, exact: boolean): string;
    escapeForTextSelector(text: string | RegExp, exact: boolean): string;
  };
}

declare module "playwright-core/lib/utilsBundle" {
  interface Socket {
    send(...given: unknown[]): void;
    emit(event: string, ...given: unknown[]): boolean;
  }
  const utils: { readonly ws: { readonly prototype: Socket } };
  export default utils;
}
