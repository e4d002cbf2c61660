/** What `public/early.js` has asked for while the app was still on its way, by path and query. */
declare global {
  interface Window {
    earlyAnswers?: Record<string, Promise<Response>>;
  }
}

/**
 * Like `fetch`, but takes the answer that was asked for before the app was here, if there is one. Each serves once: who asks
 * again wants to know what has changed since.
 */
export function fetchOrTakeEarly(request: Request, init: RequestInit): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const address = `${pathname}${search}`;
  const early = request.method === "GET" ? window.earlyAnswers?.[address] : undefined;
  if (!early) return fetch(request, init);
  delete window.earlyAnswers?.[address];
  return early;
}

/** Forgets the answers that nobody has taken: they are about the person who was signed in when the page began. */
export function dropEarlyAnswers(): void {
  delete window.earlyAnswers;
}
