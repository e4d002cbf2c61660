/** What is used of React's scheduler, which comes without types for it. */
declare module "scheduler" {
  /** How long React works before it lets the browser answer presses and draw: a second divided by `fps`. */
  export function unstable_forceFrameRate(fps: number): void;
}
