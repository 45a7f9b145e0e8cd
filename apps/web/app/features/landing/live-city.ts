/** The city answers: windows light up near the pointer, and in a wave when the orb is glad. */
export type LiveCity = { wave: () => void; stop: () => void };

const still: LiveCity = { wave: () => undefined, stop: () => undefined };

/** In units of the skyline's picture. */
const reach = 120;
const waveSteps = { count: 8, apart: 95, width: 60, every: 90 };
const staysLit = 2600;

type House = { x: number; y: number; windows: SVGElement; litUntil: number };

export function liveCity(hero: HTMLElement, reducedMotion: boolean): LiveCity {
  const picture = hero.querySelector<SVGSVGElement>('[data-city] > svg');
  if (!picture || reducedMotion) return still;
  const houses = [...picture.querySelectorAll<SVGElement>('.unlit')].map(readHouse);
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
    });
  };
  function wave(): void {
    const centre = (picture?.viewBox.baseVal.width ?? 0) / 2;
    for (let step = 0; step < waveSteps.count; step++) {
      const isReached = ({ x }: House) =>
        Math.abs(Math.abs(x - centre) - step * waveSteps.apart) < waveSteps.width;
      setTimeout(light, step * waveSteps.every, isReached);
    }
  }

  hero.addEventListener('pointermove', onMove, { passive: true });
  hero.addEventListener('pointerdown', onMove, { passive: true });
  return {
    wave,
    stop: () => {
      cancelAnimationFrame(frame);
      clearTimeout(dusk);
      hero.removeEventListener('pointermove', onMove);
      hero.removeEventListener('pointerdown', onMove);
    },
  };
}

/** The first point of a path stands for its house. */
function readHouse(windows: SVGElement): House {
  const [, x = '0', y = '0'] = /^M([\d.-]+) ([\d.-]+)/.exec(windows.getAttribute('d') ?? '') ?? [];
  return { x: Number(x), y: Number(y), windows, litUntil: 0 };
}
