import { useCallback, useEffect, useReducer, useState } from 'react';
import { calmOrb, idleTimes, nextIdle, type OrbIdle, variationDelay } from './orb-idle.ts';
import type { OrbMode } from './orb-looks.ts';
import { motionTimes } from './orb-motion.ts';

/** Modes in which the companion waits; in the others it is at work and stays where it is. */
const restingModes: readonly OrbMode[] = ['idle', 'excited', 'worried', 'determined', 'fulfilled'];

type IdleInput = { mode: OrbMode; moving: boolean; random: () => number };

/** Floating after 3 seconds of rest, variations while it floats, calm again when touched (L-216 to L-218). */
export function useOrbIdle({ mode, moving, random }: IdleInput): OrbIdle & { touch: () => void } {
  const [idle, dispatch] = useReducer(nextIdle, calmOrb);
  const [touches, setTouches] = useState(0);
  const resting = moving && restingModes.includes(mode);
  const floating = idle.floating;
  const variation = idle.floating ? idle.variation : null;

  // The rest begins with the mode, and anew with each touch.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another mode and another touch both start a new rest
  useEffect(() => {
    dispatch({ type: 'touched' });
    if (!resting) return;
    const timer = setTimeout(() => dispatch({ type: 'rested' }), idleTimes.floatAfter);
    return () => clearTimeout(timer);
  }, [resting, mode, touches]);

  // Draws run for as long as it floats.
  useEffect(() => {
    if (!floating) return;
    let timer: ReturnType<typeof setTimeout>;
    const draw = () => {
      dispatch({ type: 'drawn', chance: random() });
      timer = setTimeout(draw, variationDelay(random));
    };
    timer = setTimeout(draw, variationDelay(random));
    return () => clearTimeout(timer);
  }, [floating, random]);

  // A variation plays once.
  useEffect(() => {
    if (!variation) return;
    const timer = setTimeout(() => dispatch({ type: 'played' }), motionTimes.variation);
    return () => clearTimeout(timer);
  }, [variation]);

  const touch = useCallback(() => setTouches((count) => count + 1), []);
  return { ...idle, touch };
}
