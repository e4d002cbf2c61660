import { APPEAL_MAX } from "@nakamatch/contract/vocabulary/statements";
import { appealTextProblem } from "@nakamatch/domain/safety/appeal";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { toAppError } from "../../../lib/errors.ts";
import { useTranslation } from "../../../lib/translation.tsx";
import { Button } from "../../../ui/button.tsx";
import { Form } from "../../../ui/form.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { useErrorToast, useToast } from "../../../ui/toast.tsx";

export type TextFormWords = Record<
  "label" | "submit" | "sending" | "required" | "sentTitle" | "sentText" | "failedTitle",
  string
> & { hint?: string };

/** The text of an appeal or an answer. Input stays until sent. */
export function TextForm<Sent>({
  words,
  max = APPEAL_MAX,
  over = false,
  sent = null,
  send,
  onSent,
  onFailed,
}: {
  words: TextFormWords;
  max?: number;
  /** Why nothing can be sent any more: what was written stays, to be copied. */
  over?: string | false;
  /** What has arrived, perhaps by a request whose response was lost. */
  sent?: string | null;
  send: (body: string) => Promise<Sent>;
  onSent: (sent: Sent) => void;
  onFailed?: () => void;
}) {
  const { t } = useTranslation();
  const toast = useToast();
  const { fail, clearError } = useErrorToast();
  const [body, setBody] = useState("");
  const [tried, setTried] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const problem = appealTextProblem(body);
  useEffect(() => {
    field.current?.focus({ preventScroll: true });
    // Scrolls field and button into view.
    field.current?.form?.scrollIntoView?.({ block: "nearest" });
  }, []);
  const { mutate, isPending } = useMutation({
    mutationFn: () => send(body.trim()),
    onSuccess: (sent) => {
      onSent(sent);
      toast({ title: words.sentTitle, description: words.sentText, variant: "success" });
    },
    onError: (thrown) => {
      fail(words.failedTitle, toAppError(thrown).text(t));
      onFailed?.();
    },
  });

  if (over && (body === "" || body.trim().normalize() === sent)) return null;

  const submit = () => {
    setTried(true);
    if (problem) return field.current?.focus();
    clearError();
    mutate();
  };

  return (
    <Form
      busy={isPending || over !== false}
      onSubmit={submit}
      className="flex scroll-mb-[calc(var(--bar,0px)+1rem)] flex-col gap-4"
    >
      <TextArea
        ref={field}
        label={words.label}
        hint={over ? undefined : words.hint}
        value={body}
        onChange={(event) => setBody(event.target.value)}
        readOnly={over !== false}
        error={!over && tried && problem && words.required}
        max={max}
        maxLength={max}
        rows={5}
      />
      {over ? (
        <p role="status" className="font-bold">
          {over}
        </p>
      ) : (
        <Button type="submit" variant="primary" busy={isPending} busyLabel={words.sending} className="self-start">
          {words.submit}
        </Button>
      )}
    </Form>
  );
}
