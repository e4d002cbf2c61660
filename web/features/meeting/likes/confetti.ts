import { CONFETTI } from "@nakamatch/contract/vocabulary/limits";

/** Brand colours. */
const colours = ["#e5245f", "#ff7aa2", "#6a4be0", "#a99bff", "#f2c230", "#2f9e7e"];

/**
 * 120 particles from both sides for 5 seconds (LIMIT-18), above everything, not clickable. Nothing with reduced motion.
 */
export async function throwConfetti(): Promise<void> {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const { default: confetti } = await import("canvas-confetti");
  const canvas = document.createElement("canvas");
  canvas.setAttribute("aria-hidden", "true");
  canvas.className = "pointer-events-none fixed inset-0 z-70 size-full";
  document.body.append(canvas);
  // The worker would be a blob script, which the Content-Security-Policy refuses.
  const throwPaper = confetti.create(canvas, { useWorker: false, resize: true });
  const side = {
    particleCount: CONFETTI.particles / 2,
    colors: colours,
    spread: 70,
    startVelocity: 52,
    gravity: 0.75,
    scalar: 1.1,
    // Lifetime in frames, at 60 per second.
    ticks: (CONFETTI.durationMs / 1000) * 60,
  };
  void throwPaper({ ...side, angle: 60, origin: { x: 0, y: 0.75 } });
  void throwPaper({ ...side, angle: 120, origin: { x: 1, y: 0.75 } });
  setTimeout(() => {
    throwPaper.reset();
    canvas.remove();
  }, CONFETTI.durationMs);
}
