import type { DiagramOf } from '@playforward/diagram';
import { numberSkill, type Random } from '../../src/kit/index.ts';
import { numberText, polynomialProduct } from '../../src/numbers/polynomials.ts';
import { curveGraph } from '../../src/pictures/curve-graphs.ts';

/**
 * Level 1: f' = bend · (x − p)(x − q)/2. Levels 2 and 3: f' = bend · (x − p)²(x − q)/4 with q = p ± 3k,
 * so f' turns at p and at p ± 2k.
 */
type Params = { p: number; q: number; bend: number };

/** Level 1 asks for a maximum or minimum, level 2 has a zero that does not count, level 3 asks for an inflection. */
export const calcFeatureFromDerivative = numberSkill('calc-feature-from-derivative', {
  version: 1,
  form: 'number',
  text: {
    headline: 'Read f from the graph of its derivative',
    shown: 'The graph shows the derivative {name}, not $f$.',
    'ask-most': [
      'At which $x$ does $f$ have a local maximum?',
      'For which $x$ does $f$ reach a local maximum?',
    ],
    'ask-least': [
      'At which $x$ does $f$ have a local minimum?',
      'For which $x$ does $f$ reach a local minimum?',
    ],
    'ask-bend': [
      'One inflection point of $f$ is at $x = {p}$. At which $x$ is the other one?',
      'The graph of $f$ has an inflection point at $x = {p}$ and one more. At which $x$ is it?',
      'At $x = {p}$, $f$ has an inflection point. Find the $x$ of the second one.',
      'The function $f$ changes its concavity at $x = {p}$. Where else does it?',
    ],
    'right-turn': 'There the derivative changes its sign, so $f$ turns.',
    'right-bend': 'There the derivative turns, so its own slope changes sign.',
    same: 'Here the derivative turns. What is true of the derivative where $f$ itself turns?',
    most: 'Here the derivative has a maximum. What is true of it where $f$ has one?',
    sign: 'The derivative is zero here. Which signs does it have left and right of it?',
    zero: 'Here $f$ has an extreme value. What does the derivative do at an inflection point?',
    bend: 'Here this graph changes its bending. What must the derivative do at an inflection point of $f$?',
    axis: 'This is where the graph meets the vertical axis. What does $f$ do there?',
    other: 'Above the axis $f$ grows, below it $f$ falls. Where does the change you need happen?',
    'find-do': 'Find where the derivative is zero.',
    'find-why': 'Only there can $f$ have a local maximum or minimum.',
    'signs-do': 'Read the signs of the derivative left and right of these places.',
    'signs-why': 'Above the axis $f$ grows, below it $f$ falls.',
    'choose-do': 'Choose the place with the change you need.',
    'choose-why': 'From growing to falling is a maximum, from falling to growing a minimum.',
    'turn-do': 'Find where the derivative turns.',
    'turn-why': 'There it changes between growing and falling.',
    'second-do': 'Say what this means for the second derivative.',
    'second-why': 'It changes its sign at these places.',
    'leave-do': 'Leave out the place that is already given.',
    'leave-why': 'The other one is asked for.',
    final: 'It is at $x = {value}$.',
  },
  draw({ level, random }): Params {
    return random.until(() => {
      const drawn = drawParams(level, random);
      const { key, others } = workOut(drawn, level);
      const likely = others.every((one) => one === 0 || Math.abs(one) <= 19 * Math.abs(key));
      const far = others.every((one) => one === 0 || Math.abs(key) <= 19 * Math.abs(one));
      return key !== 0 && likely && far && new Set([key, ...others]).size === 3 ? drawn : null;
    });
  },
  build(params: Params, { level, step, distractor }) {
    const { p, q, bend } = params;
    const { key, others, most } = workOut(params, level);
    const value = numberText(key);
    const words = { p: numberText(p), value, name: "$f'$" };
    const [first = 0, second = 0] = others;
    const ask = level === 3 ? 'ask-bend' : most ? 'ask-most' : 'ask-least';
    const signs =
      level === 1 ? (bend > 0 ? '+ − +' : '− + −') : most ? '+ to − at one place' : '− to + at one place';
    const turns = `${numberText(Math.min(p, key))} and ${numberText(Math.max(p, key))}`;
    const zeros = `${numberText(Math.min(p, q))} and ${numberText(Math.max(p, q))}`;
    return {
      words,
      question: ['shown', ask],
      diagram: graphOf(params, level),
      answer: { value, reason: level === 3 ? 'right-bend' : 'right-turn' },
      distractors: [
        level === 3
          ? distractor('treats-the-graph-as-f', numberText(first), 'bend')
          : level === 2 && most
            ? distractor('confuses-a-maximum-of-the-derivative', numberText(first), 'most')
            : distractor('treats-the-graph-as-f', numberText(first), 'same'),
        level === 3
          ? distractor('confuses-a-maximum-of-the-derivative', numberText(second), 'zero')
          : distractor('misses-a-sign-change', numberText(second), 'sign'),
        distractor('slip', '0', 'axis'),
        distractor('slip', numberText(-key), 'other'),
      ],
      steps:
        level === 3
          ? [
              step('turn', 'the graph of the derivative', `turns at ${turns}`),
              step('second', `turns at ${turns}`, 'two inflection points of $f$'),
              step('leave', turns, value),
            ]
          : [
              step('find', "$f'(x) = 0$", `at ${zeros}`),
              step('signs', `at ${zeros}`, signs),
              step('choose', signs, value),
            ],
      claims: [`(${key} - (${p})) * (${key} - (${q})) ${level === 3 ? '!=' : '='} 0`],
    };
  },
});

type Work = { readonly key: number; readonly others: readonly [number, number]; readonly most: boolean };

function workOut({ p, q, bend }: Params, level: 1 | 2 | 3): Work {
  if (level === 1) {
    // Left of the smaller zero, the sign of f' is that of bend: a maximum of f there when it is plus.
    const smaller = p < q;
    return { key: p, others: [(p + q) / 2, q], most: smaller === bend > 0 };
  }
  const turn = (p + 2 * q) / 3;
  if (level === 2) return { key: q, others: [turn, p], most: bend < 0 };
  return { key: turn, others: [(2 * p + q) / 3, q], most: false };
}

function drawParams(level: 1 | 2 | 3, random: Random): Params {
  const bend = random.pick([-1, 1]);
  if (level === 1) {
    const p = random.int(-6, 6);
    return { p, q: p + random.pick([-6, -4, -2, 2, 4, 6]), bend: bend * random.pick([1, 2]) };
  }
  const p = random.int(-8, 6);
  // At level 2 the turn of f' beside q is of the kind that is asked for.
  const gaps = level === 2 ? [3, 6] : [-6, -3, 3, 6];
  return { p, q: p + random.pick(gaps), bend: bend * random.pick([1, 2, 3, 4]) };
}

function graphOf({ p, q, bend }: Params, level: 1 | 2 | 3): DiagramOf<'function-graph'> {
  const pair = polynomialProduct([-p, 1], [-q, 1]);
  const curve =
    level === 1
      ? pair.map((one) => (one * bend) / 2)
      : polynomialProduct(pair, [-p, 1]).map((one) => (one * bend) / 4);
  return curveGraph({ curves: [curve], from: Math.min(p, q) - 2, to: Math.max(p, q) + 2 });
}
