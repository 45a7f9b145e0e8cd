import { limits } from '@playforward/contract';
import { gsap } from 'gsap';
import { ScrollTrigger } from 'gsap/ScrollTrigger';

export type PinnedHero = {
  /** Takes pin and scroll distance out of the page; the words stay where they are. */
  release: () => void;
};

/** Pins the hero and moves its words with the scroll: to the centre, then off to the left and to the right. */
export function pinHero(hero: HTMLElement, onLeave: () => void): PinnedHero {
  // From here on it asks for every frame, so not a moment earlier.
  gsap.registerPlugin(ScrollTrigger);
  const words = [...hero.querySelectorAll<HTMLElement>('[data-word]')];
  const [education, gaming] = words;
  const room = (word: HTMLElement) => word.parentElement ?? hero;
  const toCentre = (_: number, word: HTMLElement) =>
    (room(word).clientWidth - word.offsetWidth) / 2 - word.offsetLeft;
  const offLeft = (_: number, word: HTMLElement) =>
    -room(word).offsetLeft - word.offsetLeft - word.offsetWidth;
  const offRight = (_: number, word: HTMLElement) =>
    hero.clientWidth - room(word).offsetLeft - word.offsetLeft;

  const timeline = gsap.timeline({
    defaults: { duration: 1, ease: 'power1.inOut' },
    scrollTrigger: {
      trigger: hero,
      start: 'top top',
      end: `+=${limits.heroPinnedPercent}%`,
      pin: true,
      scrub: limits.heroScrub,
      invalidateOnRefresh: true,
      onLeave,
    },
  });
  timeline
    .to(words, { x: toCentre }, 0)
    .to(education ?? [], { x: offLeft, ease: 'power1.in' }, 1)
    .to(gaming ?? [], { x: offRight, ease: 'power1.in' }, 1)
    .to(hero, { '--evening': 1, duration: 2, ease: 'none' }, 0)
    .to(hero.querySelector('.hero-stars'), { y: -70, duration: 2, ease: 'none' }, 0)
    .to(hero.querySelector('.hero-city'), { y: -26, duration: 2, ease: 'none' }, 0);

  return { release: () => release(timeline, words) };
}

function release(timeline: gsap.core.Timeline, words: HTMLElement[]): void {
  const places = words.map((word) => word.style.transform);
  timeline.scrollTrigger?.kill(true);
  timeline.kill();
  words.forEach((word, index) => {
    word.style.transform = places[index] ?? '';
  });
}
