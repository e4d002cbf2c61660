import { encode } from "uqr";

/** Light modules around the code, which readers need. */
const QUIET_ZONE = 4;

/** A QR code, black on white in both themes, because not every app reads one that is light on dark. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: QUIET_ZONE });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : []))).join("");
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-full"
    >
      <path d={`M0 0h${size}v${size}h-${size}z`} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
