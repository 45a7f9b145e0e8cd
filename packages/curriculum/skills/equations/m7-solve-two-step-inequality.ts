import { numberSkill, type Random, rangeOnLine } from '../../src/kit/index.ts';
import { bracketed, linearSide, plus } from '../../src/numbers/linear-sides.ts';
import { numberLineOf, signed } from '../../src/numbers/signed-numbers.ts';
import {
  drawTwoStepInequality,
  inequalityText,
  mirroredSign,
  rayFrom,
  type Sign,
  solvedSign,
  type TwoStepInequality,
  undoneText,
} from '../../src/numbers/two-step-inequalities.ts';
import { drawLetter } from '../../src/numbers/variable-letters.ts';

/** Level 1 has a positive factor, level 2 one of either sign, level 3 the same after the constant. */
export const m7SolveTwoStepInequality = numberSkill('m7-solve-two-step-inequality', {
  version: 6,
  byHand: { levels: [2, 3], ask: 'hand-graph', make: rangeOnLine },
  form: 'inequality',
  text: {
    headline: 'Solve a two-step inequality',
    both: [
      'How many integers {x} make both {first} and {second} true?',
      'Count the integers {x} with {first} and also {second}.',
      'For how many integers {x} are {first} and {second} both true?',
      'How many integers are solutions of {first} and of {second}?',
    ],
    'right-both':
      'These integers lie between the two boundaries. A boundary counts where its symbol includes it.',
    'ends-both': 'Look at both symbols again. Does each boundary belong to the solutions?',
    'gap-both': 'This is not the count of all that fit. Can you list them from one boundary to the other?',
    'constant-both': 'Put your boundary into {second}. Are both sides equal there?',
    'other-both': 'Solve each inequality. Then list the integers that fit both.',
    'top-do': 'Undo the constant in the first inequality.',
    'top-why': 'Adding or subtracting keeps the symbol.',
    'cut-do': 'Divide both sides by {p}.',
    'cut-why': 'Dividing by a positive number keeps the symbol.',
    'low-do': 'Undo the constant in the second inequality.',
    'low-why': 'Adding or subtracting keeps the symbol.',
    'turn-do': 'Divide both sides by {m}.',
    'turn-why': 'Dividing by a negative number reverses the symbol.',
    'least-do': 'Find the least integer that fits both.',
    'least-why': 'The second inequality sets it.',
    'greatest-do': 'Find the greatest integer that fits both.',
    'greatest-why': 'The first inequality sets it.',
    'count-do': 'Count from the least to the greatest.',
    'count-why': 'Both ends are counted, so it is one more than their difference.',
    'final-both': '{value} integers',
    solve: [
      'Solve {inequality} for {x}.',
      'Find all values of {x} with {inequality}.',
      'For which {x} is {inequality} true?',
      'What is the solution of {inequality}?',
    ],
    right: 'Its numbers make {inequality} true.',
    'not-reversed':
      'The boundary fits. Put in {tested} for {x}. Is {inequality} true? Think of the sign of {p}.',
    reversed:
      'The boundary fits. Put in {tested} for {x}. Is {inequality} true? Does subtracting reverse the symbol?',
    'reversed-positive':
      'The boundary fits. Put in {tested} for {x}. Is {inequality} true? Which number do you divide by?',
    'constant-plus': 'Here {size} is added on the right side. Which operation undoes adding {size}?',
    'constant-minus':
      'Here {size} is subtracted on the right side. Which operation undoes subtracting {size}?',
    undivided: 'This leaves out the factor {p}. What does {p} do to {x}?',
    'other-plus': 'Subtract {size} on both sides. Then divide by {p}, and look at its sign.',
    'other-minus': 'Add {size} on both sides. Then divide by {p}, and look at its sign.',
    'undo-plus-do': 'Subtract {size} from both sides.',
    'undo-minus-do': 'Add {size} to both sides.',
    'undo-why': 'Adding or subtracting keeps the symbol.',
    'work-do': 'Work out the right side.',
    'work-why': 'Now only the product is left.',
    'divide-do': 'Divide both sides by {p}.',
    'divide-plus': 'Dividing by a positive number keeps the symbol.',
    'divide-minus': 'Dividing by a negative number reverses the symbol.',
    'check-do': 'Check with a number, such as {inside} for {x}.',
    'check-why': 'It makes {inequality} true.',
    final: 'The solution is {solution}.',
  },
  draw: ({ level, random }): TwoStepInequality => drawTwoStepInequality(level, random),
  build(params: TwoStepInequality, { level, step, distractor }) {
    const { letter, p, q, c, sign } = params;
    const r = p * c + q;
    const solved = solvedSign(params);
    const write = (symbol: Sign, value: number): string => `${letter} ${symbol} ${signed(value)}`;
    const up = solved === '>' || solved === '≥' ? 1 : -1;
    const inside = c + 2 * up;
    const inequality = inequalityText(params);
    const words = {
      x: `$${letter}$`,
      p: signed(p),
      inequality: `$${inequality}$`,
      size: Math.abs(q),
      tested: signed(c - 2 * up),
      inside: signed(inside),
      solution: `$${write(solved, c)}$`,
    };
    const turned = write(mirroredSign[solved], c);
    const product = linearSide(p, letter, 0);
    const tested = params.constantFirst
      ? `$${signed(q)} ${p < 0 ? '−' : '+'} ${Math.abs(p)} \\times ${bracketed(inside)}$`
      : `$${signed(p)} \\times ${bracketed(inside)}${plus(q)}$`;
    const way = q > 0 ? 'plus' : 'minus';
    return {
      words,
      question: 'solve',
      diagram: level === 1 ? numberLineOf({ min: 0, max: 20, labelStep: 5 }) : null,
      answer: write(solved, c),
      distractors: [
        p < 0
          ? distractor('does-not-reverse-the-symbol-for-a-negative', turned, 'not-reversed')
          : c < 0
            ? distractor('reverses-the-inequality-symbol', turned, 'reversed-positive')
            : distractor('reverses-the-symbol-when-subtracting', turned, 'reversed'),
        distractor('makes-an-error-undoing-the-constant', write(solved, (r + q) / p), `constant-${way}`),
        distractor('slip', write(solved, r - q), 'undivided'),
      ],
      steps: [
        step('undo', `$${inequality}$`, `$${undoneText(params)}$`, { do: `undo-${way}-do` }),
        step('work', `$${signed(r)}${plus(-q)}$`, `$${product} ${sign} ${signed(r - q)}$`),
        step('divide', `$${product} ${sign} ${signed(r - q)}$`, `$${write(solved, c)}$`, {
          why: p < 0 ? 'divide-minus' : 'divide-plus',
          diagram: rayFrom(c, solved),
        }),
        step('check', tested, `$${signed(p * inside + q)}$`),
      ],
      otherWrong: `other-${way}`,
      claims: [`${p} * (${c}) + (${q}) = ${r}`],
    };
  },
  stretch: {
    draw: ({ random }) => drawBoth(random),
    build(both, { step, distractor }) {
      const { letter, p, q, high, closedHigh, m, b, low, closedLow } = both;
      const [upper, lower] = [closedHigh ? '≤' : '<', closedLow ? '≤' : '<'] as const;
      const turned = closedLow ? '≥' : '>';
      const [r, s] = [p * high + q, -m * low + b];
      const first = `$${linearSide(p, letter, q)} ${upper} ${signed(r)}$`;
      const second = `$${linearSide(-m, letter, b)} ${lower} ${signed(s)}$`;
      const value = countBoth(both, low);
      const [least, greatest] = [closedLow ? low : low + 1, closedHigh ? high : high - 1];
      const wide = high - low + 1;
      const [near, far] = [wide, wide - 1, wide - 2].filter((count) => count !== value);
      return {
        words: { x: `$${letter}$`, p: signed(p), m: signed(-m), first, second, value: String(value) },
        question: 'both',
        answer: { form: 'integer', value, reason: 'right-both' },
        otherWrong: 'other-both',
        distractors: [
          distractor('includes-or-excludes-the-boundary-wrongly', near ?? 0, 'ends-both'),
          distractor('makes-an-error-undoing-the-constant', countBoth(both, (s + b) / -m), 'constant-both'),
          distractor('slip', far ?? 0, 'gap-both'),
        ],
        steps: [
          step('top', first, `$${linearSide(p, letter, 0)} ${upper} ${signed(r - q)}$`),
          step(
            'cut',
            `$${linearSide(p, letter, 0)} ${upper} ${signed(r - q)}$`,
            `$${letter} ${upper} ${signed(high)}$`,
          ),
          step('low', second, `$${linearSide(-m, letter, 0)} ${lower} ${signed(s - b)}$`),
          step(
            'turn',
            `$${linearSide(-m, letter, 0)} ${lower} ${signed(s - b)}$`,
            `$${letter} ${turned} ${signed(low)}$`,
          ),
          step('least', `$${letter} ${turned} ${signed(low)}$`, signed(least)),
          step('greatest', `$${letter} ${upper} ${signed(high)}$`, signed(greatest)),
          step('count', `$${signed(greatest)} − ${bracketed(least)} + 1$`, value),
        ],
        finalAnswer: 'final-both',
        claims: [`${p} * (${high}) + (${q}) = ${r}`, `(${-m}) * (${low}) + (${b}) = ${s}`],
      };
    },
  },
});

/** x is below `high` by the first inequality and above `low` by the second, which has a negative factor. */
type Both = {
  letter: string;
  p: number;
  q: number;
  high: number;
  closedHigh: boolean;
  m: number;
  b: number;
  low: number;
  closedLow: boolean;
};

/** How many integers lie between the ends, `low` being the lower boundary. */
function countBoth({ high, closedHigh, closedLow }: Both, low: number): number {
  const least = closedLow ? Math.ceil(low) : Math.floor(low) + 1;
  const greatest = closedHigh ? high : high - 1;
  return Math.max(0, greatest - least + 1);
}

function drawBoth(random: Random): Both {
  return random.until(() => {
    const [p, m] = [random.int(2, 9), random.int(2, 9)];
    const [q, b] = [random.int(-15, 15), random.int(-15, 15)];
    const low = random.int(-9, 6);
    const high = low + random.int(4, 10);
    const [closedHigh, closedLow] = [random.chance(50), random.chance(50)];
    const both = { letter: drawLetter(random), p, q, high, closedHigh, m, b, low, closedLow };
    const wrong = countBoth(both, low - (2 * b) / m);
    const [least, most] = [high - low - 1, high - low + 1];
    const differs = wrong > 0 && (wrong < least || wrong > most) && wrong < 25;
    return q !== 0 && b !== 0 && high !== 0 && low !== 0 && differs ? both : null;
  });
}
