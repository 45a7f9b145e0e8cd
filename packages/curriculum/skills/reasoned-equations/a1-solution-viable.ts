import { numberSkill } from '../../src/kit/index.ts';
import { type CountedLimit, countedLimits } from '../../src/linear-stories/counted-limits.ts';
import { listedWithAnd } from '../../src/numbers/listed-with-and.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';

/** x may be at most `most`; the list holds a number below zero, one with a half, and wholes around the limit. */
type Params = {
  scene: CountedLimit;
  most: number;
  rate: number;
  fixed: number;
  below: number;
  half: number;
  low: number;
  over: number;
  plain: boolean;
};

/** Level 1 tells the limit at once, level 2 in an inequality to solve, level 3 also for amounts that need not be whole. */
export const a1SolutionViable = numberSkill('a1-solution-viable', {
  version: 1,
  form: 'set',
  scenes: [countedLimits],
  text: {
    headline: 'Which solutions are possible?',
    right: 'They solve the inequality, and each of them makes sense in the story.',
    negative: 'Look at {below}. Is a number below zero possible in this story?',
    fraction: 'Look at {half}. Is a half possible in this story?',
    boundary: 'Look at the limit itself. Does the symbol leave it out?',
    wholes: 'Look at {half}. Does this amount have to be a whole number?',
    over: 'Put {over} into the inequality. Is it true?',
    other: 'Solve the inequality. Then ask of each number whether it makes sense in the story.',
    'solve-do': 'Solve the inequality.',
    'solve-why': 'Only numbers up to the limit make it true.',
    'read-do': 'Read the limit.',
    'read-why': 'Numbers up to it, and the limit itself, make it true.',
    'below-do': 'Take out numbers that do not solve the inequality, and numbers below zero.',
    'below-why': 'There cannot be less than nothing.',
    'whole-do': 'Keep whole numbers only.',
    'whole-why': 'This story has no halves.',
    'part-do': 'Keep numbers with a half as well.',
    'part-why': 'This amount need not be whole.',
    final: 'The possible numbers are {result}.',
  },
  draw({ level, random }): Params {
    return random.until(() => {
      const scene = random.pick(countedLimits.list.filter(({ whole }) => whole || level !== 2));
      const [most, half] = [random.int(scene.most[0], scene.most[1]), random.int(1, 8) + 0.5];
      const low = random.int(1, most - 2);
      const params: Params = {
        scene,
        most,
        rate: random.int(scene.rate[0], scene.rate[1]),
        fixed: random.int(scene.fixed[0], scene.fixed[1]),
        below: -random.int(1, 4),
        half,
        low,
        over: most + random.int(1, 3),
        plain: level === 1,
      };
      return half < most && Math.floor(half) !== low ? params : null;
    });
  },
  build({ scene, most, rate, fixed, below, half, low, over, plain }: Params, { step, distractor }) {
    const { whole } = scene;
    const total = fixed + rate * most;
    const limit = `${rate}x + ${fixed} ≤ ${total}`;
    const list = [below, low, half, most, over].toSorted((a, b) => a - b);
    const good = list.filter((one) => one >= 0 && one <= most && (one !== half || !whole));
    const setOf = (numbers: readonly number[]): string =>
      numbers
        .toSorted((a, b) => a - b)
        .map(signed)
        .join(', ');
    const shown = list.map(signed);
    const value = setOf(good);
    return {
      words: {
        most,
        rate,
        fixed,
        total,
        plain: `$x ≤ ${most}$`,
        limit: `$${limit}$`,
        list: `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`,
        below: signed(below),
        half: signed(half),
        over: signed(over),
        result: listedWithAnd(value),
      },
      question: [plain ? `${scene.key}-plain` : `${scene.key}-told`, `${scene.key}-ask`],
      answer: value,
      distractors: [
        distractor('accepts-negative-counts', setOf([below, ...good]), 'negative'),
        whole
          ? distractor('accepts-fractions-of-objects', setOf([...good, half]), 'fraction')
          : distractor('slip', setOf(good.filter((one) => one !== half)), 'wholes'),
        distractor('rejects-the-boundary', setOf(good.filter((one) => one !== most)), 'boundary'),
        distractor('slip', setOf([...good, over]), 'over'),
      ],
      steps: [
        plain ? step('read', `$x ≤ ${most}$`, `up to ${most}`) : step('solve', `$${limit}$`, `$x ≤ ${most}$`),
        step(
          'below',
          shown.join(', '),
          list
            .filter((one) => one >= 0 && one <= most)
            .map(signed)
            .join(', '),
        ),
        whole ? step('whole', 'whole numbers', value) : step('part', 'any size', value),
      ],
      claims: [`${rate} * ${most} + ${fixed} = ${total}`],
    };
  },
});
