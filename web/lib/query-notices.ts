let isAtOnce = false;

/**
 * When the cache tells its observers, for `notifyManager`: after the present task, as it does by default, so that answers
 * do not delay what is being drawn; but changes that `noticedAtOnce` makes still in that task.
 */
export function scheduleNotice(notify: () => void): void {
  if (isAtOnce) queueMicrotask(notify);
  else setTimeout(notify, 0);
}

/** Makes changes to the cache that the next frame shows. A timer would fire after it, on a slow phone much later. */
export function noticedAtOnce(change: () => void): void {
  isAtOnce = true;
  try {
    change();
  } finally {
    isAtOnce = false;
  }
}
