import { lookAt } from './look-at.ts';

const blinkEvery = 4600;
const blinkLasts = 130;

/** The orb blinks, looks where the pointer goes, and hops when it is tapped. */
export function liveOrb(hero: HTMLElement, reducedMotion: boolean, onHop: () => void): () => void {
  const orb = hero.querySelector<HTMLElement>('[data-orb]');
  if (!orb || reducedMotion) return () => undefined;

  const blinking = setInterval(() => {
    orb.toggleAttribute('data-blinking', true);
    setTimeout(() => orb.toggleAttribute('data-blinking', false), blinkLasts);
  }, blinkEvery);
  const onMove = ({ clientX, clientY }: PointerEvent) => lookAt(orb, clientX, clientY);
  const onTap = () => {
    orb.toggleAttribute('data-hopping', true);
    onHop();
  };
  const onLanded = () => orb.toggleAttribute('data-hopping', false);

  hero.addEventListener('pointermove', onMove, { passive: true });
  orb.addEventListener('click', onTap);
  orb.addEventListener('animationend', onLanded);
  return () => {
    clearInterval(blinking);
    hero.removeEventListener('pointermove', onMove);
    orb.removeEventListener('click', onTap);
    orb.removeEventListener('animationend', onLanded);
  };
}
