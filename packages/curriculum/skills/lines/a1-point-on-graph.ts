import { numberSkill, plotOnPlane } from '../../src/kit/index.ts';
import { bracketed, linearSide } from '../../src/numbers/linear-sides.ts';
import { pointText, standardText } from '../../src/numbers/lines/standard-form.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';
import { drawName } from '../../src/scenes/people.ts';

const asks = ['which', 'on', 'pair', 'named'] as const;
const backs = ['height', 'across', 'pair', 'named'] as const;
/** y = mx + k at level 1; ax + by = c after that. One coordinate is told, the other one is asked for. */
type Params = {
  ask: (typeof asks)[number] | (typeof backs)[number];
  name: string;
  a: number;
  b: number;
  x: number;
  y: number;
  tellsX: boolean;
};

/** Level 1 solves for y, level 2 has standard form, level 3 tells the y-coordinate. */
export const a1PointOnGraph = numberSkill('a1-point-on-graph', {
  version: 5,
  byHand: { levels: [1, 2], ask: 'hand-plot', make: plotOnPlane },
  form: 'point',
  text: {
    headline: 'A point on the graph',
    which: 'Which point with {told} lies on the graph of {equation}?',
    on: 'The graph of {equation} passes through one point with {told}. Which point is it?',
    height: 'At which point does the graph of {equation} have the height {value}?',
    across: 'Where does the graph of {equation} reach {told}? Give the whole point.',
    pair: 'Find the solution of {equation} that has {told}. Write it as a point.',
    named: '{name} marks the point with {told} on the graph of {equation}. Which point is it?',
    right: 'Both coordinates together make the equation true.',
    one: 'Put both coordinates in. Do both sides agree?',
    swapped: 'Which coordinate stands first in a point? Which one does the question give?',
    sign: 'Put {value} in once more. Which sign does each term have then?',
    other: 'Put the given number in. Then solve for the other coordinate.',
    'put-do': 'Put {told} into the equation.',
    'put-why': 'Every point of the graph makes the equation true.',
    'solve-do': 'Solve for the other coordinate.',
    'work-do': 'Work out the other coordinate.',
    'solve-why': 'There is just one number that fits.',
    'write-do': 'Write both as a point.',
    'write-why': 'The x-coordinate stands first.',
    final: 'The point is {point}.',
  },
  draw({ level, random }): Params {
    return random.until(() => {
      const [a, b] = [
        random.int(1, 6) * random.pick([1, -1]),
        level === 1 ? 1 : random.int(2, 6) * random.pick([1, -1]),
      ];
      const [x, y] = [random.int(-7, 8), random.int(-9, 9)];
      const params: Params = {
        ask: random.pick<Params['ask']>(level === 3 ? backs : asks),
        name: drawName(random),
        a,
        b,
        x,
        y,
        tellsX: level < 3,
      };
      const c = a * x + b * y;
      const wrong = wrongOf(params);
      const isOpen = x !== 0 && y !== 0 && x !== y && c !== 0 && Math.abs(c) < 50 && (x < 0 || y < 0);
      const all = [pointText(x, y), pointText(y, x), wrong.sign, wrong.one];
      return isOpen && wrong.isWhole && new Set(all).size === 4 ? params : null;
    });
  },
  build(params: Params, { level, step, distractor }) {
    const { ask, name, a, b, x, y, tellsX } = params;
    const c = a * x + b * y;
    const equation = level === 1 ? `y = ${linearSide(-a, 'x', c)}` : standardText({ a, b, c });
    const put = (text: string): string =>
      tellsX ? putIn(text, { letter: 'x', value: x }) : putIn(text, { letter: 'y', value: y });
    const told = tellsX ? `x = ${signed(x)}` : `y = ${signed(y)}`;
    const found = tellsX ? `y = ${signed(y)}` : `x = ${signed(x)}`;
    const value = pointText(x, y);
    const wrong = wrongOf(params);
    return {
      words: {
        name,
        told: `$${told}$`,
        equation: `$${equation}$`,
        value: signed(tellsX ? x : y),
        point: value,
      },
      question: ask,
      answer: value,
      distractors: [
        distractor('checks-only-one-coordinate', wrong.one, 'one'),
        distractor('swaps-the-coordinates', pointText(y, x), 'swapped'),
        distractor('makes-a-sign-error-when-substituting', wrong.sign, 'sign'),
      ],
      steps: [
        step('put', `$${equation}$`, `$${put(equation)}$`),
        step('solve', `$${put(equation)}$`, `$${found}$`, {
          do: level === 1 ? 'work-do' : 'solve-do',
          why: 'solve-why',
        }),
        step('write', `$${told}$ and $${found}$`, value),
      ],
      claims: [`${a} * (${x}) + (${b}) * (${y}) = ${c}`],
    };
  },
});

/** One number fits and the other is the opposite, or a sign is lost when the told number goes in. */
function wrongOf({ a, b, x, y, tellsX }: Params) {
  const c = a * x + b * y;
  const lost = tellsX ? (c + a * x) / b : (c + b * y) / a;
  return {
    one: tellsX ? pointText(x, -y) : pointText(-x, y),
    sign: tellsX ? pointText(x, lost) : pointText(lost, y),
    isWhole: Number.isInteger(lost),
  };
}

/** The number in the place of a letter, in parentheses after a factor and below zero: '3(−2) + 6y', '8 − 2y'. */
function putIn(text: string, { letter, value }: { letter: string; value: number }): string {
  return text.replace(new RegExp(`(\\d?)${letter}`), (_, digit: string) =>
    digit ? `${digit}(${signed(value)})` : bracketed(value),
  );
}
