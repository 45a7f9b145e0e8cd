import { numberSkill } from '../../src/kit/index.ts';
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

/** Level 1 has a positive factor, level 2 a negative one, level 3 a negative one after the constant. */
export const m7SolveTwoStepInequality = numberSkill('m7-solve-two-step-inequality', {
  version: 1,
  form: 'inequality',
  text: {
    headline: 'Solve a two-step inequality',
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
    constant: 'This does {tail} a second time. Which operation undoes it?',
    undivided: 'This leaves out the factor {p}. What does {p} do to {x}?',
    other: 'Undo {tail} first. Then divide by {p}, and look at its sign.',
    'undo-do': 'Undo {tail} on both sides.',
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
      tail: `$${tailOf(params)}$`,
      tested: signed(c - 2 * up),
      inside: signed(inside),
      solution: `$${write(solved, c)}$`,
    };
    const turned = write(mirroredSign[solved], c);
    const product = linearSide(p, letter, 0);
    const tested = `$${signed(p)} \\times ${bracketed(inside)}${plus(q)}$`;
    return {
      words,
      question: 'solve',
      diagram: level === 1 ? numberLineOf({ min: 0, max: 20, labelStep: 5 }) : null,
      answer: write(solved, c),
      distractors: [
        p < 0
          ? distractor('does-not-reverse-the-symbol-for-a-negative', turned, 'not-reversed')
          : distractor('reverses-the-symbol-when-subtracting', turned, 'reversed'),
        distractor('makes-an-error-undoing-the-constant', write(solved, (r + q) / p), 'constant'),
        distractor('slip', write(solved, r - q), 'undivided'),
      ],
      steps: [
        step('undo', `$${inequality}$`, `$${undoneText(params)}$`),
        step('work', `$${signed(r)}${plus(-q)}$`, `$${product} ${sign} ${signed(r - q)}$`),
        step('divide', `$${product} ${sign} ${signed(r - q)}$`, `$${write(solved, c)}$`, {
          why: p < 0 ? 'divide-minus' : 'divide-plus',
          diagram: rayFrom(c, solved),
        }),
        step('check', tested, `$${signed(p * inside + q)}$`),
      ],
      claims: [`${p} * (${c}) + (${q}) = ${r}`],
    };
  },
});

/** The constant as it stands in the inequality. */
function tailOf({ q, constantFirst }: TwoStepInequality): string {
  return constantFirst ? signed(q) : plus(q).trim();
}
