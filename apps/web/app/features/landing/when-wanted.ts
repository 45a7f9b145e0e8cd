const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'scroll'] as const;

/**
 * Runs the work once, at the first sign of a person or when the loaded page has nothing else to do, whichever comes
 * first: what it loads never competes with the first picture.
 */
export function whenWanted(work: () => void): () => void {
  let idle: number | undefined;
  const now = () => {
    stop();
    work();
  };
  const waitForRest = () => {
    idle = window.requestIdleCallback?.(now, { timeout: 2000 }) ?? window.setTimeout(now, 200);
  };
  function stop(): void {
    for (const sign of signs) window.removeEventListener(sign, now);
    window.removeEventListener('load', waitForRest);
    if (idle !== undefined) (window.cancelIdleCallback ?? window.clearTimeout)(idle);
  }
  for (const sign of signs) window.addEventListener(sign, now, { passive: true });
  if (document.readyState === 'complete') waitForRest();
  else window.addEventListener('load', waitForRest, { once: true });
  return stop;
}
