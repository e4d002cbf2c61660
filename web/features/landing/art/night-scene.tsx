import { random } from "../../../ui/seed.ts";

/** Dots that thin out upwards over a disc: the shade of the moon. */
const shade = Array.from({ length: 15 }, (_, row) =>
  Array.from({ length: 25 }, (_, column) => {
    const x = column * 14 + (row % 2) * 7 - 168;
    const y = row * 11 - 20;
    const r = 1 + row * 0.42;
    return Math.hypot(x, y) < 142 ? `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0` : "";
  }).join(""),
).join("");

/** Houses of a far row: tops of different height, with lit windows. */
function houses(seed: number, base: number, low: number, high: number): { outline: string; windows: string } {
  const next = random(seed);
  let x = -10;
  let outline = `M-10 ${base}`;
  let windows = "";
  while (x < 660) {
    const width = 34 + next() * 46;
    const top = base - low - next() * (high - low);
    outline += `V${top.toFixed(0)}H${(x + width).toFixed(0)}`;
    for (let wx = x + 8; wx < x + width - 10; wx += 14) {
      for (let wy = top + 10; wy < base - 12; wy += 18) {
        if (next() > 0.62) windows += `M${wx.toFixed(0)} ${wy.toFixed(0)}h6v8h-6Z`;
      }
    }
    x += width;
  }
  return { outline: `${outline}V${base}Z`, windows };
}

const far = houses(5, 300, 40, 120);
const near = houses(19, 330, 16, 74);
const stars = (() => {
  const next = random(77);
  return Array.from({ length: 46 }, () => {
    const r = (0.8 + next() * 1.6).toFixed(1);
    return `M${(next() * 640).toFixed(0)} ${(next() * 190).toFixed(0)}m-${r} 0a${r} ${r} 0 1 0 ${2 * Number(r)} 0a${r} ${r} 0 1 0 -${2 * Number(r)} 0`;
  }).join("");
})();

/** A roof at night under a huge moon, and two who share a volume. Fills 640 by 350 units, the same in both themes. */
export function NightScene() {
  return (
    <>
      <rect width="640" height="360" fill="oklch(0.24 0.075 281)" />
      <path d={stars} className="fill-art-paper" opacity="0.85" />
      <g transform="translate(386 150)">
        <circle r="146" fill="oklch(0.64 0.215 12)" />
        <path d={shade} fill="oklch(0.47 0.2 12)" />
        <path d="M-118-86A146 146 0 0 1 40-140 170 170 0 0 0-118-86Z" className="fill-art-paper" opacity="0.55" />
      </g>
      <path d={far.outline} fill="oklch(0.31 0.095 282)" />
      <path d={far.windows} fill="oklch(0.83 0.12 220)" opacity="0.7" />
      <path d={near.outline} fill="oklch(0.2 0.06 282)" />
      <path d={near.windows} fill="oklch(0.88 0.11 70)" opacity="0.85" />
      <g className="stroke-art-ink" fill="none" strokeWidth="3">
        <path d="M64 360V44M36 66h58M42 88h46" strokeWidth="7" />
        <path d="M-10 60q40 20 48 6 240 96 620-22M-10 92q40 10 52-4 250 110 620 8M90 66q250 84 560-46" />
      </g>
      {/* The roof they sit on. */}
      <path d="M250 292h400v80H236Z" className="fill-art-ink" />
      <path d="M250 292h400" stroke="oklch(0.64 0.215 12)" strokeWidth="4" />
      <Readers />
    </>
  );
}

function Readers() {
  return (
    <g>
      {/* The one with the spikes. */}
      <g className="fill-art-ink">
        <path d="M318 296c-4-44 2-70 30-78 30-6 46 12 50 40l4 38Z" />
        <path d="m330 208-16-8 12-6-16-16 18 2-8-20 20 8 2-20 16 14 12-18 8 20 18-10-2 20 18 2-12 14 12 12-18 4c-4 20-14 30-28 30-18 0-32-10-36-28Z" />
        <path d="M312 296c6 12 6 34-2 46l20 4 14-50ZM372 296c6 14 4 36 0 48l22 2 6-50Z" />
      </g>
      {/* The one with the headphones. */}
      <g className="fill-art-ink">
        <path d="M420 296c-4-40 4-62 28-70 32-6 50 12 54 42l2 28Z" />
        <path d="M418 268c-10-50-4-92 40-94 46 0 52 44 44 98-8 8-20 6-24 0-10 10-30 10-40-2-6 4-14 4-20-2Z" />
        <path d="M424 296c4 14 4 34-2 48l22 2 10-50ZM478 296c4 14 2 34-2 48l22 2 4-50Z" />
      </g>
      <path
        d="M414 214c-4-44 20-58 46-58s48 16 44 58"
        fill="none"
        stroke="oklch(0.83 0.12 220)"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <g fill="oklch(0.83 0.12 220)">
        <rect x="405" y="204" width="17" height="28" rx="8" />
        <rect x="496" y="204" width="17" height="28" rx="8" />
      </g>
      {/* What they look at, between them. */}
      <path d="m388 268 24-7 24 7v22l-24-6-24 6Z" className="fill-art-paper" />
      <path d="M412 261v23" className="stroke-art-ink" strokeWidth="2.5" />
      <path
        d="M322 262c2-20 10-34 26-38M424 262c2-18 10-28 24-32"
        fill="none"
        stroke="oklch(0.64 0.215 12)"
        strokeWidth="3.5"
        strokeLinecap="round"
      />
    </g>
  );
}
