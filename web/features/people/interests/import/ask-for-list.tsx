import { FileUp } from "lucide-react";
import { type DragEvent, useId, useRef, useState } from "react";
import { useTranslation } from "../../../../lib/translation.tsx";
import { Button } from "../../../../ui/button.tsx";
import { cx } from "../../../../ui/cx.ts";
import { Form } from "../../../../ui/form.tsx";
import { TextArea } from "../../../../ui/text-area.tsx";

/** Accepts a dropped or picked file, or pasted text. */
export function AskForList({ onList }: { onList: (list: Blob) => void }) {
  const { t } = useTranslation();
  const [text, setText] = useState("");
  const [dragged, setDragged] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const formats = useId();

  const over = (event: DragEvent) => {
    // The browser would open the file.
    event.preventDefault();
    setDragged(event.type === "dragover");
  };
  const drop = (event: DragEvent) => {
    over(event);
    const { files } = event.dataTransfer;
    const [file] = files;
    const dropped = file ?? new Blob([event.dataTransfer.getData("text/plain")]);
    if (file || dropped.size > 0) onList(dropped);
  };

  return (
    <div className="flex flex-col gap-6">
      {/* The button inside serves the keyboard. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping has no keyboard */}
      <div
        onDragOver={over}
        onDragLeave={over}
        onDrop={drop}
        className={cx(
          "flex flex-col items-center gap-3 rounded-panel border-2 border-dashed p-6 text-center transition-colors",
          dragged ? "border-accent bg-accent-wash" : "border-edge bg-paper",
        )}
      >
        <FileUp className="size-10 text-accent-ink" />
        <p className="font-bold max-sm:hidden">{t("interests.list.drop")}</p>
        <input
          ref={input}
          type="file"
          tabIndex={-1}
          aria-label={t("interests.list.file")}
          className="sr-only"
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            // Allows picking the same file again.
            event.target.value = "";
            if (file) onList(file);
          }}
        />
        <Button variant="primary" aria-describedby={formats} onClick={() => input.current?.click()}>
          {t("interests.list.choose")}
        </Button>
        <p id={formats} className="text-ink-soft text-sm">
          {t("interests.list.formats")}
        </p>
      </div>
      <Form
        className="flex flex-col items-stretch gap-3"
        onSubmit={() => {
          if (text.trim() !== "") onList(new Blob([text]));
        }}
      >
        <TextArea
          label={t("interests.list.paste")}
          hint={t("interests.list.pasteHint")}
          rows={4}
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" disabled={text.trim() === ""} className="self-end">
          {t("interests.list.read")}
        </Button>
      </Form>
    </div>
  );
}
