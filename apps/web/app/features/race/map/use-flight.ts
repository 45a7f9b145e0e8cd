import { useEffect, useRef, useState } from 'react';
import { useMotionAllowed } from '../../../ui/use-motion-allowed.ts';
import { between, ease, type Place } from './map-geometry.ts';

/** How long a ship flies, in milliseconds: the rival's answer comes after the student's own flight. */
export const flightTime = 850;

export type Flight = { place: Place; flying: boolean; arrivals: number };

/** Where a ship is drawn on its way to `target`. Without motion it is there at once. */
export function useFlight({ x, y }: Place): Flight {
  const motion = useMotionAllowed() === true;
  const [flight, setFlight] = useState<Flight>({ place: { x, y }, flying: false, arrivals: 0 });
  const last = useRef<Place>({ x, y });

  // Frames are the browser's.
  useEffect(() => {
    const [from, to] = [last.current, { x, y }];
    if (from.x === x && from.y === y) return;
    const land = () => {
      last.current = to;
      setFlight(({ arrivals }) => ({ place: to, flying: false, arrivals: arrivals + 1 }));
    };
    const isBack = x === 0 && y === 0;
    if (!motion || isBack) {
      land();
      return;
    }
    let frame = 0;
    let began: number | undefined;
    const draw = (now: number) => {
      began ??= now;
      const share = (now - began) / flightTime;
      if (share >= 1) {
        land();
        return;
      }
      const place = between(from, to, ease(share));
      last.current = place;
      setFlight(({ arrivals }) => ({ place, flying: true, arrivals }));
      frame = requestAnimationFrame(draw);
    };
    frame = requestAnimationFrame(draw);
    return () => cancelAnimationFrame(frame);
  }, [x, y, motion]);

  return flight;
}
