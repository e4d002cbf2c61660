const BAR = 10;
const HEIGHT = 100;

/** Bars of equal width. Hidden from screen readers: a text beside them has the figures. */
export function BarChart({ values, className = "h-24" }: { values: readonly (number | null)[]; className?: string }) {
  const most = Math.max(...values.map((value) => value ?? 0));
  return (
    <svg
      viewBox={`0 0 ${values.length * BAR} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={`block w-full border-edge border-b-2 fill-current text-accent-ink ${className}`}
    >
      {values.map((value, index) => {
        const height = most === 0 ? 0 : ((value ?? 0) / most) * HEIGHT;
        // biome-ignore lint/suspicious/noArrayIndexKey: bars have nothing but their place
        return <rect key={index} x={index * BAR + 1} y={HEIGHT - height} width={BAR - 2} height={height} />;
      })}
    </svg>
  );
}
