import type { MasteryParameters } from '../parameters.ts';
import { predictAnswers, totalLogLikelihood } from './score-parameters.ts';
import type { SkillLog } from './simulate-learners.ts';

/** One number of the parameters, and between which values it stays a sensible chance. */
type Dial = {
  readonly read: (parameters: MasteryParameters) => number;
  readonly write: (parameters: MasteryParameters, value: number) => MasteryParameters;
  readonly most: number;
};

const least = 0.005;

const dials: readonly Dial[] = [
  ...(['alone', 'helped'] as const).flatMap((track): Dial[] => [
    {
      read: (p) => p.prior[track],
      write: (p, value) => ({ ...p, prior: { ...p.prior, [track]: value } }),
      most: 0.8,
    },
    {
      read: (p) => p.learn[track],
      write: (p, value) => ({ ...p, learn: { ...p.learn, [track]: value } }),
      most: 0.5,
    },
  ]),
  ...([1, 2, 3] as const).map(
    (level): Dial => ({
      read: (p) => p.slip[level],
      write: (p, value) => ({ ...p, slip: { ...p.slip, [level]: value } }),
      most: 0.4,
    }),
  ),
  ...(['choice', 'number', 'structured'] as const).flatMap((way): Dial[] => [
    {
      read: (p) => p.guess[way],
      write: (p, value) => ({ ...p, guess: { ...p.guess, [way]: value } }),
      most: 0.5,
    },
    {
      read: (p) => p.guessAfterHelp[way],
      write: (p, value) => ({ ...p, guessAfterHelp: { ...p.guessAfterHelp, [way]: value } }),
      most: 0.6,
    },
  ]),
];

/** How strongly few answers hold the numbers near where they began, in answers. */
const pull = 20;

/**
 * Parameters under which the logs are likelier. Turns one number at a time up and down, in ever smaller steps; with
 * few answers the numbers stay near the start.
 * @example fitParameters([], masteryParameters) // masteryParameters
 */
export function fitParameters(logs: readonly SkillLog[], start: MasteryParameters): MasteryParameters {
  const worth = (candidate: MasteryParameters) =>
    totalLogLikelihood(predictAnswers(logs, candidate)) - pull * distance(candidate, start);
  let best = start;
  let bestWorth = worth(start);
  for (let stride = 0.8; stride > 0.04; stride /= 2) {
    for (let moved = true; moved; ) {
      moved = false;
      for (const dial of dials) {
        for (const direction of [stride, -stride]) {
          const candidate = dial.write(best, turn(dial.read(best), direction, dial.most));
          const candidateWorth = worth(candidate);
          if (candidateWorth <= bestWorth + 1e-6) continue;
          best = candidate;
          bestWorth = candidateWorth;
          moved = true;
        }
      }
    }
  }
  return best;
}

/** Moves a chance on the scale of its odds, so that it cannot leave 0 to 1. */
function turn(chance: number, by: number, most: number): number {
  const odds = Math.exp(Math.log(chance / (1 - chance)) + by);
  return Math.min(most, Math.max(least, odds / (1 + odds)));
}

function distance(one: MasteryParameters, other: MasteryParameters): number {
  const logit = (chance: number) => Math.log(chance / (1 - chance));
  return dials.reduce((sum, { read }) => sum + (logit(read(one)) - logit(read(other))) ** 2 / 2, 0);
}
