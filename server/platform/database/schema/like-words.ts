import { pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

/** Words with a like. Triggers withdraw them with the like, and with a block. */
export const likeWords = pgTable(
  "like_words",
  {
    authorId: uuid("author_id").notNull(),
    receiverId: uuid("receiver_id").notNull(),
    text: text("text").notNull(),
    aboutKind: text("about_kind", { enum: ["title", "prompt", "photo"] }).notNull(),
    aboutId: text("about_id").notNull(),
    writtenAt: instant("written_at").notNull().defaultNow(),
    /** Once set, the words are hidden, but the receiver may still report them. */
    withdrawnAt: instant("withdrawn_at"),
  },
  (table) => [primaryKey({ columns: [table.authorId, table.receiverId] })],
);

/** People who want likes without words. */
export const likeWordsRefusals = pgTable("like_words_refusals", {
  personId: uuid("person_id").primaryKey(),
});
