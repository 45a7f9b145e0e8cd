import { type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import { type StepSequence, stepSequences, termOfSequence } from '../../src/linear-stories/step-sequences.ts';
import { areBelievable, bracketed, plus } from '../../src/numbers/linear-sides.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';

const asks = ['start', 'list', 'recursive', 'which'] as const;
const pairs = ['two', 'known', 'steady', 'from'] as const;
/** The first term and the common difference, the term that is asked for, and at level 3 the two that are told. */
type Params = {
  ask: (typeof asks)[number] | (typeof pairs)[number] | 'story';
  scene: StepSequence;
  a: number;
  d: number;
  n: number;
  p: number;
  q: number;
};

/** Level 1 tells the first term and the step, level 2 a story, level 3 two terms that are apart. */
export const a1ArithmeticNthTerm = numberSkill('a1-arithmetic-nth-term', {
  version: 1,
  form: 'integer',
  scenes: [stepSequences],
  text: {
    headline: 'A later term of an arithmetic sequence',
    start:
      'An arithmetic sequence has the first term {a} and the common difference {d}. What is term {n, number}?',
    list: 'An arithmetic sequence begins {list}. What is its term {n, number}?',
    recursive: 'A sequence has {first} and {rule}. Find {asked}.',
    which: 'Which number is term {n, number} of the arithmetic sequence {list}, …?',
    two: 'In an arithmetic sequence, {one} and {other}. Find {asked}.',
    known:
      'Term {p, number} of an arithmetic sequence is {y}, and term {q, number} is {z}. What is term {n, number}?',
    steady:
      'A sequence changes by the same number each time. Its term {p, number} is {y} and its term {q, number} is {z}. Find term {n, number}.',
    from: 'From term {p, number} to term {q, number}, an arithmetic sequence goes from {y} to {z}. Which number is term {n, number}?',
    right: 'It is as many steps away as the numbers of the terms say.',
    times:
      'This takes one step for each term, the first one too. How many steps lead from term {one, number} to term {n, number}?',
    'times-known':
      'This takes {n, number} steps from a term that is told. How many steps are there really from term {q, number} to term {n, number}?',
    ratio: 'This takes the term {n, number} times. Does the sequence start at the size of one step?',
    'ratio-known':
      'This lets the terms grow like their numbers. Is the difference between the two terms used?',
    constant: 'This is the change since term {one, number}. What was there at the start?',
    stop: 'This goes one step too far. Count from term {q, number} on.',
    other: 'Count the steps to the term that is asked for. Each one adds the common difference.',
    'gap-do': 'Find the common difference.',
    'gap-read': 'It is what is added from one term to the next.',
    'gap-divide': 'Divide the change by the number of steps between the two terms.',
    'steps-do': 'Count the steps to term {n, number}.',
    'steps-why': 'From a term to the next one is one step.',
    'add-do': 'Add that many steps.',
    'add-why': 'Each step adds the common difference.',
    final: 'Term {n, number} is {result}.',
  },
  draw: ({ level, random }): Params => drawSequence(level, random),
  build({ ask, scene, a, d, n, p, q }: Params, { level, say, step, distractor }) {
    const at = (place: number): number => termOfSequence({ a, d }, place);
    const [y, z, value] = [at(p), at(q), at(n)];
    const [from, base] = level === 3 ? [q, z] : [1, a];
    const told = level === 3;
    const toldTerms = { p, y, q, z };
    const words = {
      a: signed(a),
      d: signed(d),
      n,
      p,
      q,
      y: signed(y),
      z: signed(z),
      list: [1, 2, 3].map(at).map(signed).join(', '),
      first: `$f(1) = ${signed(a)}$`,
      rule: `$f(n) = f(n − 1)${plus(d)}$`,
      asked: `$f(${n})$`,
      one: told ? `$f(${p}) = ${signed(y)}$` : 1,
      other: `$f(${q}) = ${signed(z)}$`,
      result: signed(value),
    };
    const story = told ? say(`${scene.key}-two`, toldTerms) : say(`${scene.key}-told`, { a, d: Math.abs(d) });
    return {
      words,
      question: ask === 'story' ? [story, `${scene.key}-ask`] : ask,
      answer: value,
      distractors: [
        distractor('adds-the-difference-n-times', base + n * d, told ? 'times-known' : 'times'),
        distractor('uses-the-ratio', told ? (y * n) / p : n * a, told ? 'ratio-known' : 'ratio'),
        told
          ? distractor('slip', value + d, 'stop')
          : distractor('forgets-the-constant', (n - 1) * d, 'constant'),
      ].map((one) => ({ ...one, value: signed(one.value) })),
      steps: [
        step(
          'gap',
          told
            ? `${bracketed(z - y)} ÷ ${q - p}`
            : ask === 'list' || ask === 'which'
              ? words.list
              : `start ${signed(a)}`,
          told ? signed(d) : `step ${signed(d)}`,
          {
            why: told ? 'gap-divide' : 'gap-read',
          },
        ),
        step('steps', `${n} − ${from}`, n - from),
        step('add', `${signed(base)} + ${n - from} × ${bracketed(d)}`, signed(value)),
      ],
      finalAnswer: ask === 'story' ? `${scene.key}-said` : 'final',
      claims: [`${a} + ${n - 1} * (${d}) = ${value}`, `(${z} - (${y})) / ${q - p} = ${d}`],
    };
  },
});

function drawSequence(level: Level, random: Random): Params {
  return random.until(() => {
    const scene = random.pick(stepSequences.list);
    const ask =
      level === 1
        ? random.pick(asks)
        : level === 2
          ? 'story'
          : random.pick<Params['ask']>([...pairs, 'story', 'story', 'story', 'story']);
    const isStory = ask === 'story';
    const [low = 0, high = 0] = scene.first;
    const [least = 0, most = 0] = scene.gap;
    const a = isStory ? random.int(low, high) : random.int(level === 1 ? 2 : -15, 20);
    const size = isStory ? random.int(least, most) : random.int(2, level === 1 ? 7 : 12);
    const d = size * (isStory ? (scene.falls ? -1 : 1) : level === 1 ? 1 : random.pick([1, -1]));
    const p = random.int(2, 5);
    const q = p + random.int(2, 5);
    const n = random.int(q + 3, isStory ? scene.last : 24);
    return isSound({ ask, scene, a, d, n, p, q }, level) ? { ask, scene, a, d, n, p, q } : null;
  });
}

/** Whether nothing in a story falls below one, and every wrong way leads to a number of its own. */
function isSound({ ask, a, d, n, p, q }: Params, level: Level): boolean {
  const [y, z, value] = [p, q, n].map((place) => termOfSequence({ a, d }, place)) as [number, number, number];
  const wrong = level === 3 ? [z + n * d, (y * n) / p, value + d] : [a + n * d, n * a, (n - 1) * d];
  const isTrue = ask !== 'story' || Math.min(value, y, z) > 3;
  return (
    isTrue &&
    a !== 0 &&
    y !== 0 &&
    z !== 0 &&
    wrong.every(Number.isInteger) &&
    areBelievable([value, ...wrong])
  );
}
