import { usePart } from "../../lib/app.tsx";

/** Words written before their chat is open, which sends them as it opens: by chat. */
function createFirstWords() {
  const words = new Map<string, string>();
  return {
    put: (chatId: string, text: string) => words.set(chatId, text),
    /** Once. */
    takeFor(chatId: string): string | undefined {
      const text = words.get(chatId);
      words.delete(chatId);
      return text;
    },
  };
}

export function useFirstWords() {
  return usePart(createFirstWords);
}
