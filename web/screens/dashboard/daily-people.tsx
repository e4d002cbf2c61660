import type { DailyPerson, DailySettings, Widened } from "@nakamatch/contract/endpoints/meeting/daily-people";
import { AGE, DAILY_YEARS } from "@nakamatch/contract/vocabulary/limits";
import { CalendarHeart, ChevronLeft, ChevronRight, Settings } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { HiddenPerson, placeOf } from "../../features/meeting/hide/hiding-place.tsx";
import { useHide } from "../../features/meeting/hide/use-hide.ts";
import { PersonAvatar } from "../../features/people/person-avatar.tsx";
import { useApp } from "../../lib/app.tsx";
import { formatList, formatNumber, formatTimeLeft } from "../../lib/format.ts";
import { lazyPart } from "../../lib/lazy-part.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { cx } from "../../ui/cx.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { CardActions } from "./card-actions.tsx";
import { DailyCard } from "./daily-card.tsx";
import { takeFirstPeople } from "./first-people.ts";
import { FoldHeading } from "./fold-heading.tsx";
import { todayFold } from "./today-query.ts";

const DailySettingsDialog = lazyPart(
  () => import("./daily-settings-dialog.tsx").then((module) => module.DailySettingsDialog),
  undefined,
  { phrases: ["dailySettings", "languages"] },
);

type DailyPeopleProps = {
  /** Undefined while awaited. */
  today:
    | { people: DailyPerson[]; settings: DailySettings | null; widened: Widened | null; nextAt: string | null }
    | undefined;
  /** The viewer looks for others: folded until pressed. */
  isAside: boolean;
};

/** "Six for today", open until folded in this browser. Renders nothing on days without people. */
export function DailyPeople({ today, isAside }: DailyPeopleProps) {
  const { t, language } = useTranslation();
  const { session } = useApp();
  const id = useId();
  const choice = todayFold.use();
  const [isOpenAside, setIsOpenAside] = useState(false);
  const open = isAside ? isOpenAside : choice !== "folded";
  const heading = useRef<HTMLHeadingElement>(null);
  const isKnown = today !== undefined;
  useEffect(() => {
    if (isKnown && takeFirstPeople()) heading.current?.focus({ preventScroll: true });
  }, [isKnown]);
  if (today && !today.nextAt) return null;
  const when = today?.nextAt ? formatTimeLeft(today.nextAt, language, session.now().getTime()) : "";
  const isDone = today?.people.length === 0;
  const limits = { ...NO_LIMITS, ...today?.settings };
  return (
    <section aria-label={t("taste.today.title")} aria-busy={!today} className="min-w-0 rounded-control bg-signal-wash">
      <div className="flex flex-wrap">
        <div className="min-w-0 flex-[1_1_18rem]">
          {isDone ? (
            <p className="flex min-h-11 items-center gap-2.5 px-3 py-1.5 leading-snug">
              <CalendarHeart className="size-5 shrink-0 text-signal-ink" />
              {t("taste.today.done", { when })}
            </p>
          ) : (
            <FoldHeading
              ref={heading}
              icon={<CalendarHeart className="size-5 shrink-0 text-signal-ink" />}
              title={t("taste.today.title")}
              open={open}
              contentId={id}
              onOpenChange={(opens) => (isAside ? setIsOpenAside(opens) : todayFold.set(opens ? "open" : "folded"))}
            >
              <span className="min-w-[1ch] text-ink-soft tabular-nums">{today?.people.length}</span>
              {!open && today && <Faces people={today.people} />}
            </FoldHeading>
          )}
        </div>
        {(open || isDone) && (
          // Its room is kept while they are unknown.
          <div className={cx("max-w-full", !today && "invisible")}>
            <Limits {...limits} />
          </div>
        )}
      </div>
      {open && !isDone && (
        <div id={id}>
          {today?.widened && <WidenedText {...today.widened} />}
          {today ? (
            <Row
              // A redraw starts at the first card.
              key={Object.values(limits).join()}
              people={today.people}
            >
              {t("taste.today.text", { when })}
            </Row>
          ) : (
            <div aria-hidden="true" className="flex gap-3 overflow-hidden px-3 pb-2.5 xl:flex-wrap">
              {["1", "2", "3", "4", "5", "6"].map((place) => (
                <Skeleton key={place} className={cx(card, "h-[calc(var(--daily-photo)+14.5rem)] xl:h-60")} />
              ))}
            </div>
          )}
        </div>
      )}
    </section>
  );
}

/** Who is in the folded section. */
function Faces({ people }: { people: readonly DailyPerson[] }) {
  return (
    <span aria-hidden="true" className="-space-x-2 flex max-sm:[&>:nth-child(n+4)]:hidden">
      {people.map((person) => (
        <PersonAvatar key={person.id} person={person} width="32px" className="size-8! text-sm!" />
      ))}
    </span>
  );
}

const NO_LIMITS: DailySettings = { maxDistance: null, minAge: null, maxAge: null, sharedLanguage: false };

/** The settings by which these people were drawn; opens them, loaded on demand. */
function Limits({ maxDistance, minAge, maxAge, sharedLanguage }: DailySettings) {
  const { t, language } = useTranslation();
  const hasAges = minAge !== null || maxAge !== null;
  const limits = [
    maxDistance === null
      ? t("taste.today.limits.anywhere")
      : t("taste.today.limits.near", { km: formatNumber(maxDistance, language) }),
    hasAges && t("taste.today.limits.ages", { ages: `${minAge ?? AGE.min}${maxAge === null ? "+" : `–${maxAge}`}` }),
    t(`taste.today.limits.${sharedLanguage ? "speaking" : "anyLanguage"}`),
  ];
  const [isOpen, setIsOpen] = useState(false);
  const [openings, setOpenings] = useState(0);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => {
          setIsOpen(true);
          setOpenings(openings + 1);
        }}
        className="flex min-h-11 max-w-full items-center gap-2.5 rounded-control px-3 py-1.5 text-left text-sm leading-snug"
      >
        <Settings className="size-5 shrink-0" />
        <span>
          {maxDistance === null && !hasAges && !sharedLanguage
            ? t("taste.today.limits.none")
            : limits.filter(Boolean).join(" · ")}{" "}
          <span className="font-bold text-accent-ink underline underline-offset-4">{t("taste.today.change")}</span>
        </span>
      </button>
      {openings > 0 && <DailySettingsDialog key={openings} open={isOpen} onOpenChange={setIsOpen} />}
    </>
  );
}

/** Says how few people were within the settings, and where the others were sought. */
function WidenedText({ within, isFarther, isOtherAge, isForeign }: Widened) {
  const { t, language } = useTranslation();
  const wider = [
    isFarther && t("taste.today.wider.farther"),
    isOtherAge && t("taste.today.wider.otherAge", { years: DAILY_YEARS }),
    isForeign && t("taste.today.wider.foreign"),
  ].filter((step) => step !== false);
  const where = formatList(wider, language);
  return (
    <p className="px-3 pb-1.5 text-pretty text-sm leading-snug max-sm:-mt-1">
      {within === 0 ? t("taste.today.fewNone", { where }) : t("taste.today.few", { count: within, where })}
    </p>
  );
}

/** A part of the next card is in sight; at a desk those of the last line fill it. */
const card = "w-[min(18rem,86%)] shrink-0 xl:max-w-1/2 xl:grow xl:w-[calc((100%-1.5rem)/3)]";
const cardOfFour = "xl:w-[calc((100%-0.75rem)/2)]!";

/** Cards to swipe through, also by arrow keys and buttons. */
function Row({ people, children }: { people: readonly DailyPerson[]; children: ReactNode }) {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  const { shown, keep } = useKept(people);
  const isWider = useIsWider(list, shown.length);
  /** Behind the last card comes the first. */
  const move = (by: 1 | -1) => {
    const row = list.current;
    const width = (row?.firstElementChild?.clientWidth ?? 0) + 12;
    if (!row) return;
    const rest = row.scrollWidth - row.clientWidth;
    const left = row.scrollLeft + by * width;
    const isAtEnd = by > 0 ? row.scrollLeft >= rest - 1 : row.scrollLeft <= 1;
    row.scrollTo({ left: isAtEnd ? (by > 0 ? 0 : rest) : left });
  };
  return (
    <>
      <ul
        ref={list}
        onKeyDown={moveFocus}
        className="flex snap-x snap-mandatory scroll-px-3 gap-3 overflow-x-auto overscroll-x-contain scroll-smooth px-3 pt-0.5 pb-2 [scrollbar-width:none] xl:flex-wrap"
      >
        {shown.map(({ person, isHidden }, at) => (
          <Place
            key={person.id}
            person={person}
            isFirst={at === 0}
            isHidden={isHidden}
            isLast={people.length === 1}
            isOfFour={shown.length === 4}
            onHide={() => keep(person, at)}
          />
        ))}
      </ul>
      <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-2 px-3 pb-2">
        <p className="min-w-[min(10rem,100%)] flex-1 text-pretty text-sm leading-snug">{children}</p>
        {isWider && (
          <div className="flex gap-2">
            <IconButton
              variant="framed"
              label={t("taste.today.previous")}
              icon={<ChevronLeft />}
              onClick={() => move(-1)}
            />
            <IconButton
              variant="framed"
              label={t("taste.today.next")}
              icon={<ChevronRight />}
              onClick={() => move(1)}
            />
          </div>
        )}
      </div>
    </>
  );
}

/** Arrow keys, Home and End move between the people's names. */
function moveFocus(event: KeyboardEvent<HTMLUListElement>): void {
  const people = [...event.currentTarget.children];
  const at = people.findIndex((person) => person.contains(document.activeElement));
  const target = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: people.length - 1 }[event.key];
  if (target === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  people[target]?.querySelector<HTMLElement>("a, button")?.focus();
}

/** Whether the cards do not fit beside each other. */
function useIsWider(list: { current: HTMLElement | null }, count: number): boolean {
  const [isWider, setIsWider] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: fewer cards may fit
  useLayoutEffect(() => {
    const row = list.current;
    if (!row) return;
    const observer = new ResizeObserver(() => setIsWider(row.scrollWidth > row.clientWidth));
    observer.observe(row);
    return () => observer.disconnect();
  }, [count]);
  return isWider;
}

interface Kept {
  person: DailyPerson;
  at: number;
}

/** Who was hidden here keeps the place, so that it can be undone there. */
function useKept(people: readonly DailyPerson[]) {
  const [kept, setKept] = useState<readonly Kept[]>([]);
  const shown = people.map((person) => ({ person, isHidden: false }));
  for (const { person, at } of kept.toSorted((one, other) => one.at - other.at)) {
    if (people.every(({ id }) => id !== person.id)) shown.splice(at, 0, { person, isHidden: true });
  }
  const keep = (person: DailyPerson, at: number) =>
    setKept((before) => [...before.filter((each) => each.person.id !== person.id), { person, at }]);
  return { shown, keep };
}

type PlaceProps = {
  person: DailyPerson;
  isFirst: boolean;
  isHidden: boolean;
  /** Hiding the person ends the section, whose undo is then in a toast. */
  isLast: boolean;
  /** Two lines of two. */
  isOfFour: boolean;
  onHide: () => void;
};

/** A person's card, or the undo of "not for me" in its place. */
function Place({ person, isFirst, isHidden, isLast, isOfFour, onHide }: PlaceProps) {
  const place = useRef<HTMLLIElement>(null);
  const hide = useHide(person, { isTold: isLast });
  // The focused button was replaced: see `placeOf`.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other button is there then
  useLayoutEffect(() => {
    if (document.activeElement !== place.current) return;
    place.current?.querySelector<HTMLElement>("[data-hiding]")?.focus({ preventScroll: true });
  }, [isHidden]);
  const hidePerson = () => {
    onHide();
    hide(true);
  };
  return (
    <li
      ref={place}
      data-hiding-place=""
      tabIndex={-1}
      className={cx(card, isOfFour && cardOfFour, "snap-start outline-none")}
    >
      {isHidden ? (
        <HiddenPerson name={person.nickname} onUndo={() => hide(false)} />
      ) : (
        <DailyCard
          person={person}
          isFirst={isFirst}
          action={<CardActions person={person} focusFallback={placeOf} onHide={hidePerson} />}
        />
      )}
    </li>
  );
}
