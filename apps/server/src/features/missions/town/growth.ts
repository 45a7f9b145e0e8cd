import { townStages, townSteps } from '@playforward/contract';

/** Points at which each of the twelve steps is reached. */
const stepsAt = [0, 3, 7, 12, 18, 25, 33, 42, 52, 63, 75, 90] as const;

export type BuiltMission = { bestStars: number; isFirstTry: boolean };

/** What was built counts by its stars, and one more where three stars came at the first try. */
export function growthPoints(built: readonly BuiltMission[]): number {
  return built.reduce(
    (sum, { bestStars, isFirstTry }) => sum + bestStars + (bestStars === 3 && isFirstTry ? 1 : 0),
    0,
  );
}

type Growth = {
  step: number;
  stage: (typeof townStages)[number];
  points: number;
  next_at: number | null;
  progress: number;
};

/** How far a town has grown: hamlet, town and city have four steps each. */
export function growthAtPoints(points: number): Growth {
  const step = stepsAt.filter((at) => points >= at).length;
  const from = stepsAt[step - 1] ?? 0;
  const next = stepsAt[step] ?? null;
  return {
    step,
    stage: townStages[Math.floor((step - 1) / (townSteps / townStages.length))] ?? 'City',
    points,
    next_at: next,
    progress: next === null ? 1 : (points - from) / (next - from),
  };
}
