import { lookAt } from './look-at.ts';

/** The city answers: windows light up near the pointer, the orb looks where it goes. */
export type LiveCity = { wave: () => void; stop: () => void };

const still: LiveCity = { wave: () => undefined, stop: () => undefined };

/** In units of the skyline's picture. */
const reach = 120;
const staysLit = 2600;

type House = { x: number; y: number; windows: SVGElement; litUntil: number };

export function liveCity(hero: HTMLElement, reducedMotion: boolean): LiveCity {
  const picture = hero.querySelector<SVGSVGElement>('[data-city] > svg');
  if (!picture || reducedMotion) return still;
  const houses = [...picture.querySelectorAll<SVGElement>('.unlit')].map(readHouse);
  const orb = hero.querySelector<HTMLElement>('[data-orb]');
  const eyesStop = orb ? keepBlinking(orb) : undefined;
  let frame = 0;
  let dusk: ReturnType<typeof setTimeout> | undefined;

  function light(isNear: (house: House) => boolean): void {
    const now = performance.now();
    for (const house of houses) {
      if (isNear(house)) house.litUntil = now + staysLit;
      house.windows.classList.toggle('awake', house.litUntil > now);
    }
    clearTimeout(dusk);
    if (houses.some(({ litUntil }) => litUntil > now)) dusk = setTimeout(light, 300, () => false);
  }
  const onMove = ({ clientX, clientY }: PointerEvent) => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      const box = picture.getBoundingClientRect();
      const scale = picture.viewBox.baseVal.width / box.width;
      const [x, y] = [(clientX - box.left) * scale, (clientY - box.top) * scale];
      light((house) => Math.hypot(house.x - x, house.y - y) < reach);
      if (orb) lookAt(orb, clientX, clientY);
    });
  };
  hero.addEventListener('pointermove', onMove, { passive: true });
  hero.addEventListener('pointerdown', onMove, { passive: true });
  return {
    /** One wave of light through the city, from the orb outwards. */
    wave: () => {
      const centre = picture.viewBox.baseVal.width / 2;
      for (let step = 0; step < 8; step++) {
        setTimeout(light, step * 90, ({ x }: House) => Math.abs(Math.abs(x - centre) - step * 95) < 60);
      }
    },
    stop: () => {
      eyesStop?.();
      cancelAnimationFrame(frame);
      clearTimeout(dusk);
      hero.removeEventListener('pointermove', onMove);
      hero.removeEventListener('pointerdown', onMove);
    },
  };
}

const blinkEvery = 4600;
const blinkLasts = 130;

function keepBlinking(orb: HTMLElement): () => void {
  const timer = setInterval(() => {
    orb.toggleAttribute('data-blinking', true);
    setTimeout(() => orb.toggleAttribute('data-blinking', false), blinkLasts);
  }, blinkEvery);
  return () => clearInterval(timer);
}

/** The first point of a path stands for its house. */
function readHouse(windows: SVGElement): House {
  const [, x = '0', y = '0'] = /^M([\d.-]+) ([\d.-]+)/.exec(windows.getAttribute('d') ?? '') ?? [];
  return { x: Number(x), y: Number(y), windows, litUntil: 0 };
}
