import { timings } from '@playforward/contract';
import { isPlace } from './hero-plan.ts';

/** Scrolls to a part of the page as gently as the visitor likes, and lets the keyboard go on from there. */
function scrollToPlace(hash: string, reducedMotion: boolean): void {
  const place = isPlace(hash) && document.getElementById(hash.slice(1));
  if (!place) return;
  place.scrollIntoView({ behavior: reducedMotion ? 'auto' : 'smooth', block: 'start' });
  if (!place.hasAttribute('tabindex')) place.setAttribute('tabindex', '-1');
  place.focus({ preventScroll: true });
}

/**
 * An address with a place is kept at the top for the documented moment and then scrolled there, instead of the
 * browser's jump while the page loads.
 */
export function scrollToHashLater(hash: string, reducedMotion: boolean): () => void {
  const stayAtTop = () => window.scrollTo({ top: 0, behavior: 'instant' });
  stayAtTop();
  window.addEventListener('load', stayAtTop, { once: true });
  const timer = setTimeout(() => {
    window.removeEventListener('load', stayAtTop);
    scrollToPlace(hash, reducedMotion);
  }, timings.hashScroll);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('load', stayAtTop);
  };
}

/** Links to places on this page; `before` runs first, because the animation has to get out of the way. */
export function followPlaceLinks(reducedMotion: boolean, before: () => void): () => void {
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href^="#"]');
    const hash = link ? link.hash : '';
    if (!isPlace(hash) || !document.getElementById(hash.slice(1))) return;
    event.preventDefault();
    before();
    if (window.location.hash !== hash) window.history.pushState(null, '', hash);
    scrollToPlace(hash, reducedMotion);
  };
  document.addEventListener('click', follow);
  return () => document.removeEventListener('click', follow);
}
