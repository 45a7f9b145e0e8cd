import type { DiagramOf } from '@playforward/diagram';
import { choiceSkill, type Level, type Random } from '../../src/kit/index.ts';

const stories = ['tickets', 'pens', 'seats', 'miles'] as const;
const cards = ['card', 'game', 'trap', 'turn'] as const;

/** `lines` are the lines as they are shown, `off` the first that does not follow, `because` what a right one says. */
type Work = {
  readonly task: string;
  readonly lines: readonly string[];
  readonly because: string;
  readonly claim: string;
};
type Params = {
  story: (typeof stories)[number];
  card: (typeof cards)[number];
  numbers: readonly [number, number, number, number];
  off: number;
  by: number;
};

/** Level 1 has four lines of arithmetic, level 2 an equation with brackets, level 3 one with the letter on both sides. */
export const aiFirstFalseLine = choiceSkill('ai-first-false-line', {
  version: 1,
  text: {
    headline: 'Catch the orb',
    tickets:
      'In the game, two families each have {m, number} dollars. Each buys {k, number} tickets for {p, number} dollars and pays a fee of {f, number}. The orb finds what both have left.',
    pens: 'In the game, two shops each have {m, number} pens. Each sells {k, number} packs of {p, number} and {f, number} single ones. The orb finds how many both have left.',
    seats:
      'In the game, two halls each have {m, number} seats. Each fills {k, number} rows of {p, number} and {f, number} more. The orb finds how many seats both have left.',
    miles:
      'In the game, two buses each have {m, number} miles to go. Each drives {k, number} laps of {p, number} and {f, number} more. The orb finds the miles that both have left.',
    card: 'A card of the game shows how the orb solves {task}.',
    game: 'In the game, the orb solves {task}.',
    trap: 'The orb has set a trap in its work for {task}.',
    turn: 'It is your turn: the orb shows its work for {task}.',
    'ask-four': 'One line has a planted slip. Which is the first line that does not follow?',
    'ask-three': 'One line has a planted slip. Which line is the first that does not follow?',
    line: 'Line {n, number}',
    right: 'Up to there each line follows. This one does not follow from the line before it.',
    before: 'Work this line out yourself. Does it not follow from what stands above?',
    after: 'This line goes on rightly from the one above it. Where did the slip come in?',
    other: 'Work out each line for yourself, from the top down.',
    'follows-do': 'Work out line {n, number} for yourself.',
    'follows-why': 'It follows from what stands above, so go on.',
    'off-do': 'Work out line {n, number} for yourself.',
    'off-why': 'It should say something else, so the slip came in here.',
    'later-do': 'Look at the lines below it.',
    'later-why': 'They only carry the slip on.',
    'start-do': 'Read the task.',
    'start-why': 'The first line has to follow from it.',
  },
  draw: ({ level, random }): Params => drawWork(level, random),
  build(params: Params, { level, say, step, distractor }) {
    const { story, card, numbers, off } = params;
    const work = workOf(level, params);
    const line = (n: number) => ({ value: `line-${n}`, text: say('line', { n }) });
    const others = [1, 2, 3, 4].filter((n) => n !== off);
    const shown = (n: number): string => work.lines[n - 1] ?? '';
    const follows = Array.from({ length: off - 1 }, (_, at) =>
      step('follows', `line ${at + 1}`, `${shown(at + 1)}, so it follows`, {
        do: say('follows-do', { n: at + 1 }),
        why: 'follows-why',
      }),
    );
    const found = step('off', `line ${off}`, work.because, {
      do: say('off-do', { n: off }),
      why: 'off-why',
    });
    return {
      words: { k: numbers[0], p: numbers[1], f: numbers[2], m: numbers[3], task: work.task },
      question: [level === 1 ? story : card, level === 1 ? 'ask-four' : 'ask-three'],
      diagram: picture(work),
      answer: line(off),
      distractors: others.map((n) =>
        distractor(
          n < off ? 'doubts-a-line-that-follows' : 'blames-a-later-line',
          line(n).value,
          n < off ? 'before' : 'after',
          line(n).text,
        ),
      ),
      steps: [
        off < 3 && step('start', 'the task', 'where the first line comes from'),
        ...follows,
        found,
        off < 4 && step('later', 'the lines below', 'they carry it on'),
      ],
      claims: [work.claim],
    };
  },
});

function picture({ lines }: Work): DiagramOf<'annotated-steps'> {
  return {
    kind: 'annotated-steps',
    steps: lines.map((work, at) => ({ work, note: `Line ${at + 1}` })),
  };
}

function workOf(level: Level, params: Params): Work {
  return { 1: sumWork, 2: bracketWork, 3: bothSidesWork }[level](params);
}

/** A product, a sum, a difference and a double, with a slip in one of them. */
function sumWork({ numbers: [k, p, f, m], off, by }: Params): Work {
  const slip = (n: number): number => (n === off ? by : 0);
  const [product, sum, rest, double] = [0, 0, 0, 0];
  const made = { product, sum, rest, double };
  made.product = k * p + slip(1);
  made.sum = made.product + f + slip(2);
  made.rest = m - made.sum + slip(3);
  made.double = made.rest * 2 + slip(4);
  const right = [k * p, made.product + f, m - made.sum, made.rest * 2][off - 1] ?? 0;
  const left = [`${k} × ${p}`, `${made.product} + ${f}`, `${m} − ${made.sum}`, `2 × ${made.rest}`];
  const results = [made.product, made.sum, made.rest, made.double];
  return {
    task: '',
    lines: left.map((expression, at) => `${expression} = ${results[at]}`),
    because: `${left[off - 1]} = ${right}`,
    claim: `${(left[off - 1] ?? '').replaceAll('×', '*').replaceAll('−', '-')} = ${right}`,
  };
}

/** a(x + b) = c: multiplied out, the number taken away, divided, and once more put in words. */
function bracketWork({ numbers: [a, b, x], off }: Params): Work {
  const c = a * (x + b);
  const inner = off === 1 ? b : a * b;
  const term = off === 2 ? c + inner : c - inner;
  const value = off === 3 ? term - a : term / a;
  const shown = Number.isInteger(value) ? String(value) : `${term}/${a}`;
  return {
    task: `$${a}(x + ${b}) = ${c}$`,
    lines: [`${a}x + ${inner} = ${c}`, `${a}x = ${term}`, `x = ${shown}`, `Answer: ${shown}`],
    because: [`$${a}x + ${a * b} = ${c}$`, `$${a}x = ${c - inner}$`, `$x = ${term / a}$`][off - 1] ?? '',
    claim: `${a} * (${x} + ${b}) = ${c}`,
  };
}

/** ax + b = cx + d with a > c: the letter on one side, the number on the other, then divided. */
function bothSidesWork({ numbers: [a, b, x, c], off }: Params): Work {
  const d = a * x + b - c * x;
  const factor = off === 1 ? a + c : a - c;
  const term = off === 2 ? d + b : d - b;
  const value = off === 3 ? term - factor : term / factor;
  const shown = Number.isInteger(value) ? String(value) : `${term}/${factor}`;
  return {
    task: `$${a}x + ${b} = ${c}x + ${d}$`,
    lines: [`${factor}x + ${b} = ${d}`, `${factor}x = ${term}`, `x = ${shown}`, `Answer: ${shown}`],
    because:
      [`$${a - c}x + ${b} = ${d}$`, `$${factor}x = ${d - b}$`, `$x = ${term / factor}$`][off - 1] ?? '',
    claim: `${a} * ${x} + ${b} = ${c} * ${x} + ${d}`,
  };
}

function drawWork(level: Level, random: Random): Params {
  return random.until(() => {
    const [story, card] = [random.pick(stories), random.pick(cards)];
    if (level === 1) {
      const [k, p, f] = [random.int(4, 9), random.int(6, 12), random.int(4, 15)];
      const by = random.pick([-10, -2, -1, 1, 2, 10]);
      return { story, card, numbers: [k, p, f, 200], off: random.int(1, 4), by };
    }
    const [a, b, x, c] = [random.int(4, 9), random.int(2, 9), random.int(3, 12), random.int(2, 3)];
    const off = random.int(1, 3);
    const params: Params = { story, card, numbers: [a, b, x, c], off, by: 0 };
    const differs = x !== a && a * x !== 2 * a && (a - c) * x !== 2 * (a - c) && b !== x;
    const divided = level === 2 ? a * x - a : (a - c) * x - (a - c);
    return differs && divided > 0 && divided !== x && a - c > 1 ? params : null;
  });
}
