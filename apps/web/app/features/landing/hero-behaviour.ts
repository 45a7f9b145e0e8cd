import { wantsLessMotion } from '../../preferences/apply-preferences.ts';
import { afterLongRest, atFirstSign } from './first-sign.ts';
import { isPlace, playsAnimation } from './hero-plan.ts';
import { type IntroState, isLocked } from './intro-state.ts';
import { liveCity } from './live-city.ts';
import { liveOrb } from './live-orb.ts';
import type { PinnedHero } from './pin-hero.ts';
import { followPlaceLinks, scrollToHashLater } from './scroll-to-place.ts';
import { findIntroParts, showIntro } from './show-intro.ts';
import { type Intro, startIntro } from './start-intro.ts';
import { landingText } from './text.ts';

/** The hero: words pinned to the scroll, then the orb's intro, or both at once where the animation is skipped. */
export function mount(hero: HTMLElement): () => void {
  const reducedMotion = wantsLessMotion();
  const { hash } = window.location;
  const parts = findIntroParts(hero);
  const city = liveCity(hero, reducedMotion);
  const cleanups = [city.stop, liveOrb(hero, reducedMotion, city.wave)];
  let pinned: PinnedHero | undefined;
  let state: IntroState = { phase: 'waiting' };

  const intro = startIntro(landingText.messages, (next) => {
    state = next;
    if (state.phase === 'leaving') freeTheHero();
    if (state.phase === 'skipped') release();
    setLocked(isLocked(state));
    showIntro(parts, state);
    if (state.phase === 'closing') city.wave();
  });
  const skip = () => intro.send({ kind: 'skipped' });

  /** From here on the page is as it will be: the hero in its place at the top, filling the window. */
  function freeTheHero(): void {
    release();
    window.scrollTo({ top: 0, behavior: 'instant' });
    // Styles settle here, so that the words fade from what they were before the hero moved.
    hero.getBoundingClientRect();
  }
  function release(): void {
    pinned?.release();
    pinned = undefined;
  }

  showIntro(parts, state);
  if (isPlace(hash)) cleanups.push(scrollToHashLater(hash, reducedMotion));
  cleanups.push(
    followPlaceLinks(reducedMotion, skip),
    listenForWayOut(hero, intro, () => state),
  );
  const plays = () => playsAnimation({ hash, reducedMotion, restored: isRestored() });
  // Fetched and set up when somebody does something, so that it delays no first picture; or fetched ahead, later.
  cleanups.push(afterLongRest(() => void (plays() && loadPin())));
  cleanups.push(
    atFirstSign(async () => {
      if (!plays()) return skip();
      const { pinHero } = await loadPin();
      // Whoever has gone elsewhere meanwhile does not get it any more.
      if (state.phase === 'waiting') pinned = pinHero(hero, () => intro.send({ kind: 'hero-left' }));
    }),
  );
  if (isPlace(hash) || reducedMotion) skip();
  return () => {
    intro.stop();
    release();
    setLocked(false);
    for (const cleanup of cleanups) cleanup();
  };
}

const loadPin = () => import('./pin-hero.ts');

function setLocked(locked: boolean): void {
  document.documentElement.classList.toggle('scroll-locked', locked);
}

/** A page that was reloaded or gone back to further down stays readable where it is. */
function isRestored(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation !== undefined && navigation.type !== 'navigate' && window.scrollY > 0;
}

/** Escape, Skip, and focus anywhere else end the intro; focus below the hero also ends the wait for it (D-33). */
function listenForWayOut(hero: HTMLElement, { send }: Intro, state: () => IntroState): () => void {
  const skipButton = hero.querySelector<HTMLElement>('[data-skip]');
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isLocked(state())) send({ kind: 'skipped' });
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || hero.contains(target)) return;
    const isBelow = hero.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING;
    if (!isLocked(state()) && !isBelow) return;
    if (state().phase === 'done' || state().phase === 'skipped') return;
    send({ kind: 'skipped' });
    if (isBelow) target.scrollIntoView({ block: 'nearest' });
  };
  const onSkip = () => {
    send({ kind: 'skipped' });
    hero.querySelector<HTMLElement>('[data-account]')?.focus();
  };
  document.addEventListener('keydown', onKey);
  document.addEventListener('focusin', onFocus);
  skipButton?.addEventListener('click', onSkip);
  return () => {
    document.removeEventListener('keydown', onKey);
    document.removeEventListener('focusin', onFocus);
    skipButton?.removeEventListener('click', onSkip);
  };
}
