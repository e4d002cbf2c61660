/** Whether an element is rendered. Safari has `checkVisibility` since 17.4. */
export function isShown(element: Element): boolean {
  return element.checkVisibility?.() ?? element.getClientRects().length > 0;
}
