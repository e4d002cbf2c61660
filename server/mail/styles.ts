/** Properties with light and dark values: the colors of `web/styles/tokens.css`, in a notation that mail clients support. */
const LOOKS = {
  page: {
    "background-color": ["#f8f2e7", "#111227"],
    color: ["#151422", "#f4f0e6"],
    "font-family": ["'Atkinson Hyperlegible Next',system-ui,-apple-system,'Segoe UI',sans-serif"],
    "font-size": ["16px"],
  },
  panel: {
    "background-color": ["#fefbf7", "#1b1c35"],
    border: ["2px solid #151422", "2px solid #8c8cbf"],
    "box-shadow": ["6px 6px 0 #151422", "6px 6px 0 #423c82"],
  },
  button: {
    "background-color": ["#dd024d", "#ff708c"],
    color: ["#fefbf7", "#200a1e"],
    border: ["2px solid #151422", "2px solid #8c8cbf"],
    "box-shadow": ["3px 3px 0 #151422", "3px 3px 0 #423c82"],
  },
  ink: { color: ["#151422", "#f4f0e6"] },
  soft: { color: ["#4e4e5e", "#b8b8cc"] },
  link: { color: ["#be0041", "#ff8a9e"] },
} satisfies Record<string, Record<string, readonly [light: string, dark?: string]>>;

/** Returns a class for dark mode and the light style inline. */
export function styled(look: keyof typeof LOOKS, more = "", classes = ""): string {
  const own = declarations(look, 0).map(([property, value]) => `${property}:${value}`);
  const style = [...own, ...(more ? [more] : [])].join(";");
  return ` class="${[look, ...(classes ? [classes] : [])].join(" ")}" style="${style}"`;
}

/** Needs `!important` to override inline styles. */
export function darkStyles(): string {
  const rules = (Object.keys(LOOKS) as (keyof typeof LOOKS)[]).map(
    (look) =>
      `.${look}{${declarations(look, 1)
        .map(([property, value]) => `${property}:${value}!important`)
        .join(";")}}`,
  );
  return `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){${rules.join("")}}`;
}

function declarations(look: keyof typeof LOOKS, scheme: 0 | 1): [string, string][] {
  return Object.entries<readonly string[]>(LOOKS[look]).flatMap(([property, values]) => {
    const value = values[scheme];
    return value === undefined ? [] : [[property, value] as [string, string]];
  });
}
