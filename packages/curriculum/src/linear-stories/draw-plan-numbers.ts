import type { Random } from '../random.ts';
import type { PlanNumbers, TwoPlans } from './two-plans.ts';

/** The first offer costs more once and less each time; both cost the same for a whole number. */
export function drawPlanNumbers({ fixed, rate }: TwoPlans, random: Random): PlanNumbers {
  const [lowFixed = 0, highFixed = 0] = fixed;
  const [lowRate = 0, highRate = 0] = rate;
  return random.until(() => {
    const f = random.int(lowFixed, highFixed);
    const s = random.int(lowRate, highRate);
    const r = random.int(Math.ceil(s / 2), s - 2);
    const x = random.int(3, 15);
    const g = f - (s - r) * x;
    const values = [f, g, r, s, x];
    return g >= 4 && new Set(values).size === values.length ? { f, r, g, s, x } : null;
  });
}
