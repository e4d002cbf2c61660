import type { Chat } from "@nakamatch/contract/endpoints/chats/conversations";
import { CHAT_END_SENTENCES, type ChatEndSentence } from "@nakamatch/contract/vocabulary/chat-ends";
import { useState } from "react";
import { api } from "../../lib/api.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { FormDialog } from "../../ui/form-dialog.tsx";
import { RadioCards } from "../../ui/radio-cards.tsx";
import { useEndChange } from "./use-end-change.ts";

type EndDialogProps = { chat: Chat; name: string; open: boolean; onOpenChange: (open: boolean) => void };

/** Asks with which sentence to end the conversation. */
export function EndDialog({ chat: { id: chatId }, name, open, onOpenChange }: EndDialogProps) {
  const { t } = useTranslation();
  const [sentence, setSentence] = useState<ChatEndSentence>(CHAT_END_SENTENCES[0]);
  const { mutate, isPending } = useEndChange(() => api.chatEnds.end({ chatId, sentence }), {
    onSuccess: () => onOpenChange(false),
  });
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("chatEnds.dialog.title", { name })}
      description={t("chatEnds.dialog.text", { name })}
      label={t("chatEnds.dialog.confirm")}
      busy={isPending}
      onSubmit={() => mutate()}
    >
      <RadioCards
        legend={t("chatEnds.dialog.legend")}
        options={CHAT_END_SENTENCES.map((value) => ({ value, label: t(`chatEnds.${value}`) }))}
        value={sentence}
        onValueChange={setSentence}
      />
      <p className="text-ink-soft">{t("chatEnds.dialog.note")}</p>
    </FormDialog>
  );
}
