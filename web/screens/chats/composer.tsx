import { TYPING_INTERVAL_MS } from "@nakamatch/contract/events/realtime";
import { MESSAGE } from "@nakamatch/contract/vocabulary/limits";
import { messageCounterLevel, messageProblem } from "@nakamatch/domain/meeting/message";
import { withoutSpoilers } from "@nakamatch/domain/meeting/message-parts";
import { asSpoiler, nameSpoilers, toggleSpoiler } from "@nakamatch/domain/meeting/spoilers";
import { isVisible } from "@nakamatch/domain/people/visible-text";
import { EyeOff, SendHorizontal, Wrench } from "lucide-react";
import {
  type ChangeEvent,
  type KeyboardEvent,
  type Ref,
  type RefObject,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
} from "react";
import { useCensorship } from "../../features/chats/censorship/settings.ts";
import { useDraft } from "../../features/chats/drafts.ts";
import { useApp } from "../../lib/app.tsx";
import { lazyPart } from "../../lib/lazy-part.tsx";
import { useIsMaintenance } from "../../lib/maintenance.ts";
import { useUser } from "../../lib/session.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { Chip } from "../../ui/badge.tsx";
import { Counter } from "../../ui/counter.tsx";
import { Form } from "../../ui/form.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { isComposing } from "../../ui/input-method.ts";
import { useToast } from "../../ui/toast.tsx";
import { useGrowing } from "../../ui/use-growing.ts";
import { prepareCensorship } from "./censorship/censor-message.ts";
import { markTakenBack } from "./message-groups.ts";
import { QuoteDraft } from "./quote.tsx";

const SpoilerTitles = lazyPart(() => import("./spoiler-titles.tsx").then((module) => module.SpoilerTitles));

type ComposerProps = {
  ref?: Ref<HTMLTextAreaElement> | undefined;
  chatId: string;
  /** The other person. */
  personId: string;
  name: string;
  /** The last message is still in the box. */
  isPreparing: boolean;
  /** The ids of messages that were. */
  takenBack: ReadonlySet<string>;
  onSend: (text: string) => void;
};

/**
 * Enter sends, Shift+Enter adds a line, with a counter (CHAT-19..25). A button hides selection or message as a spoiler.
 * Holds the draft, so that typing re-renders no messages.
 */
export function Composer({ ref, chatId, personId, name, isPreparing, takenBack, onSend }: ComposerProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const counter = useId();
  const held = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => box.current as HTMLTextAreaElement);
  const { id: viewerId } = useUser();
  const { text, isSpoiler, title, quoted, write, setSpoiler, setTitle, dropQuoted } = useDraft(viewerId, chatId);
  const wrap = (written: string) => {
    const marked = isSpoiler ? asSpoiler(written) : written;
    return title ? nameSpoilers(marked, title) : marked;
  };
  // The marks are not shown, nor counted.
  const marks = isSpoiler ? wrap("x").length - 1 : wrap(text).length - text.length;
  const most = MESSAGE.max - marks;
  useWholeInsertions(box, most);
  useGrowing(box);
  const tellTyping = useTypingSignal(chatId);
  const { enabled } = useCensorship().settings;
  const isMaintenance = useIsMaintenance();
  useEffect(() => {
    if (enabled) void prepareCensorship();
  }, [enabled]);

  const message = wrap(text).normalize();
  const hasSpoiler = isSpoiler || withoutSpoilers(text, "") !== text;
  const isHidden = isSpoiler || (text.trim() !== "" && withoutSpoilers(text, "").trim() === "");
  const submit = () => {
    if (isPreparing || isMaintenance || !isVisible(text)) return;
    const problem = messageProblem(message);
    if (problem === "tooLong") toast({ title: t("chats.messages.tooLong"), variant: "destructive" });
    if (problem !== null) return;
    // Restored if sending fails.
    write(message);
    setSpoiler(false);
    setTitle(null);
    onSend(message.trim());
    // The disabled button would lose the focus.
    box.current?.focus();
  };
  const onSpoiler = () => {
    const field = box.current;
    if (!field) return;
    field.focus();
    if (isSpoiler || !isVisible(text)) return setSpoiler(!isSpoiler);
    const next = toggleSpoiler(text, field.selectionStart, field.selectionEnd);
    if (next.text.length > Math.max(MESSAGE.max, text.length)) {
      toast({ title: t("chats.messages.tooLong"), variant: "destructive" });
      return;
    }
    replace(field, next.text, next.start, next.end);
  };
  /** React's change would move the cursor to the end. */
  const replace = (field: HTMLTextAreaElement, next: string, start: number, end: number) => {
    field.value = next;
    field.setSelectionRange(start, end);
    write(next);
  };
  const onChange = ({ target: field, nativeEvent }: ChangeEvent<HTMLTextAreaElement>) => {
    const { value, selectionEnd } = field;
    const composed = value.normalize();
    // In stored form (OPEN-89); changes during composition would disturb input methods.
    if (composed === value || (nativeEvent as InputEvent).isComposing) write(value);
    else {
      const cursor = value.slice(0, selectionEnd).normalize().length;
      replace(field, composed, cursor, cursor);
    }
    if (isVisible(value)) tellTyping();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && quoted && !isComposing(event.nativeEvent)) {
      event.preventDefault();
      dropQuoted();
    }
    // During composition, Enter picks a word.
    if (event.key !== "Enter" || event.shiftKey || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    submit();
  };

  return (
    <Form
      onSubmit={submit}
      className="@container border-edge border-t-2 bg-sheet py-2.5 pr-3 pl-1.5 low:py-1.5 md:pr-4"
    >
      <div className="mx-auto flex max-w-4xl flex-wrap items-end justify-between gap-2.5">
        <div role="status" className="flex w-full flex-col gap-2 pl-2 empty:hidden">
          {isMaintenance && (
            <p id={held} className="flex items-center gap-2 text-sm">
              <Wrench aria-hidden className="size-4.5 shrink-0" />
              {t("chats.messages.held")}
            </p>
          )}
          {quoted && (
            <QuoteDraft
              quoted={markTakenBack(quoted, takenBack)}
              viewerId={viewerId}
              name={name}
              onDrop={() => {
                dropQuoted();
                box.current?.focus();
              }}
            />
          )}
          {isSpoiler && (
            <Chip
              tone="accent"
              icon={<EyeOff />}
              name={t("chats.spoiler.mode")}
              onRemove={() => {
                setSpoiler(false);
                box.current?.focus();
              }}
            />
          )}
        </div>
        {hasSpoiler && <SpoilerTitles personId={personId} chosen={title} onChoose={setTitle} />}
        <IconButton
          label={t("chats.spoiler.mark")}
          icon={<EyeOff />}
          className="-mr-1.5 mb-0.5"
          // Keeps the selection.
          onMouseDown={(event) => event.preventDefault()}
          aria-pressed={isHidden}
          disabled={isMaintenance}
          onClick={onSpoiler}
        />
        {/* Own line with large text. */}
        <div className="@max-[18rem]:-order-1 relative min-w-0 flex-1 @max-[18rem]:basis-full @max-[18rem]:pl-1.5">
          <textarea
            ref={box}
            dir="auto"
            rows={1}
            value={text}
            maxLength={most}
            readOnly={isMaintenance}
            aria-label={t("chats.messages.write", { name })}
            aria-describedby={isMaintenance ? `${held} ${counter}` : counter}
            placeholder={t("chats.messages.placeholder")}
            enterKeyHint="send"
            onChange={onChange}
            onKeyDown={onKeyDown}
            className="control field-sizing-content block max-h-[min(10rem,25dvh)] resize-none rounded-3xl px-4 py-2.5"
          />
          <span
            data-counter={messageCounterLevel(message.length)}
            hidden={text === ""}
            // On the border, so that the text keeps the whole width.
            className="pointer-events-none absolute -top-2.5 right-5 rounded bg-sheet px-1 leading-none"
          >
            <Counter id={counter} used={text.normalize().length} max={most} warn={MESSAGE.warn - marks} />
          </span>
        </div>
        <IconButton
          type="submit"
          variant="signal"
          label={t("chats.messages.send")}
          disabled={isMaintenance || !isVisible(text)}
          busy={isPreparing}
          icon={<SendHorizontal />}
          className="mb-0.5"
        />
      </div>
    </Form>
  );
}

/**
 * `maxLength` limits typing; inserted text stays whole instead of being truncated. Composed emoji that do not fit are
 * dropped.
 */
function useWholeInsertions(field: RefObject<HTMLTextAreaElement | null>, max: number): void {
  useEffect(() => {
    const box = field.current;
    if (!box) return;
    const before = (event: InputEvent) => {
      const { data, inputType } = event;
      const room = max - box.value.length + (box.selectionEnd - box.selectionStart);
      const isPasted = inputType === "insertFromPaste" || inputType === "insertFromDrop";
      if (isPasted || data === null || data.length <= room) return;
      if (isOneCharacter(data)) event.preventDefault();
      else box.removeAttribute("maxlength");
    };
    const after = () => {
      box.maxLength = max;
    };
    // WebKit has cut a pasted text before it asks by `beforeinput`.
    let pasted: ReturnType<typeof setTimeout>;
    const whole = () => {
      box.removeAttribute("maxlength");
      pasted = setTimeout(after);
    };
    box.addEventListener("paste", whole);
    box.addEventListener("drop", whole);
    box.addEventListener("beforeinput", before);
    box.addEventListener("input", after);
    return () => {
      clearTimeout(pasted);
      box.removeEventListener("paste", whole);
      box.removeEventListener("drop", whole);
      box.removeEventListener("beforeinput", before);
      box.removeEventListener("input", after);
    };
  }, [field, max]);
}

function isOneCharacter(text: string): boolean {
  // Firefox has it since 125.
  if (!("Segmenter" in Intl)) return [...text].length === 1;
  const [first] = new Intl.Segmenter().segment(text);
  return first?.segment === text;
}

/** Returns a callback for text changes, which sends typing events. */
function useTypingSignal(chatId: string): () => void {
  const { live } = useApp();
  const last = useRef(Number.NEGATIVE_INFINITY);
  return () => {
    const now = Date.now();
    if (now - last.current < TYPING_INTERVAL_MS) return;
    last.current = now;
    live.tell("chat.typing", { chatId });
  };
}
