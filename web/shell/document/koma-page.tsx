import type { ReactNode } from "react";
import type { KomaMood } from "../../ui/art/koma.tsx";
import { Halftone } from "../../ui/halftone.tsx";
import { BackButton } from "../back-button.tsx";
import { KomaGreeting } from "../koma-greeting.tsx";

type KomaPageProps = {
  title: string;
  intro: string;
  mood: KomaMood;
  children: ReactNode;
};

/** A short public page: title, Koma with a greeting, content. */
export function KomaPage({ title, intro, mood, children }: KomaPageProps) {
  return (
    <div className="relative isolate">
      <div className="relative mx-auto flex w-full max-w-6xl flex-col gap-4 px-4 py-5 sm:px-6 sm:py-7">
        <span className="print:hidden">
          <BackButton />
        </span>
        <div className="grid gap-x-14 gap-y-8 pb-6 lg:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
          <div className="min-w-0 lg:sticky lg:top-28 lg:self-start">
            <h1 className="font-black text-4xl [overflow-wrap:anywhere] sm:text-5xl">{title}</h1>
            <KomaGreeting mood={mood} text={intro} size="md" />
          </div>
          <div className="flex min-w-0 flex-col gap-10">{children}</div>
        </div>
      </div>
      {/* Last, as it hangs at the lower edge, which moves while the content streams in. */}
      <div className="-z-10 absolute inset-0 overflow-hidden print:hidden" aria-hidden="true">
        <Halftone
          from="bottom-left"
          columns={34}
          rows={26}
          className="-left-6 absolute bottom-0 h-[42rem] max-h-full w-full text-signal opacity-8 lg:w-1/2 lg:opacity-20"
        />
      </div>
    </div>
  );
}
