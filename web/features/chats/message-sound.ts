import type { ChatMessage } from "@nakamatch/contract/endpoints/chats/conversations";
import { useEffect, useRef } from "react";
import { readStored, store } from "../../lib/browser-storage.ts";
import { log } from "../../lib/log.ts";
import { storedChoice } from "../../lib/stored-choice.ts";
import { useMessageNews } from "./message-news.ts";

/** Milliseconds to wait, as a tab or device with the open chat may read the message. */
const WAIT_MS = 500;

/** Milliseconds in which the tabs of this browser play it once. */
const PAUSE_MS = 2000;

const LAST_PLAYED = "nakamatch-sound-played";

/** The two tones: hertz, and from when in seconds. */
const TONES = [
  [659, 0],
  [880, 0.09],
] as const;
const TONE_SECONDS = 0.18;

const chosen = storedChoice("nakamatch-sound", "sound", ["on"]);

/** Whether this browser plays a sound for messages, and a function to change that. */
export function useSoundChoice(): readonly [boolean, (isOn: boolean) => void] {
  return [chosen.use() === "on", (isOn) => chosen.set(isOn ? "on" : undefined)];
}

/** Plays the sound for messages whose chat is not on screen, in one tab. */
export function useMessageSound(openChat: string | null): void {
  const waiting = useRef<{ message: ChatMessage; timer: ReturnType<typeof setTimeout> }>(null);
  const begin = (message: ChatMessage) => {
    const isOnScreen = document.visibilityState === "visible" && openChat === message.chatId;
    if (isOnScreen || waiting.current || chosen.read() !== "on") return;
    const timer = setTimeout(() => {
      waiting.current = null;
      playInOneTab().catch((error: unknown) => log.error("The sound of a message could not be played", error));
    }, WAIT_MS);
    waiting.current = { message, timer };
  };
  const forget = (isOver: (message: ChatMessage) => boolean) => {
    if (!waiting.current || !isOver(waiting.current.message)) return;
    clearTimeout(waiting.current.timer);
    waiting.current = null;
  };
  useMessageNews(begin, forget);
  useEffect(() => () => clearTimeout(waiting.current?.timer), []);
}

async function playInOneTab(): Promise<void> {
  if (!mayPlay()) return;
  const play = () => {
    const now = Date.now();
    if (Math.abs(now - Number(readStored(LAST_PLAYED))) < PAUSE_MS) return;
    store(LAST_PLAYED, String(now));
    playSound();
  };
  // Plain http has no locks.
  const locks: LockManager | undefined = navigator.locks;
  if (locks) await locks.request(LAST_PLAYED, play);
  else play();
}

/** Browsers forbid sounds in a tab that was never used. */
function mayPlay(): boolean {
  return "AudioContext" in window && navigator.userActivation?.hasBeenActive !== false;
}

/** Plays two soft tones, or silently nothing where the browser forbids it. */
export function playSound(): void {
  if (!mayPlay()) return;
  const audio = new AudioContext();
  const tones = TONES.map(([hertz, from]) => {
    const start = audio.currentTime + from;
    const [tone, loudness] = [audio.createOscillator(), audio.createGain()];
    tone.frequency.value = hertz;
    // Without clicks at either end.
    loudness.gain.setValueAtTime(0, start);
    loudness.gain.linearRampToValueAtTime(0.08, start + 0.02);
    loudness.gain.linearRampToValueAtTime(0, start + TONE_SECONDS);
    tone.connect(loudness).connect(audio.destination);
    tone.start(start);
    tone.stop(start + TONE_SECONDS);
    return tone;
  });
  tones.at(-1)?.addEventListener("ended", () => void audio.close(), { once: true });
}
