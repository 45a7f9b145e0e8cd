import { choiceSkill, type Level, type Random } from '../../src/kit/index.ts';
import { type TwoKinds, twoKinds } from '../../src/linear-stories/two-kinds.ts';
import { type TwoMixtures, twoMixtures } from '../../src/linear-stories/two-mixtures.ts';

const comparisons = ['more', 'fewer', 'times'] as const;
/** x and y things; each first one is worth p (and r), each second one q (and s); k compares their numbers. */
type Params = {
  scene: TwoKinds;
  mixture: TwoMixtures;
  compares: (typeof comparisons)[number];
  x: number;
  y: number;
  k: number;
  p: number;
  q: number;
  r: number;
  s: number;
};

/** Level 1 has a count and a worth, level 2 a comparison and a worth, level 3 two materials. */
export const a1SystemWriteContext = choiceSkill('a1-system-write-context', {
  version: 3,
  scenes: [twoKinds, twoMixtures],
  text: {
    headline: 'Write a system for a situation',
    ask: 'Which system fits?',
    'ask-both': 'Which system states both facts?',
    pair: '{one} and {other}',
    'right-number': 'Together with the other number it fits both facts.',
    'number-other': 'This is the value of {x}. Which letter does the question ask for?',
    'number-stops': 'At this point, {y} is still multiplied by a number. What undoes that?',
    'number-all': 'This counts both kinds together. How many of them does {y} count?',
    'other-number': 'Write both equations. Then put {side} in for {x}.',
    'put-do': 'Put {side} in for {x}.',
    'put-why': 'The first equation says that both are equal.',
    'open-do': 'Multiply out and combine like terms.',
    'open-why': 'Only one variable is left.',
    'alone-do': 'Subtract on both sides.',
    'alone-why': 'Then the term with {y} stands alone.',
    'divide-do': 'Divide both sides.',
    'divide-why': 'Only {y} is left, and the question asks for it.',
    'final-number': '{result}',
    'right-count': 'One equation counts the things, and the other one adds up what they make in all.',
    'right-compare':
      'One equation compares the numbers, and the other one adds up what both kinds make in all.',
    'right-mixture': 'Each equation adds up one material.',
    mixed:
      'Look at both sides of each equation. Does one side count things while the other side adds up what they make?',
    'mixed-up': 'Each material has a total of its own. Which total belongs to which numbers?',
    rates: 'Which number is given for one thing of the first kind, and which for one of the second kind?',
    'rates-mixture': 'Read what one of each takes. Which numbers belong to {x}?',
    'across-mixture': 'Each equation is about one material. Do both numbers in it belong to the same one?',
    difference: 'Do both kinds together make the total, or is it their difference?',
    reversed: 'Put in a number for {x} and work out {y}. Which kind are there more of then?',
    counted:
      'The second equation leaves out the amount for one of each kind. What does its right side count?',
    other: 'Write one equation for each fact. Both sides of it have to tell the same kind of thing.',
    'first-do': 'Write an equation for the first fact.',
    'first-count': 'Both kinds together make all of them.',
    'first-times': 'The second number comes from the first one.',
    'first-gap': 'The smaller number and the difference make the greater number.',
    'first-mixture': 'Each thing takes its part of the first material.',
    'second-do': 'Write an equation for the second fact.',
    'second-why': 'For each kind, multiply the amount for one by how many there are.',
    'second-mixture': 'The second material adds up in the same way.',
    'check-do': 'Look at both sides of each equation.',
    'check-why': 'Both sides have to tell the same kind of thing.',
  },
  draw: ({ level, random }): Params => drawNumbers(level, random),
  build(params: Params, { level, say, step, distractor }) {
    const { scene, mixture, compares, k, p, q, r, s } = params;
    const { n, v, w, compare, back } = sidesOf(params);
    const sum = (a: number, b: number, total: number): string => `$${a}x + ${b}y = ${total}$`;
    const pair = (one: string, other: string) => say('pair', { one, other });
    if (level === 3) {
      const right = pair(sum(p, q, v), sum(r, s, w));
      return {
        words: { x: '$x$' },
        question: [
          say(`${mixture.key}-one`, { p, q, r, s }),
          say(`${mixture.key}-all`, { v, w }),
          'ask-both',
        ],
        answer: { value: 'right', text: right, reason: 'right-mixture' },
        distractors: [
          distractor('swaps-the-rates', 'rates', 'rates-mixture', pair(sum(q, p, v), sum(s, r, w))),
          distractor(
            'mixes-counts-and-values-in-one-equation',
            'mixed',
            'mixed-up',
            pair(sum(p, q, w), sum(r, s, v)),
          ),
          distractor('slip', 'across', 'across-mixture', pair(sum(p, r, v), sum(q, s, w))),
        ],
        steps: [
          step('first', `${p} and ${q} for ${v}`, sum(p, q, v), { why: 'first-mixture' }),
          step('second', `${r} and ${s} for ${w}`, sum(r, s, w), { why: 'second-mixture' }),
          step('check', `${sum(p, q, v)} and ${sum(r, s, w)}`, 'one material in each'),
        ],
        finalAnswer: right,
        claims: [
          `${p} * ${params.x} + ${q} * ${params.y} = ${v}`,
          `${r} * ${params.x} + ${s} * ${params.y} = ${w}`,
        ],
      };
    }
    const counts = level === 1;
    const first = counts ? `$x + y = ${n}$` : compare;
    const right = pair(first, sum(p, q, v));
    return {
      words: { x: '$x$', y: '$y$' },
      question: [
        counts
          ? say(`${scene.key}-count`, { n })
          : compares === 'times'
            ? say(`${scene.key}-times`, { k })
            : say(`${scene.key}-more`, { k, way: compares }),
        say(`${scene.key}-worth`, { p, q, v }),
        'ask',
      ],
      answer: { value: 'right', text: right, reason: counts ? 'right-count' : 'right-compare' },
      distractors: [
        counts
          ? distractor(
              'mixes-counts-and-values-in-one-equation',
              'mixed',
              'mixed',
              pair(`$x + y = ${v}$`, sum(p, q, n)),
            )
          : distractor('reverses-a-comparison', 'reversed', 'reversed', pair(back, sum(p, q, v))),
        distractor('swaps-the-rates', 'rates', 'rates', pair(first, sum(q, p, v))),
        counts
          ? distractor('slip', 'difference', 'difference', pair(`$x − y = ${n}$`, sum(p, q, v)))
          : distractor(
              'mixes-counts-and-values-in-one-equation',
              'mixed',
              'counted',
              pair(first, `$x + y = ${v}$`),
            ),
      ],
      steps: [
        counts
          ? step('first', `${n} in all`, first, { why: 'first-count' })
          : compares === 'times'
            ? step('first', `${k} times as many`, first, { why: 'first-times' })
            : step('first', `${k} ${compares}`, first, { why: 'first-gap' }),
        step('second', `${p} and ${q} for ${v}`, sum(p, q, v)),
        step('check', `${first} and ${sum(p, q, v)}`, 'two facts'),
      ],
      finalAnswer: right,
      claims: [`${p} * ${params.x} + ${q} * ${params.y} = ${v}`],
    };
  },
  stretch: {
    draw: ({ random }) =>
      random.until(() => {
        const params = drawNumbers(1, random);
        const { x, y, p, q } = params;
        return p < q && x !== y && (q - p) * y !== x && (q - p) * y !== y && (q - p) * y < 18 * y
          ? params
          : null;
      }),
    build(params, { say, step, distractor }) {
      const { scene, x, y, p, q } = params;
      const { n, v } = sidesOf(params);
      const equation = `$${p}x + ${q}y = ${v}$`;
      const put = `$${p}(${n} − y) + ${q}y = ${v}$`;
      const d = q - p;
      const gathered = `$${p * n} + ${d}y = ${v}$`;
      const alone = `$${d}y = ${v - p * n}$`;
      return {
        words: { x: '$x$', y: '$y$', side: `$${n} − y$`, result: y },
        question: [
          say(`${scene.key}-count`, { n }),
          say(`${scene.key}-worth`, { p, q, v }),
          `${scene.key}-second`,
        ],
        answer: { value: y, form: 'integer', reason: 'right-number' },
        distractors: [
          distractor('swaps-the-rates', x, 'number-other'),
          distractor('stops-after-the-first-step', v - p * n, 'number-stops'),
          distractor('slip', n, 'number-all'),
          distractor('slip', y + 1, 'other-number'),
        ],
        steps: [
          step('first', `${n} in all`, `$x + y = ${n}$`, { why: 'first-count' }),
          step('second', `${p} and ${q} for ${v}`, equation),
          step('put', equation, put),
          step('open', put, gathered),
          step('alone', gathered, alone),
          step('divide', `${v - p * n} ÷ ${d}`, y),
        ],
        otherWrong: 'other-number',
        finalAnswer: 'final-number',
        claims: [`${p} * ${x} + ${q} * ${y} = ${v}`, `(${v} - ${p * n}) / ${d} = ${y}`],
      };
    },
  },
});

function sidesOf({ compares, x, y, k, p, q, r, s }: Params) {
  const [second, first] =
    compares === 'times' ? [`$y = ${k}x$`, `$x = ${k}y$`] : [`$y = x + ${k}$`, `$x = y + ${k}$`];
  const [compare, back] = compares === 'fewer' ? [first, second] : [second, first];
  return { n: x + y, v: p * x + q * y, w: r * x + s * y, compare, back };
}

function between(random: Random, [low = 1, high = 1]: readonly number[]): number {
  return random.int(low, high);
}

function drawNumbers(level: Level, random: Random): Params {
  return random.until(() => {
    const scene = random.pick(twoKinds.list);
    const mixture = random.pick(twoMixtures.list);
    const compares = random.pick(comparisons);
    const [p, q] =
      level === 3
        ? [between(random, mixture.first.main), between(random, mixture.second.main)]
        : [between(random, scene.p), between(random, scene.q)];
    const [r, s] = [between(random, mixture.first.other), between(random, mixture.second.other)];
    const n = between(random, scene.count);
    const k = compares === 'times' ? random.int(2, 3) : random.int(2, Math.floor(n / 3));
    const less = Math.ceil(n / 4);
    const x =
      level === 3
        ? between(random, mixture.count)
        : level === 1
          ? random.int(Math.ceil(n / 4), Math.floor((3 * n) / 4))
          : compares === 'fewer'
            ? less + k
            : less;
    const y =
      level === 3
        ? between(random, mixture.count)
        : level === 1
          ? n - x
          : { more: less + k, fewer: less, times: k * less }[compares];
    const params: Params = { scene, mixture, compares, x, y, k, p, q, r, s };
    const { v, w } = sidesOf(params);
    const isOpen = x !== y && p !== q && v !== x + y && (level < 3 || (v !== w && r !== s && q !== r));
    return isOpen ? params : null;
  });
}
