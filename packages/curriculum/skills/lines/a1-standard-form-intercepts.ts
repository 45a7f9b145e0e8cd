import { numberSkill, plotOnPlane } from '../../src/kit/index.ts';
import { pointText, standardText } from '../../src/numbers/lines/standard-form.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';

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

/** Level 1 has positive numbers, level 2 negative ones, level 3 tells a story whose equation has to be written first. */
export const a1StandardFormIntercepts = numberSkill('a1-standard-form-intercepts', {
  version: 5,
  byHand: { levels: [1, 2], ask: 'hand-plot', make: plotOnPlane },
  form: 'point',
  text: {
    headline: 'Intercepts from standard form',
    what: 'What is the {axis}-intercept of {equation}? Write it as a point.',
    where: 'Where does the line {equation} meet the {axis}-axis? Write a point.',
    crosses: 'At which point does the graph of {equation} cross the {axis}-axis?',
    find: 'Find the {axis}-intercept of the line {equation} as a point.',
    band: 'A band sells $x$ stickers for {a} dollars each and $y$ posters for {b} dollars each. It takes in {c, number} dollars. At which point does the graph of this equation meet the {axis}-axis?',
    snack:
      'A bag of nuts costs {a} dollars, and a bag of fruit costs {b} dollars. For $x$ bags of nuts and $y$ bags of fruit, a class pays {c, number} dollars. At which point does the graph of this equation meet the {axis}-axis?',
    points:
      'In a game, a small prize costs {a} tickets and a large one {b}. Together, $x$ small and $y$ large prizes cost {c, number} tickets. At which point does the graph of this equation meet the {axis}-axis?',
    ribbon:
      'A short piece of ribbon is {a} inches long, and a long piece is {b} inches long. Together, $x$ short and $y$ long pieces measure {c, number} inches. At which point does the graph of this equation meet the {axis}-axis?',
    right: 'On this axis, {letter} is zero, and the point makes the equation true.',
    swapped: 'This point lies on the other axis. Which coordinate is zero on the {axis}-axis?',
    coefficient: 'This uses a coefficient. Which equation is left when {letter} is zero?',
    minus: 'This subtracts {own} from {c}. Which operation undoes a product?',
    sign: 'Look at the signs of both sides when you divide.',
    other: 'Each point of the {axis}-axis has {letter} equal to zero. Put that in.',
    'model-do': 'Write the equation of the story.',
    'model-why': 'Each number for one is multiplied by how many there are. Together they make the total.',
    'zero-do': 'Put zero in for {letter}.',
    'zero-why': 'Each point of the {axis}-axis has this coordinate zero.',
    'solve-do': 'Solve for the other letter.',
    'solve-why': 'Only one term is left on that side.',
    'write-do': 'Write the point.',
    'write-why': 'The x-coordinate stands first.',
    middle: 'The line {equation} meets both axes. Which point lies halfway between these two places?',
    halfway: 'Find the point halfway between the x-intercept and the y-intercept of {equation}.',
    rope: 'On the plan of a garden, a rope is tied along {equation}, from one axis to the other. A bell hangs in the middle of the rope. At which point?',
    rail: 'On the plan of a skate park, a rail runs along {equation}, from one axis to the other. At which point is the middle of the rail?',
    'right-middle': 'Each of its coordinates is half of an intercept.',
    'swapped-middle': 'Put zero in for {letter} once more. Which intercept do you get?',
    'whole-middle': 'These are both intercepts themselves. Where is the middle between them?',
    'coefficient-middle': 'These are the coefficients. Where does the line meet the axes?',
    'other-middle': 'Find both intercepts first. Then take half of each.',
    'half-do': 'Take half of each intercept.',
    'half-why': 'The other coordinate of each intercept is zero, so halfway there is half of the number.',
    'place-do': 'Write the middle.',
    'place-why': 'The x-coordinate stands first.',
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
  build({ ask, a, b, c, onX }: Params, { level, step, distractor }) {
    const [u, v] = [c / a, c / b];
    const own = onX ? a : b;
    const at = (value: number): string => (onX ? pointText(value, 0) : pointText(0, value));
    const value = at(onX ? u : v);
    const equation = `$${standardText({ a, b, c })}$`;
    const left = onX ? `${signed(a)}x = ${signed(c)}` : `${signed(b)}y = ${signed(c)}`;
    return {
      words: { axis: onX ? 'x' : 'y', letter: onX ? '$y$' : '$x$', equation, a, b, c, own, point: value },
      question: ask,
      answer: value,
      distractors: [
        distractor('swaps-the-intercepts', onX ? pointText(0, v) : pointText(u, 0), 'swapped'),
        distractor('uses-a-coefficient-as-the-intercept', at(own), 'coefficient'),
        own < 0 || c < 0
          ? distractor('loses-a-sign', at(-(onX ? u : v)), 'sign')
          : distractor('subtracts-a-factor-instead-of-dividing', at(c - own), 'minus'),
      ],
      steps: [
        level === 3 && step('model', `${a} for each $x$, ${b} for each $y$, ${c} in all`, equation),
        step('zero', equation, `$${left}$`),
        step('solve', `$${left}$`, `$${onX ? 'x' : 'y'} = ${signed(onX ? u : v)}$`),
        step('write', `on the ${onX ? 'x' : 'y'}-axis`, value),
      ],
      claims: [`${a} * (${u}) = ${c}`, `${b} * (${v}) = ${c}`],
    };
  },
  stretch: {
    draw: ({ random }) =>
      random.until(() => {
        const ask = random.pick(middles);
        const isPlan = ask === 'rope' || ask === 'rail';
        const side = (): number => random.int(2, 9) * (isPlan ? 1 : random.pick([1, 1, -1]));
        const [a, b] = [side(), side()];
        const c = (Math.abs(a * b) / greatest(a, b)) * 2 * random.int(1, 3);
        const [u, v] = [c / a, c / b];
        const points = [
          [u / 2, v / 2],
          [v / 2, u / 2],
          [u, v],
          [a, b],
        ].map(String);
        const isOpen = Math.abs(a) !== Math.abs(b) && new Set(points).size === 4 && c <= 120;
        return isOpen && Math.abs(u) <= 30 && Math.abs(v) <= 30 && a > 0 ? { ask, a, b, c } : null;
      }),
    build({ ask, a, b, c }, { say, step, distractor }) {
      const [u, v] = [c / a, c / b];
      const equation = `$${standardText({ a, b, c })}$`;
      const value = pointText(u / 2, v / 2);
      const lines = [
        ['x', '$y$', `${signed(a)}x = ${c}`, u],
        ['y', '$x$', `${signed(b)}y = ${c}`, v],
      ] as const;
      return {
        words: { equation, letter: '$y$', point: value },
        question: ask,
        answer: { value, reason: 'right-middle' },
        distractors: [
          distractor('swaps-the-intercepts', pointText(v / 2, u / 2), 'swapped-middle'),
          distractor('uses-a-coefficient-as-the-intercept', pointText(a, b), 'coefficient-middle'),
          distractor('slip', pointText(u, v), 'whole-middle'),
        ],
        steps: [
          ...lines.flatMap(([axis, letter, left, at]) => [
            step('zero', equation, `$${left}$`, {
              do: say('zero-do', { letter }),
              why: say('zero-why', { axis }),
            }),
            step('solve', `$${left}$`, `$${axis} = ${signed(at)}$`),
          ]),
          step('half', `${signed(u)} and ${signed(v)}`, `${signed(u / 2)} and ${signed(v / 2)}`),
          step('place', `$x = ${signed(u / 2)}$ and $y = ${signed(v / 2)}$`, value),
        ],
        otherWrong: 'other-middle',
        claims: [`${a} * (${u}) = ${c}`, `${b} * (${v}) = ${c}`],
      };
    },
  },
});

const middles = ['middle', 'halfway', 'rope', 'rail'] as const;

function greatest(a: number, b: number): number {
  return b === 0 ? Math.abs(a) : greatest(b, a % b);
}
