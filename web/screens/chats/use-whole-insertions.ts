import { type RefObject, useEffect } from "react";

const graphemes = new Intl.Segmenter();

/**
 * `maxLength` limits typing, but inserted text stays whole instead of being cut silently; a composed emoji without
 * room is left out.
 */
export function useWholeInsertions(field: RefObject<HTMLTextAreaElement | null>, max: number): void {
  useEffect(() => {
    const box = field.current;
    if (!box) return;
    const before = (event: InputEvent) => {
      const { data, inputType } = event;
      const room = max - box.value.length + (box.selectionEnd - box.selectionStart);
      const isPasted = inputType === "insertFromPaste" || inputType === "insertFromDrop";
      if (!isPasted && (data === null || data.length <= room)) return;
      if (isPasted || !isOneCharacter(data ?? "")) box.removeAttribute("maxlength");
      else event.preventDefault();
    };
    const after = () => {
      box.maxLength = max;
    };
    box.addEventListener("beforeinput", before);
    box.addEventListener("input", after);
    return () => {
      box.removeEventListener("beforeinput", before);
      box.removeEventListener("input", after);
    };
  }, [field, max]);
}

function isOneCharacter(text: string): boolean {
  const [first] = graphemes.segment(text);
  return first?.segment === text;
}
