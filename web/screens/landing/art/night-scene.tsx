import { random } from "../../../ui/speed-lines.tsx";

/** The moon's shade: dots that thin out upwards. */
const shade = Array.from({ length: 15 }, (_, row) =>
  Array.from({ length: 25 }, (_, column) => {
    const x = column * 14 + (row % 2) * 7 - 168;
    const y = row * 11 - 20;
    const r = 1 + row * 0.42;
    return Math.hypot(x, y) < 142 ? `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0` : "";
  }).join(""),
).join("");

/** A distant row of houses with lit windows. */
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

/** Two people share a volume on a roof, under a huge moon. 640 by 350 units, alike in both themes. */
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
      <path d={near.outline} fill="oklch(0.265 0.085 282)" />
      <path d={near.windows} fill="oklch(0.88 0.11 70)" opacity="0.85" />
      <g className="stroke-art-ink" fill="none" strokeWidth="3">
        <path d="M64 360V44M36 66h58M42 88h46" strokeWidth="7" />
        <path d="M-10 60q40 20 48 6 240 96 620-22M-10 92q40 10 52-4 250 110 620 8M90 66q250 84 560-46" />
      </g>
      {/* The roof. */}
      <path d="M250 292h400v80H236Z" className="fill-art-ink" />
      <path d="M250 292h400" stroke="oklch(0.64 0.215 12)" strokeWidth="4" />
      <Readers />
    </>
  );
}

function Readers() {
  return (
    <g strokeLinejoin="round">
      {/* Spiky hair, dark jacket. */}
      <g className="fill-art-ink">
        <path d="M300 300c-2-46 8-68 36-74l12-14h28l10 14c26 8 34 32 34 74Z" />
        <path d="m326 206-18-6 13-8-17-16 20 2-8-22 21 9 3-22 17 15 13-19 8 21 20-10-3 21 20 3-13 14 13 13-20 4c-2 22-14 34-30 34s-34-8-39-33Z" />
        <path d="M308 298c6 14 6 34-2 46l22 4 14-50ZM372 298c6 14 4 36 0 48l22 2 6-50Z" />
      </g>
      {/* Headphones, long violet hair. */}
      <g>
        <path d="M424 300c-2-36 2-54 26-64l10-10h24l10 10c26 8 34 30 34 64Z" className="fill-art-ink" />
        <path d="M432 298c4 14 4 34-2 48l22 2 10-50ZM484 298c4 14 2 34-2 48l22 2 4-50Z" className="fill-art-ink" />
        <path
          d="M430 254c-8-14-4-30-3-44 2-28 18-46 44-46 28 0 44 20 45 48 1 16 6 30-2 44-10 6-20 2-22-6-10 8-28 8-38-2-4 8-14 12-24 6Z"
          fill="oklch(0.42 0.15 285)"
          className="stroke-art-ink"
          strokeWidth="3"
        />
        <path
          d="M448 238c-2-12 0-26 4-38M486 240c4-14 2-28-2-40"
          fill="none"
          className="stroke-art-ink"
          strokeWidth="3"
          strokeLinecap="round"
        />
      </g>
      <path
        d="M424 214c-4-38 16-54 47-54s50 16 46 54"
        fill="none"
        stroke="oklch(0.83 0.12 220)"
        strokeWidth="7"
        strokeLinecap="round"
      />
      <g fill="oklch(0.83 0.12 220)" className="stroke-art-ink" strokeWidth="2.5">
        <rect x="414" y="202" width="18" height="30" rx="8" />
        <rect x="509" y="202" width="18" height="30" rx="8" />
      </g>
      {/* The volume between them. */}
      <path d="m394 270 26-8 26 8v25l-26-7-26 7Z" className="fill-art-paper stroke-art-ink" strokeWidth="2.5" />
      <path d="M420 262v26" className="stroke-art-ink" strokeWidth="2.5" />
      {/* Moonlight on their shoulders. */}
      <path
        d="M306 286c0-26 6-44 24-52M430 284c0-20 6-32 16-38M520 282c-1-18-6-28-14-34M410 282c-2-22-8-38-20-46"
        fill="none"
        stroke="oklch(0.74 0.17 12)"
        strokeWidth="3.5"
        strokeLinecap="round"
      />
    </g>
  );
}
