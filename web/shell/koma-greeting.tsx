import { Koma, type KomaMood } from "../ui/art/koma.tsx";
import { Bubble } from "../ui/bubble.tsx";
import { cx } from "../ui/cx.ts";
import { SpeedLines } from "../ui/speed-lines.tsx";

export interface KomaGreetingProps {
  mood: KomaMood;
  text: string;
  /** Height beside wide content. */
  size: "md" | "lg";
}

/** Koma with a bubble: in a row on phones, under the bubble beside wide content. */
export function KomaGreeting({ mood, text, size }: KomaGreetingProps) {
  return (
    <div className="mt-5 flex items-end gap-3 lg:mt-7 lg:flex-col lg:items-stretch lg:gap-7">
      <div className="relative shrink-0 overflow-hidden lg:-rotate-2 lg:order-last lg:rounded-md lg:border-2 lg:border-edge lg:bg-accent-wash lg:shadow-panel">
        <SpeedLines
          lines={120}
          hole={0.5}
          className="absolute inset-0 size-full text-accent opacity-35 max-lg:hidden"
        />
        <svg
          viewBox="0 -6 108 126"
          className={cx("relative h-24 w-auto lg:mx-auto lg:mt-7", size === "lg" ? "lg:h-52" : "lg:h-44")}
          aria-hidden="true"
        >
          <Koma mood={mood} />
        </svg>
      </div>
      <Bubble className="mb-4 min-w-0 font-bold [--tail:1rem] sm:text-lg lg:mb-0 lg:[--tail:3rem]">{text}</Bubble>
    </div>
  );
}
