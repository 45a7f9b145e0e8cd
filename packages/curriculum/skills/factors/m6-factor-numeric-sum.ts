import type { DiagramOf } from '@playforward/diagram';
import { type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import { commonDivisor } from '../../src/numbers/lowest-terms.ts';
import { divisorsOf } from '../../src/numbers/prime-factors.ts';

/** The sum of gcf × m and gcf × n; `part` is a smaller common factor. */
type Params = {
  scene: 'plaza' | 'garden' | 'wall' | 'stage';
  gcf: number;
  m: number;
  n: number;
  part: number;
};

/** Level 1 shows the area model, level 2 the sum alone; level 3 asks for two areas that share one side. */
export const m6FactorNumericSum = numberSkill('m6-factor-numeric-sum', {
  version: 2,
  form: 'expression',
  text: {
    headline: 'Take out the greatest common factor',
    model: [
      'The two parts of a rectangle have areas {a, number} and {b, number}. Both have the same height. Write {a, number} + {b, number} as the greatest whole-number height times a sum.',
      'A rectangle has two parts of the same height. Their areas are {a, number} and {b, number}. Write {a, number} + {b, number} as the greatest whole-number height times a sum.',
      'Two rectangles of the same height stand side by side. Their areas are {a, number} and {b, number}. Write {a, number} + {b, number} as the greatest whole-number height times a sum.',
      'One height fits both parts of this rectangle. Their areas are {a, number} and {b, number}. Write {a, number} + {b, number} as the greatest whole-number height times a sum.',
    ],
    plain: [
      'Write {a, number} + {b, number} as the greatest common factor times a sum.',
      'Take the greatest common factor out of {a, number} + {b, number}.',
      'Factor {a, number} + {b, number} with the greatest common factor.',
      'Put the greatest common factor of {a, number} + {b, number} in front of a sum.',
    ],
    plaza:
      'Two plazas share one side. Their areas are {a, number} and {b, number} square meters. Write the total area as the greatest whole-number width times a sum.',
    garden:
      'Two gardens lie side by side with the same width. They cover {a, number} and {b, number} square feet. Write the total area as the greatest whole-number width times a sum.',
    wall: 'Two walls have the same height. Their areas are {a, number} and {b, number} square meters. Write the total area as the greatest whole-number height times a sum.',
    stage:
      'Two parts of a stage have the same depth. They cover {a, number} and {b, number} square feet. Write the total area as the greatest whole-number depth times a sum.',
    right:
      'Both addends were divided by {gcf, number}. No number above one divides both {m, number} and {n, number}.',
    'not-greatest':
      'The value is right, and {part, number} is a common factor. Do both addends inside still have a common factor above one?',
    'one-only': 'Multiply it out again. Only the first addend was divided. What about {b, number}?',
    unchanged: 'Multiply it out again. Is {gcf, number} times {a, number} still {a, number}?',
    other: 'Find the greatest number that divides both addends. Then divide both of them by it.',
    'common-do': 'Find the greatest common factor of {a, number} and {b, number}.',
    'common-why': 'It can be taken out of both addends.',
    'split-do': 'Write both addends as products with this factor.',
    'split-why': 'Dividing each addend by it gives the other factor.',
    'out-do': 'Write the common factor once, in front of the sum.',
    'out-why': 'This is the distributive property, read backward.',
    'check-do': 'Check the value.',
    'check-why': 'Both ways of writing must give the same number.',
    final: '${value}$',
  },
  draw: ({ level, random }): Params => ({
    scene: random.pick(['plaza', 'garden', 'wall', 'stage']),
    ...drawNumbers(level, random),
  }),
  build({ scene, gcf, m, n, part }: Params, { level, step, distractor }) {
    const [a, b] = [gcf * m, gcf * n];
    const value = `${gcf}(${m} + ${n})`;
    const words = { a, b, gcf, m, n, part, value };
    const spread = `${gcf} × ${m} + ${gcf} × ${n}`;
    return {
      words,
      question: { 1: 'model', 2: 'plain', 3: scene }[level] as 'model',
      diagram: level === 1 ? modelOf({ gcf, m, n }) : null,
      answer: { asked: 'factored', value },
      distractors: [
        distractor(
          'factors-out-a-factor-that-is-not-the-greatest',
          `${part}(${a / part} + ${b / part})`,
          'not-greatest',
        ),
        distractor('divides-only-one-addend', `${gcf}(${m} + ${b})`, 'one-only'),
        distractor('leaves-one-addend-inside-unchanged', `${gcf}(${a} + ${n})`, 'unchanged'),
      ],
      steps: [
        step('find-gcf', `${a} and ${b}`, gcf, 'common'),
        step('write-products', `${a} + ${b}`, spread, 'split'),
        step('take-out', spread, value, 'out'),
        step('check-value', '', `${a} + ${b} = ${a + b}, ${gcf} × ${m + n} = ${a + b}`, 'check'),
      ],
      claims: [`${a} + ${b} = ${value}`, `${part}(${a / part} + ${b / part}) = ${a + b}`],
    };
  },
});

function modelOf({ gcf, m, n }: Pick<Params, 'gcf' | 'm' | 'n'>): DiagramOf<'area-model'> {
  return {
    kind: 'area-model',
    columns: [
      { size: m, label: null },
      { size: n, label: null },
    ],
    rows: [{ size: gcf, label: null }],
    cells: [[String(gcf * m), String(gcf * n)]],
    shaded: [],
  };
}

/** A common factor that has a smaller one inside, and two numbers left that share nothing. */
function drawNumbers(level: Level, random: Random): Pick<Params, 'gcf' | 'm' | 'n' | 'part'> {
  return random.until(() => {
    const gcf = random.pick([4, 6, 8, 9, 10, 12, 14, 15, 16, 18, 20]);
    const [m, n] = [random.int(2, 9), random.int(2, 11)];
    const most = level === 1 ? 72 : 100;
    const isFair = m !== n && commonDivisor(m, n) === 1 && gcf * Math.max(m, n) <= most;
    const isClose = level > 1 || Math.max(m, n) <= 4 * Math.min(m, n);
    const parts = divisorsOf(gcf).filter((one) => one > 1 && one < gcf);
    return isFair && isClose ? { gcf, m, n, part: random.pick(parts) } : null;
  });
}
