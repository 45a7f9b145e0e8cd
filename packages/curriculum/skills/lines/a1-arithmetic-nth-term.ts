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
  version: 2,
  form: 'integer',
  scenes: [stepSequences],
  text: {
    headline: 'A later term of an arithmetic sequence',
    start:
      'An arithmetic sequence has the first term {a} and the common difference {d}. What is term {n, number}?',
    list: 'An arithmetic sequence begins {list}. What is its term {n, number}?',
    recursive: 'A sequence has {first} and {rule}. Find {asked}.',
    which: 'What is term {n, number} of the arithmetic sequence {list}, …?',
    two: 'In an arithmetic sequence, {one} and {other}. Find {asked}.',
    known:
      'Term {p, number} of an arithmetic sequence is {y}, and term {q, number} is {z}. What is term {n, number}?',
    steady:
      'A sequence changes by the same number each time. Its term {p, number} is {y} and its term {q, number} is {z}. Find term {n, number}.',
    from: 'From term {p, number} to term {q, number}, an arithmetic sequence goes from {y} to {z}. What is term {n, number}?',
    right: 'The common difference was added once for each step.',
    times:
      'This takes one step for each term, the first one too. How many steps lead from term {one, number} to term {n, number}?',
    'times-known':
      'This takes {n, number} steps from term {q, number}. How many steps are there really from term {q, number} to term {n, number}?',
    ratio: 'This multiplies the first term by {n, number}. Is the first term the size of one step?',
    'ratio-known':
      'This multiplies one term as if the sequence began at zero. Does it use the difference between the two terms?',
    constant: 'This is the change since the first term. How large is the first term?',
    stop: 'This goes one step too far. Count from term {q, number} on.',
    other: 'Count the steps to the term that is asked for. Each one adds the common difference.',
    'gap-do': 'Find the common difference.',
    'gap-read': 'It is added to each term to get the next one.',
    'gap-divide': 'Divide the change by the number of steps between the two terms.',
    'steps-do': 'Count the steps to term {n, number}.',
    'steps-why': 'It is one step from each term to the next.',
    'add-do': 'Add that many steps.',
    'add-why': 'Each step adds the common difference.',
    stand:
      'Row {p, number} of a stand has {y, number} seats, and row {q, number} has {z, number} seats. Each row has the same number of seats more than the row before. Which is the first row with more than {m, number} seats?',
    levels:
      'Level {p, number} of a game brings {y, number} coins, and level {q, number} brings {z, number} coins. Each level brings the same number of coins more than the level before. Which is the first level that brings more than {m, number} coins?',
    weeks:
      'A runner trains {y, number} minutes in week {p, number} and {z, number} minutes in week {q, number}. The training grows by the same number of minutes each week. In which week does the runner first train more than {m, number} minutes?',
    rings:
      'Ring {p, number} of a bead pattern takes {y, number} beads, and ring {q, number} takes {z, number} beads. Each ring takes the same number of beads more than the ring before. Which is the first ring with more than {m, number} beads?',
    'right-first': 'It is above {m, number}, and the one before is not.',
    'one-before': 'Work out this term. Is it above {m, number} already?',
    'no-start': 'This starts from zero. How large is the first term?',
    'from-told': 'This counts from a term in the question. Which number does that term have?',
    'other-first': 'Find the step and the first term. Then see how many steps lead above {m, number}.',
    'first-do': 'Go back to the first term.',
    'first-why': 'Take one difference off for each term before it.',
    'rule-do': 'Write the rule.',
    'rule-why': 'From the first term to term $n$, there is one step less than $n$.',
    'above-do': 'Ask when the rule is above {m, number}.',
    'above-why': 'The question says more than {m, number}.',
    'divide-do': 'Divide by the step.',
    'divide-why': 'This tells how many steps are needed.',
    'round-do': 'Take the next whole number of steps, and count the first term too.',
    'round-why': 'Fewer steps would not lead above {m, number}.',
    final: 'Term {n, number} is {result}.',
    'stand-first': 'Row {n, number} is the first one, with {result, number} seats.',
    'levels-first': 'Level {n, number} is the first one, with {result, number} coins.',
    'weeks-first': 'Week {n, number} is the first one, with {result, number} minutes.',
    'rings-first': 'Ring {n, number} is the first one, with {result, number} beads.',
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
    const gap = step(
      'gap',
      told
        ? `${bracketed(z - y)} ÷ ${q - p}`
        : ask === 'list' || ask === 'which'
          ? words.list
          : ask === 'recursive'
            ? words.rule
            : ask === 'story'
              ? 'the story'
              : 'the question',
      told ? signed(d) : `common difference ${signed(d)}`,
      {
        why: told ? 'gap-divide' : 'gap-read',
      },
    );
    const story = told ? say(`${scene.key}-two`, toldTerms) : say(`${scene.key}-told`, { a, d: Math.abs(d) });
    return {
      words,
      question: ask === 'story' ? [story, `${scene.key}-ask`] : ask,
      answer: value,
      distractors: [
        distractor('adds-the-difference-n-times', base + n * d, told ? 'times-known' : 'times', {
          work: [
            gap,
            step('steps', `term ${n}`, `${n} steps`),
            step('add', `${signed(base)} + ${n} × ${bracketed(d)}`, signed(base + n * d)),
          ],
        }),
        distractor('uses-the-ratio', told ? (y * n) / p : n * a, told ? 'ratio-known' : 'ratio'),
        told
          ? distractor('slip', value + d, 'stop')
          : distractor('forgets-the-constant', (n - 1) * d, 'constant'),
      ].map((one) => ({ ...one, value: signed(one.value) })),
      steps: [
        gap,
        step('steps', `${n} − ${from}`, n - from),
        step('add', `${signed(base)} + ${n - from} × ${bracketed(d)}`, signed(value)),
      ],
      finalAnswer: ask === 'story' ? `${scene.key}-said` : 'final',
      claims: [`${a} + ${n - 1} * (${d}) = ${value}`, `(${z} - (${y})) / ${q - p} = ${d}`],
    };
  },
  stretch: {
    draw: ({ random }) =>
      random.until(() => {
        const ask = random.pick(firsts);
        const [a, d] = [random.int(8, 30), random.int(2, 8)];
        const p = random.int(2, 4);
        const q = p + random.int(2, 5);
        const m = 10 * random.int(6, 20);
        const value = Math.floor((m - a) / d) + 2;
        const y = termOfSequence({ a, d }, p);
        const all = [value, value - 1, Math.floor(m / d) + 1, Math.floor((m - y) / d) + 1];
        const isOpen = (m - a) % d !== 0 && value > q + 1 && value < 30;
        return isOpen && new Set(all).size === 4 ? { ask, a, d, p, q, m } : null;
      }),
    build({ ask, a, d, p, q, m }, { step, distractor }) {
      const [y, z] = [termOfSequence({ a, d }, p), termOfSequence({ a, d }, q)];
      const steps = Math.floor((m - a) / d);
      const value = steps + 2;
      const rule = `${a} + ${d}(n − 1)`;
      return {
        words: { p, q, y, z, m, n: value, result: termOfSequence({ a, d }, value) },
        question: ask,
        answer: { value, reason: 'right-first' },
        distractors: [
          distractor('adds-the-difference-n-times', value - 1, 'one-before'),
          distractor('forgets-the-constant', Math.floor(m / d) + 1, 'no-start'),
          distractor('slip', Math.floor((m - y) / d) + 1, 'from-told'),
        ],
        steps: [
          step('gap', `${bracketed(z - y)} ÷ ${q - p}`, d, { why: 'gap-divide' }),
          step('first', `${y} − ${p - 1} × ${d}`, a),
          step('rule', `start ${a}, step ${d}`, `$f(n) = ${rule}$`),
          step('above', `$${rule} > ${m}$`, `$${d}(n − 1) > ${m - a}$`),
          step('divide', `${m - a} ÷ ${d}`, `more than ${steps} steps`),
          step('round', `${steps + 1} steps`, `term ${value}`),
        ],
        otherWrong: 'other-first',
        finalAnswer: `${ask}-first`,
        claims: [`${a} + ${value - 1} * ${d} = ${a + (value - 1) * d}`],
      };
    },
  },
});

const firsts = ['stand', 'levels', 'weeks', 'rings'] as const;

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
