import { limits, timings } from '@playforward/contract';
import { wantsLessMotion } from '../../preferences/apply-preferences.ts';
import { afterLongRest, atFirstSign } from './first-sign.ts';

/** Moves the row of logos on; it rests under pointer, touch and focus, and for visitors who want less motion. */
export function mount(row: HTMLElement): () => void {
  if (wantsLessMotion()) return () => undefined;
  const pauses = new Set<string>();
  let timer: ReturnType<typeof setInterval> | undefined;

  function step(): void {
    if (pauses.size > 0 || document.hidden) return;
    const end = row.scrollWidth - row.clientWidth;
    row.scrollLeft = row.scrollLeft >= end - 1 ? 0 : row.scrollLeft + limits.logoStripPixels;
  }
  function start(): void {
    timer ??= setInterval(step, timings.logoStripStep);
  }
  // It is far below the first picture and moves for people, not while the page is still arriving.
  const stops = [atFirstSign(start), afterLongRest(start)];

  const pauseBetween = (begin: string, ends: readonly string[]) => {
    const rest = () => pauses.add(begin);
    const goOn = () => pauses.delete(begin);
    row.addEventListener(begin, rest, { passive: true });
    for (const end of ends) row.addEventListener(end, goOn, { passive: true });
    stops.push(() => {
      row.removeEventListener(begin, rest);
      for (const end of ends) row.removeEventListener(end, goOn);
    });
  };
  pauseBetween('mouseenter', ['mouseleave']);
  pauseBetween('touchstart', ['touchend', 'touchcancel']);
  pauseBetween('focusin', ['focusout']);
  return () => {
    clearInterval(timer);
    for (const stop of stops) stop();
  };
}
