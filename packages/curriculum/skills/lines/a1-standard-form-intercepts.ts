import { numberSkill } from '../../src/kit/index.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';
import { pointText, standardText } from '../../src/numbers/standard-form.ts';

const asks = ['what', 'where', 'crosses', 'find'] as const;
const stories = ['band', 'snack', 'points', 'ribbon'] as const;
/** The line crosses the axes at u on the x-axis and v on the y-axis: ax + by = c. */
type Params = {
  ask: (typeof asks)[number] | (typeof stories)[number];
  a: number;
  b: number;
  c: number;
  onX: boolean;
};

/** Level 1 has positive numbers, level 2 negative ones, level 3 takes the equation from a story. */
export const a1StandardFormIntercepts = numberSkill('a1-standard-form-intercepts', {
  version: 1,
  form: 'point',
  text: {
    headline: 'Intercepts from standard form',
    what: 'What is the {axis}-intercept of {equation}? Write it as a point.',
    where: 'Where does the line {equation} meet the {axis}-axis? Write a point.',
    crosses: 'At which point does the graph of {equation} cross the {axis}-axis?',
    find: 'Find the {axis}-intercept of the line {equation} as a point.',
    band: 'A band sells $x$ stickers and $y$ posters and takes in {c, number} dollars, so {equation}. At which point does the graph meet the {axis}-axis?',
    snack:
      'With {c, number} dollars, a class buys $x$ bags of nuts and $y$ bags of fruit, so {equation}. At which point does the graph meet the {axis}-axis?',
    points:
      'In a game, $x$ small prizes and $y$ large prizes cost {c, number} tickets, so {equation}. At which point does the graph meet the {axis}-axis?',
    ribbon:
      'Of {c, number} inches of ribbon, $x$ short bows and $y$ long bows are made, so {equation}. At which point does the graph meet the {axis}-axis?',
    right: 'On this axis the other coordinate is zero, and the point makes the equation true.',
    swapped: 'This point lies on the other axis. Which coordinate is zero on the {axis}-axis?',
    coefficient: 'This uses a number beside a letter. Which equation is left when the other letter is zero?',
    sign: 'Look at the signs of both sides when you divide.',
    other: 'On the {axis}-axis the other coordinate is zero. Put zero in for it.',
    'zero-do': 'Put zero in for {letter}.',
    'zero-why': 'Each point of the {axis}-axis has this coordinate zero.',
    'solve-do': 'Solve for the other letter.',
    'solve-why': 'Only one term is left on that side.',
    'write-do': 'Write the point.',
    'write-why': 'The x-coordinate stands first.',
    final: 'The point is {point}.',
  },
  draw({ level, random }): Params {
    return random.until(() => {
      const side = (): number => random.int(2, 9) * (level === 2 ? random.pick([1, -1]) : 1);
      const [a, b] = [side(), side()];
      const most = Math.abs(a * b);
      const c =
        (most / greatest(a, b)) *
        random.int(1, level === 3 ? 6 : 4) *
        (level === 2 ? random.pick([1, -1]) : 1);
      const [u, v] = [c / a, c / b];
      const onX = random.chance(50);
      const isOpen =
        Math.abs(a) !== Math.abs(b) && u !== v && ![u, v].includes(onX ? a : b) && Math.abs(c) <= 120;
      const isTrue = level < 3 || a < b;
      const isSmall = Math.abs(u) <= 30 && Math.abs(v) <= 30 && Math.abs(u) > 1 && Math.abs(v) > 1;
      return isOpen && isTrue && isSmall
        ? { ask: random.pick<Params['ask']>(level === 3 ? stories : asks), a, b, c, onX }
        : null;
    });
  },
  build({ ask, a, b, c, onX }: Params, { step, distractor }) {
    const [u, v] = [c / a, c / b];
    const at = (value: number): string => (onX ? pointText(value, 0) : pointText(0, value));
    const value = at(onX ? u : v);
    const equation = `$${standardText({ a, b, c })}$`;
    const left = onX ? `${signed(a)}x = ${signed(c)}` : `${signed(b)}y = ${signed(c)}`;
    return {
      words: { axis: onX ? 'x' : 'y', letter: onX ? '$y$' : '$x$', equation, c, point: value },
      question: ask,
      answer: value,
      distractors: [
        distractor('swaps-the-intercepts', onX ? pointText(0, v) : pointText(u, 0), 'swapped'),
        distractor('uses-a-coefficient-as-the-intercept', at(onX ? a : b), 'coefficient'),
        distractor('loses-a-sign', at(-(onX ? u : v)), 'sign'),
      ],
      steps: [
        step('zero', equation, `$${left}$`),
        step('solve', `$${left}$`, `$${onX ? 'x' : 'y'} = ${signed(onX ? u : v)}$`),
        step('write', `on the ${onX ? 'x' : 'y'}-axis`, value),
      ],
      claims: [`${a} * (${u}) = ${c}`, `${b} * (${v}) = ${c}`],
    };
  },
});

function greatest(a: number, b: number): number {
  return b === 0 ? Math.abs(a) : greatest(b, a % b);
}
