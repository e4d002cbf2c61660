import type { DailyPerson, DailySettings, Widened } from "@nakamatch/contract/endpoints/meeting/daily-people";
import { AGE, DAILY_YEARS } from "@nakamatch/contract/vocabulary/limits";
import { CalendarHeart, ChevronLeft, ChevronRight, Settings } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { useHide } from "../../features/meeting/hide/use-hide.ts";
import { PersonAvatar } from "../../features/people/person-avatar.tsx";
import { useApp } from "../../lib/app.tsx";
import { formatList, formatNumber, formatTimeLeft } from "../../lib/format.ts";
import { lazyPart } from "../../lib/lazy-part.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { CardActions } from "./card-actions.tsx";
import { DailyCard } from "./daily-card.tsx";
import { takeFirstPeople } from "./first-people.ts";
import { FoldHeading } from "./fold-heading.tsx";
import { isOpenedUntilNext, openUntil, todayFold } from "./today-query.ts";

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
  const [isOpenAside, setIsOpenAside] = useState(() => isOpenedUntilNext(session.now()));
  const [putAway, setPutAway] = useState<DailyPerson>();
  const open = isAside ? isOpenAside : choice !== "folded";
  const heading = useRef<HTMLHeadingElement>(null);
  const isKnown = today !== undefined;
  useEffect(() => {
    if (isKnown && takeFirstPeople()) heading.current?.focus({ preventScroll: true });
  }, [isKnown]);
  const nextAt = today?.nextAt;
  useEffect(() => {
    if (nextAt) openUntil(isOpenAside ? nextAt : null);
  }, [isOpenAside, nextAt]);
  if (today && !nextAt) return null;
  const when = nextAt ? formatTimeLeft(nextAt, language, session.now().getTime()) : "";
  const isDone = today?.people.length === 0;
  const limits = { ...NO_LIMITS, ...today?.settings };
  const draw = Object.values(limits).join();
  const backId = today?.people.find(({ id }) => id === putAway?.id)?.id;
  const setOpen = (opens: boolean) => {
    setIsOpenAside(opens);
    if (opens || !isAside) todayFold.set(opens ? "open" : "folded");
  };
  return (
    <section
      aria-label={t("taste.today.title")}
      aria-busy={!today}
      className={cx("min-w-0 rounded-control bg-signal-wash", today?.widened && "[--wider:3rem]")}
    >
      <div className="flex flex-wrap">
        <div className="min-w-0 flex-[1_1_18rem]">
          {isDone ? (
            <Closing isEnd={putAway !== undefined}>{t("taste.today.done", { when })}</Closing>
          ) : (
            <FoldHeading
              ref={heading}
              icon={<CalendarHeart className="size-5 shrink-0 text-signal-ink" />}
              title={t("taste.today.title")}
              open={open}
              contentId={id}
              onOpenChange={setOpen}
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
          {today?.widened && <WidenedText {...today.widened} people={today.people} />}
          {today ? (
            <Row
              // A redraw starts at the first card.
              key={draw}
              draw={`${draw} ${nextAt}`}
              people={today.people}
              backId={backId}
              onHide={setPutAway}
            >
              {t(today.people.every(({ hasLiked }) => hasLiked) ? "taste.today.done" : "taste.today.text", { when })}
            </Row>
          ) : (
            <div aria-hidden="true" className="flex gap-3 overflow-hidden px-3 pb-2.5 xl:flex-wrap">
              {["1", "2", "3", "4", "5", "6"].map((place) => (
                <Skeleton key={place} className={cx(card, "xl:h-60")} />
              ))}
            </div>
          )}
        </div>
      )}
      <div role="status">{(open || isDone) && putAway && backId === undefined && <PutAway person={putAway} />}</div>
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
    sharedLanguage && t("taste.today.limits.speaking"),
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
function WidenedText({
  within,
  maxDistance,
  isFarther,
  isOtherAge,
  isForeign,
  people,
}: Widened & { people: readonly DailyPerson[] }) {
  const { t, language } = useTranslation();
  const farthest = Math.max(...people.map(({ distanceKm }) => distanceKm ?? 0));
  // Who was farther away may be put away by now.
  const isTold = maxDistance !== null && farthest > maxDistance;
  const wider = [
    isFarther &&
      (isTold
        ? t("taste.today.wider.fartherTo", { km: formatNumber(farthest, language, { decimals: 0 }) })
        : t("taste.today.wider.farther")),
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

/**
 * A part of the next card is in sight, and the whole first one with its buttons, between a phone's bars: the photo has the
 * room that the text leaves. At a desk those of the last line fill it.
 */
const card =
  "w-[min(18rem,86%)] shrink-0 max-xl:min-h-[clamp(26rem,100svh-21rem-var(--searches,0rem)-var(--wider,0rem),33.5rem)] sm:max-xl:min-h-[clamp(27rem,100svh-18rem-var(--searches,0rem),33.5rem)] xl:max-w-1/2 xl:grow xl:w-[calc((100%-1.5rem)/3)]";
const cardOfFour = "xl:w-[calc((100%-0.75rem)/2)]!";

type RowProps = {
  /** Tells these people from earlier and later ones. */
  draw: string;
  people: readonly DailyPerson[];
  /** Of the person who was put away last, and is here again. */
  backId: string | undefined;
  onHide: (person: DailyPerson) => void;
  children: ReactNode;
};

/** Cards to swipe through, also by arrow keys and buttons. */
function Row({ draw, people, backId, onHide, children }: RowProps) {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  useKeptPlace(list, draw);
  const isWider = useIsWider(list, people.length);
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
        {people.map((person, at) => (
          <Place
            key={person.id}
            person={person}
            isFirst={at === 0}
            isBack={person.id === backId}
            isOfFour={people.length === 4}
            onHide={() => onHide(person)}
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

/** Keeps in the history entry how far the row is scrolled, before each click, which may lead elsewhere. */
function useKeptPlace(list: { current: HTMLElement | null }, draw: string): void {
  useLayoutEffect(() => {
    const row = list.current;
    if (!row) return;
    const kept = (history.state as { today?: { draw: string; left: number } } | null)?.today;
    if (kept?.draw === draw) row.scrollTo({ left: kept.left, behavior: "instant" });
    const keep = () => history.replaceState({ ...history.state, today: { draw, left: row.scrollLeft } }, "");
    addEventListener("click", keep, true);
    return () => removeEventListener("click", keep, true);
  }, [list, draw]);
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

type PlaceProps = {
  person: DailyPerson;
  isFirst: boolean;
  /** Was put away here, and has come back. */
  isBack: boolean;
  /** Two lines of two. */
  isOfFour: boolean;
  onHide: () => void;
};

/** A person's card. */
function Place({ person, isFirst, isBack, isOfFour, onHide }: PlaceProps) {
  const place = useRef<HTMLLIElement>(null);
  const hide = useHide(person);
  useLayoutEffect(() => {
    if (isBack) takeLostFocus(place.current?.querySelector("a"));
  }, [isBack]);
  return (
    <li ref={place} className={cx(card, isOfFour && cardOfFour, "snap-start")}>
      <DailyCard
        person={person}
        isFirst={isFirst}
        action={
          <CardActions
            person={person}
            // To the next person's name.
            focusFallback={() => null}
            onHide={() => {
              onHide();
              hide(true);
            }}
          />
        }
      />
    </li>
  );
}

/** Who was put away last, with the undo. */
function PutAway({ person }: { person: DailyPerson }) {
  const { t } = useTranslation();
  const hide = useHide(person);
  return (
    <div className="flex items-center justify-between gap-3 px-3 pb-1.5">
      <p className="min-w-0 text-ink-soft text-sm leading-snug [overflow-wrap:anywhere]">
        {t("common.hiding.done", { name: person.nickname })}
      </p>
      <Button className="shrink-0" onClick={() => hide(false)}>
        {t("common.hiding.undo")}
      </Button>
    </div>
  );
}

/** Nobody is left, with the word of what comes. `isEnd`: the last one was put away here. */
function Closing({ isEnd, children }: { isEnd: boolean; children: ReactNode }) {
  const text = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    if (isEnd) takeLostFocus(text.current);
  }, [isEnd]);
  return (
    <p
      ref={text}
      tabIndex={-1}
      className="flex min-h-11 items-center gap-2.5 text-pretty px-3 py-1.5 leading-snug outline-none"
    >
      <CalendarHeart className="size-5 shrink-0 text-signal-ink" />
      {children}
    </p>
  );
}

/** For the focus whose button was removed. */
function takeLostFocus(element: HTMLElement | null | undefined): void {
  if (document.activeElement === document.body) element?.focus();
}
