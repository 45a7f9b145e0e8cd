const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'scroll'] as const;

/** Runs the work once, at the first sign of a person. */
export function atFirstSign(work: () => void): () => void {
  const now = (event: Event) => {
    if (isOfTheBrowser(event)) return;
    stop();
    work();
  };
  function stop(): void {
    for (const sign of signs) window.removeEventListener(sign, now);
  }
  for (const sign of signs) window.addEventListener(sign, now, { passive: true });
  return stop;
}

/** A pointer that rests says a move of nothing when the page comes in under it, also where there is no pointer at all. */
function isOfTheBrowser(event: Event): boolean {
  const { movementX, movementY } = event as PointerEvent;
  return event.type === 'pointermove' && movementX === 0 && movementY === 0;
}

/** Long enough that a page that is still arriving is not what the visitor waits for. */
const restLasts = 6000;

/** Runs the work once, when the loaded page has been left alone for a while and has nothing else to do. */
export function afterLongRest(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const rest = () => {
    timer = setTimeout(() => (window.requestIdleCallback ?? setTimeout)(work), restLasts);
  };
  if (document.readyState === 'complete') rest();
  else window.addEventListener('load', rest, { once: true });
  return () => {
    window.removeEventListener('load', rest);
    clearTimeout(timer);
  };
}
