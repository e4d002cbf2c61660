import { readFileSync } from "node:fs";
import { join } from "node:path";

const WEB = join(import.meta.dirname, "..");
const read = (file: string) => readFileSync(join(WEB, file), "utf8");

/** What the route table says of a screen, and its module of its phrases. */
export interface Screen {
  path: string;
  /** Its file, below `web`. */
  file: string;
  phrases: string[];
  /** Whether it is inside of the frame of signed-in people. */
  isFramed: boolean;
  page?: "prerendered" | "read";
}

const FRAME = "shell/layouts/signed-in.tsx";

/** What screens open with, asked for by `public/early.js`, by exactly the address that the client uses. */
export const OPENING_REQUESTS: Record<string, readonly string[]> = {
  "/dashboard": ["/api/v1/discovery?sort=distance&limit=39", "/api/v1/me/warning"],
  "/matches": ["/api/v1/matches?list=mutual"],
  "/chats": ["/api/v1/chats"],
  "/profile/edit": ["/api/v1/me/profile"],
  "/blocked-users": ["/api/v1/blocks"],
  "/success": ["/api/v1/me/subscription"],
  "/decisions": ["/api/v1/me/statements"],
  "/moderation/bans": ["/api/v1/moderation", "/api/v1/moderation/cases"],
};

/** Reads the route table as text: Node.js cannot run it before it is built. */
export function readScreens(): Screen[] {
  const table = read("routes.tsx");
  const [frame, end] = [table.indexOf(FRAME), table.indexOf("<ReportMissing")];
  return [...table.matchAll(/path: "([^"]+)",\s*(?:handle: (\w+),\s*)?\.\.\.screen\("([^"]+)"/g)].map(
    ({ 1: path = "", 2: page, 3: id, index }) => {
      const file = `screens/${id}/screen.tsx`;
      const isFramed = index > frame && index < end;
      const phrases = [...(isFramed ? phrasesOf(FRAME) : []), ...phrasesOf(file)];
      return { path, file, phrases, isFramed, ...(page && { page: page as NonNullable<Screen["page"]> }) };
    },
  );
}

/** The file of the frame that goes around the framed ones. */
export function filesOf({ file, isFramed }: Screen): string[] {
  return isFramed ? [FRAME, file] : [file];
}

function phrasesOf(file: string): string[] {
  const [, list = ""] = /export const phrases = \[([^\]]*)\]/.exec(read(file)) ?? [];
  return [...list.matchAll(/"([^"]+)"/g)].map(([, name = ""]) => name);
}
