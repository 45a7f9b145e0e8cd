import { type GameState, openMission } from '../game/game-state.ts';
import { readNumber, shownNumber } from '../ui/numbers.ts';
import type { OrbMood } from '../ui/orb.tsx';
import { orbText as text } from './text.ts';

export type OrbLine = { mood: OrbMood; words: string };

/** A prediction within this share of what it became counts as seen coming. */
const closeShare = 0.05;

/** What the companion says over the map: about the pupil's own numbers, from the city, never the answer (R13). */
export function orbLine(state: GameState): OrbLine | null {
  const mission = openMission(state);
  const { phase, run: finished, hintOffered, hints } = state.planner;
  if (!mission) return null;
  if (phase === 'lapse') return { mood: 'speaking', words: text.lapse };
  if (phase === 'outcome' && finished) {
    const { stars, outcome } = finished.run;
    const mood = stars === 3 ? 'fulfilled' : stars > 0 ? 'speaking' : 'determined';
    const said = readNumber(finished.prediction);
    const became = outcome[mission.predict.metric];
    if (stars === 3 || said === null || became === undefined) return { mood, words: text.stars[stars] ?? '' };
    return { mood, words: stars > 0 ? (text.stars[stars] ?? '') : aboutPrediction(said, became) };
  }
  return hintOffered && hints === 0 && phase === 'plan' ? { mood: 'speaking', words: text.hint } : null;
}

function aboutPrediction(said: number, became: number): string {
  const isClose = Math.abs(said - became) <= Math.abs(became) * closeShare;
  return isClose ? `${text.close} ${text.stars[0]}` : text.predicted(shownNumber(said), shownNumber(became));
}
