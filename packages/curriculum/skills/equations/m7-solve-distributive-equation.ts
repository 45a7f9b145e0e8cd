import type { DiagramOf } from '@playforward/diagram';
import { type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import { areBelievable, bracketed, isShort, plus } from '../../src/numbers/linear-sides.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';
import { drawLetter } from '../../src/numbers/variable-letters.ts';

/** The equation is p(x + q) = r; `under` n stands for p = 1/n. `way` names how the shared wrong value came about. */
type Params = {
  letter: string;
  p: number;
  under: number;
  q: number;
  x: number;
  way: 'distribute' | 'subtract';
};

/** Level 1 has whole numbers above zero, level 2 a negative factor, level 3 a unit fraction. */
export const m7SolveDistributiveEquation = numberSkill('m7-solve-distributive-equation', {
  version: 1,
  form: 'number',
  text: {
    headline: 'Solve an equation with parentheses',
    solve: [
      'Solve {equation}. What is {x}?',
      'Find {x} if {equation}.',
      'Which value of {x} makes {equation} true?',
      'What is the solution of {equation}?',
    ],
    right: 'When you put it in for {x}, both sides are equal.',
    distribute: 'This multiplies only {x} by {p}. What happens to {q} inside the parentheses?',
    subtract:
      'This undoes {tail} first, while {p} still multiplies all of the sum. What has to be undone first?',
    'one-side': 'This takes {p} away from the left side only. What has to happen to {r} then?',
    adds: 'The division fits. Then this does {tail} again. Which operation undoes it?',
    whole: 'This is the value of all of {sum}. What is {x} alone?',
    other: 'The factor belongs to the whole sum. Divide both sides by it, then undo {tail}.',
    'divide-do': 'Divide both sides by {p}.',
    'divide-why': 'The factor multiplies the whole sum, so dividing by it leaves the sum.',
    'times-do': 'Multiply both sides by {n, number}.',
    'times-why': 'Multiplying by the denominator undoes a unit fraction.',
    'undo-do': 'Undo {tail} on both sides.',
    'undo-why': 'Now {x} stands alone.',
    'work-do': 'Work out the right side.',
    'work-why': 'Doing the same to both sides keeps them equal.',
    'check-do': 'Check: put the value in for {x}.',
    'check-why': 'Both sides have to be equal.',
    final: 'The value of {x} is {value}.',
  },
  draw: ({ level, random }): Params => ({
    letter: drawLetter(random),
    ...drawNumbers(level, random),
    way: random.pick(['distribute', 'subtract'] as const),
  }),
  build({ letter, p, under, q, x, way }: Params, { level, step, distractor }) {
    const sum = x + q;
    const r = (p * sum) / under;
    const factor = under === 1 ? signed(p) : `\\frac{1}{${under}}`;
    const inside = `${letter}${plus(q)}`;
    const equation = `$${factor}(${inside}) = ${signed(r)}$`;
    const words = {
      x: `$${letter}$`,
      equation,
      p: `$${factor}$`,
      q: `$${signed(q)}$`,
      r: `$${signed(r)}$`,
      tail: `$${plus(q).trim()}$`,
      sum: `$${inside}$`,
      n: under,
      value: signed(x),
    };
    const shared = ((r - q) * under) / p;
    const turned = under === 1 ? `\\div ${bracketed(p)}` : `\\times ${under}`;
    return {
      words,
      question: 'solve',
      diagram: level === 1 ? scaleOf({ letter, p, q, r }) : null,
      answer: signed(x),
      distractors: [
        way === 'distribute'
          ? distractor('multiplies-only-the-first-term', signed(shared), 'distribute')
          : distractor('subtracts-q-before-dividing', signed(shared), 'subtract'),
        distractor('divides-only-one-side', signed(r - q), 'one-side'),
        distractor('slip', signed(sum + q), 'adds'),
        distractor('slip', signed(sum), 'whole'),
      ],
      steps: [
        step(under === 1 ? 'divide' : 'times', equation, `$${inside} = ${signed(r)} ${turned}$`),
        step('work', `$${signed(r)} ${turned}$`, `$${signed(sum)}$`),
        step('undo', `$${signed(sum)}${plus(-q)}$`, signed(x)),
        step('check', `$${factor} \\times (${signed(x)}${plus(q)})$`, `$${signed(r)}$`),
      ],
      claims: [`(${p})/${under} * (${x} + (${q})) = ${r}`],
    };
  },
});

/** Every wrong way ends after two places and stays believable. */
function drawNumbers(level: Level, random: Random): Omit<Params, 'letter' | 'way'> {
  return random.until(() => {
    const p = level === 3 ? 1 : random.int(2, 8) * (level === 2 ? -1 : 1);
    const under = level === 3 ? random.int(2, 9) : 1;
    const q = level === 1 ? random.int(1, 12) : random.int(-15, 15);
    const sum = level === 1 ? random.int(q + 1, q + 12) : random.int(-20, 20) * (level === 3 ? under : 1);
    const x = sum - q;
    const r = (p * sum) / under;
    const values = [x, ((r - q) * under) / p, r - q, sum + q];
    const fits =
      q !== 0 && sum !== 0 && ![q, r, p].includes(x) && values.every(isShort) && areBelievable(values);
    return fits && Math.abs(x) <= 40 && Math.abs(r) <= 120 ? { p, under, q, x } : null;
  });
}

/** As many bags as boxes against a box with the total. */
function scaleOf({
  letter,
  p,
  q,
  r,
}: {
  letter: string;
  p: number;
  q: number;
  r: number;
}): DiagramOf<'balance'> {
  return {
    kind: 'balance',
    left: [
      { shape: 'bag', label: letter, count: p },
      { shape: 'box', label: String(q), count: p },
    ],
    right: [{ shape: 'box', label: String(r), count: 1 }],
    tilt: 'level',
  };
}
