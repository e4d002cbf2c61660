import type { LikeWords } from "@nakamatch/contract/schemas/like-words";
import type { Translate } from "../../../lib/i18n.ts";
import { questionText } from "../../people/profile/question-text.ts";

/** Says whose words they are, and about what. `name`: of the other person. */
export function sourceText(
  t: Translate,
  { by, about, name }: Pick<LikeWords, "by" | "about"> & { name: string },
): string {
  const isMine = by === "me";
  if (about === null) return isMine ? t("likeWords.quote.mine") : t("likeWords.quote.other", { name });
  if (about.kind === "photo")
    return isMine ? t("likeWords.quote.minePhoto") : t("likeWords.quote.otherPhoto", { name });
  const title = about.kind === "title" ? about.title.name : questionText(t, about.question);
  return isMine ? t("likeWords.quote.mineAbout", { title }) : t("likeWords.quote.otherAbout", { name, title });
}
