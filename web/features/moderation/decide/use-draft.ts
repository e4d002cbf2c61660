import { useMutation } from "@tanstack/react-query";
import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { useDebounce } from "../../../lib/debounce.ts";
import { useTranslation } from "../../../lib/translation.tsx";

/** Milliseconds. */
const SAVE_MS = 500;

type DraftOptions = {
  /** Whom or what the text is about: if it changes, the text is saved again. Undefined: nothing is stored. */
  about: string | undefined;
  /** The draft stored on the server. */
  stored: string | null | undefined;
  isOpen: boolean;
  save: (text: string) => Promise<unknown>;
  /** Changes the cached draft. */
  cache: (text: string) => void;
};

/** An unsent text, autosaved on the server while typing and on closing; `drop` deletes it after the decision. */
export function useDraft({ about, stored, isOpen, save, cache }: DraftOptions) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<string>();
  const unsaved = useRef<string>(undefined);
  const { run, cancel } = useDebounce(SAVE_MS);
  const { mutate, status } = useMutation({
    // Serial, in the order of changes.
    scope: { id: "drafts" },
    mutationFn: save,
    onMutate: cache,
  });
  const saveNow = useCallback(() => {
    const text = unsaved.current;
    if (text === undefined || about === undefined) return;
    unsaved.current = undefined;
    mutate(text);
  }, [about, mutate]);
  useEffect(() => (isOpen ? saveNow : undefined), [isOpen, saveNow]);
  const [savedFor, setSavedFor] = useState(about);
  const saveAgain = useEffectEvent(() => {
    unsaved.current = typed;
    setSavedFor(about);
    saveNow();
  });
  useEffect(() => {
    if (savedFor !== about) saveAgain();
  }, [savedFor, about]);
  return {
    text: typed ?? stored ?? "",
    setText: (text: string) => {
      setTyped(text);
      unsaved.current = text;
      run(saveNow);
    },
    status:
      about !== undefined &&
      (status === "success" ? t("banDialog.draft.saved") : status === "error" && t("banDialog.draft.failed")),
    isKept: about !== undefined && status !== "error",
    drop: () => {
      unsaved.current = undefined;
      cancel();
    },
  };
}
