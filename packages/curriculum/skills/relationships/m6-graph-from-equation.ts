import type { DiagramOf } from '@playforward/diagram';
import { type Distractor, defineSkill } from '../../src/authoring.ts';

type Rule = 'times' | 'more' | 'over' | 'less' | 'flat';

/** Four lines stand on one plane; `order` gives each its letter. */
type Params = {
  scene: 'plain' | 'sales' | 'trees' | 'height';
  rule: 'times' | 'more';
  k: number;
  order: readonly number[];
};

/** Level 1 gives an equation, level 2 a story with its equation, level 3 a table of values in words. */
export const m6GraphFromEquation = defineSkill({
  id: 'm6-graph-from-equation',
  version: 2,
  form: 'diagram',
  finite: { 1: 192, 3: 192 },
  text: {
    en: {
      headline: 'Choose the graph of a rule',
      plain: 'The plane shows four graphs. Which one is the graph of {equation}?',
      'sales-times':
        'Each ticket costs {k, number} dollars. For $x$ tickets, the price is $y$ dollars, so {equation}.',
      'sales-more':
        'Tickets cost $x$ dollars. With a fee of {k, number} dollars, you pay $y$ dollars, so {equation}.',
      'trees-times':
        'A beech has {k, number} times as many nests as an oak. An oak has $x$ and a beech $y$, so {equation}.',
      'trees-more':
        'A beech has {k, number} more nests than an oak. An oak has $x$ and a beech $y$, so {equation}.',
      'height-times':
        'An elevator rises {k, number} meters each second. After $x$ seconds it is $y$ meters high, so {equation}.',
      'height-more':
        'A flag is {k, number} meters above a roof. The roof is $x$ meters high, the flag $y$, so {equation}.',
      'ask-graph': 'Which graph fits?',
      'told-times': 'In each pair, $y$ is {k, number} times as much as $x$. Which graph shows these pairs?',
      'told-more': 'In each pair, $y$ is {k, number} more than $x$. Which graph shows these pairs?',
      graph: 'Graph {letter}',
      right: 'Each of its points fits the rule, such as the point {point}.',
      inverts: 'On this graph, $x$ is {k, number} times as much as $y$. Which of the two has to be greater?',
      adds: 'This graph adds {k, number} to each $x$. What does {term} mean?',
      axes: 'On this graph, $y$ is {k, number} less than $x$. Which of the two has to be greater?',
      origin: 'This graph goes through zero. Put zero in for $x$. What is $y$ then?',
      flat: 'On this graph, $y$ never changes. What happens to $y$ when $x$ grows?',
      other: 'Pick a value for $x$ and find $y$. Then look for the graph through that point.',
      'zero-do': 'Put zero in for $x$.',
      'zero-why': 'This tells where the graph starts.',
      'one-do': 'Put {a, number} in for $x$.',
      'one-why': 'This gives a second point.',
      'read-do': 'Find the graph through both points.',
      'read-why': 'All points of the rule lie on one straight line.',
      final: 'Graph {letter}',
    },
  },
  draw: ({ level, random }): Params => ({
    scene: level === 2 ? random.pick(['sales', 'trees', 'height']) : 'plain',
    rule: random.pick(['times', 'more']),
    k: random.int(2, 5),
    order: random.shuffle([0, 1, 2, 3]),
  }),
  build({ scene, rule, k, order }: Params, { level, say }) {
    const rules: readonly Rule[] =
      rule === 'times' ? ['times', 'over', 'more', 'flat'] : ['more', 'less', 'times', 'flat'];
    const letterOf = (index: number): string => 'ABCD'[order[index] ?? 0] ?? 'A';
    const equation = rule === 'times' ? `$y = ${k}x$` : `$y = x + ${k}$`;
    const a = 2;
    const [zero, second] = [valueAt(rule, k, 0), valueAt(rule, k, a)];
    const words = { k, equation, term: `$${k}x$`, a, point: `(${a}, ${second})`, letter: letterOf(0) };
    type Key = Parameters<typeof say>[0];
    const entry = (index: number, misconception: Distractor['misconception'], key: Key): Distractor => ({
      misconception,
      value: letterOf(index),
      text: say('graph', { letter: letterOf(index) }),
      reason: say(key, words),
    });
    const wrong =
      rule === 'times'
        ? [
            entry(1, 'inverts-the-constant', 'inverts'),
            entry(2, 'uses-addition-when-the-rule-multiplies', 'adds'),
            entry(3, 'slip', 'flat'),
          ]
        : [
            entry(1, 'swaps-the-axes', 'axes'),
            entry(2, 'draws-an-additive-rule-through-the-origin', 'origin'),
            entry(3, 'slip', 'flat'),
          ];
    const write = (x: number): string => (rule === 'times' ? `${k} × ${x}` : `${x} + ${k}`);
    const step = (name: 'zero' | 'one' | 'read', before: string, after: string) => ({
      ...{ rule: name, before, after },
      instruction: say(`${name}-do`, words),
      explanation: say(`${name}-why`),
    });
    return {
      headline: say('headline'),
      question:
        level === 1
          ? say('plain', words)
          : level === 3 || scene === 'plain'
            ? say(`told-${rule}`, words)
            : [say(`${scene}-${rule}`, words), say('ask-graph')],
      diagram: planeOfRules(rules, k, letterOf),
      answer: { form: 'diagram', value: letterOf(0), text: say('graph', words), reason: say('right', words) },
      distractors: wrong,
      steps: [
        step('zero', write(0), String(zero)),
        step('one', write(a), String(second)),
        step('read', `(0, ${zero}) and (${a}, ${second})`, `Graph ${letterOf(0)}`),
      ],
      finalAnswer: say('final', words),
      otherWrong: say('other'),
      claims: [`${write(0).replace('×', '*')} = ${zero}`, `${write(a).replace('×', '*')} = ${second}`],
    };
  },
});

function valueAt(rule: Rule, k: number, x: number): number {
  return { times: k * x, more: x + k, over: x / k, less: x - k, flat: k }[rule];
}

const reach = 12;

/** Every line with its letter at its last point with whole coordinates that lies on no other line. */
function planeOfRules(
  rules: readonly Rule[],
  k: number,
  letterOf: (index: number) => string,
): DiagramOf<'coordinate-plane'> {
  const ends = rules.map((rule, index) => {
    const start = rule === 'less' ? k : 0;
    const xs = Array.from({ length: reach }, (_, index) => reach - 1 - index);
    const isOwn = (x: number): boolean => {
      const y = valueAt(rule, k, x);
      const isCrossed = rules.some((other) => other !== rule && valueAt(other, k, x) === y);
      return x > start && y < reach && Number.isInteger(y) && !isCrossed;
    };
    const last = xs.find(isOwn) ?? k;
    return {
      start: [start, valueAt(rule, k, start)] as const,
      last: [last, valueAt(rule, k, last)] as const,
      label: letterOf(index),
    };
  });
  // From A on, so that neither a line's dashes nor its place in the description point at the answer.
  ends.sort((a, b) => (a.label < b.label ? -1 : 1));
  return {
    kind: 'coordinate-plane',
    x: { label: 'x', min: 0, max: reach, step: 1 },
    y: { label: 'y', min: 0, max: reach, step: 1 },
    points: ends.map(({ last: [x, y], label }) => ({ x, y, label })),
    lines: ends.map(({ start, last }) => ({ through: [[...start], [...last]] })),
  };
}
