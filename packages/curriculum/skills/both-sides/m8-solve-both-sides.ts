import type { DiagramOf } from '@playforward/diagram';
import { argueFor, type Level, numberSkill, type Random, type Tools } from '../../src/kit/index.ts';
import { bothSidesText, linesAfter, sizeOfTerm } from '../../src/numbers/both-sides.ts';
import { areBelievable, bracketed, linearSide, plus } from '../../src/numbers/linear-sides.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';
import { drawPlainLetter } from '../../src/numbers/variable-letters.ts';
import { drawName } from '../../src/scenes/people.ts';

const asks = ['solve', 'which', 'stands', 'named'] as const;

/** Things that are equal to each other, with the least and most that is true of them. */
const stories = [
  { key: 'triangle', least: 6, most: 40 },
  { key: 'strips', least: 12, most: 90 },
  { key: 'teams', least: 10, most: 95 },
  { key: 'shelves', least: 12, most: 60 },
  { key: 'ropes', least: 10, most: 80 },
  { key: 'rows', least: 8, most: 28 },
] as const;

/** ax + b = cx + d; at level 3 both sides measure the same thing, and its measure is asked for. */
type Params = {
  ask: (typeof asks)[number] | (typeof stories)[number]['key'];
  name: string;
  letter: string;
  a: number;
  b: number;
  c: number;
  d: number;
  x: number;
  /** A number to be checked in both sides. */
  tried: number;
};

/**
 * Level 1 has positive terms and a scale, level 2 terms of both signs, level 3 asks for more than the letter. At the first two, some
 * problems check a number in both sides.
 */
export const m8SolveBothSides = numberSkill('m8-solve-both-sides', {
  version: 6,
  byHand: { levels: [1, 2], ask: 'explain', share: 35 },
  form: 'integer',
  text: {
    headline: 'The variable on both sides',
    solve: 'Solve {e}.',
    which: 'Which value of {x} makes {e} true?',
    stands: 'Find the number that {x} stands for in {e}.',
    named: '{name} solves {e}. What number is {x}?',
    triangle:
      'Two sides of a triangle are equally long. One is {first} inches long, the other {second} inches. How many inches long is each of them?',
    strips:
      'Two paper strips for a collage are equally long. One is {first} inches long, the other {second} inches. How many inches long is each strip?',
    teams:
      'A game ends in a draw. One team has {first} points, the other {second} points. How many points does each team have?',
    shelves:
      'Two shelves hold the same number of books. One holds {first} books, the other {second} books. How many books are on each shelf?',
    ropes:
      'Two ropes for a climbing wall are equally long. One is {first} feet long, the other {second} feet. How many feet long is each rope?',
    rows: 'Two rows of a choir have the same number of singers. One has {first} singers, the other {second}. How many singers are in each row?',
    explain: [
      '{name} says that {tried} is the solution of {e}. Is that so? Choose a claim, what shows it, and why.',
      'Check the number {tried} in {e}. Is it the solution? Give a claim, the evidence and the reason.',
      'Is {tried} the solution of {e}? Give your answer, what shows it, and why.',
      'Somebody found {tried} for {x} in {e}. Does it fit? Choose a claim, the evidence, and the reason.',
    ],
    'claim-yes': '{tried} is the solution.',
    'claim-no': '{tried} is not the solution.',
    'shows-values': 'With it, the left side is {first} and the right side is {second}.',
    'shows-letter': 'The letter stands on both sides.',
    'since-same': 'A solution gives both sides the same value.',
    'since-zero': 'A solution makes both sides zero.',
    'since-larger': 'A solution makes the left side the larger one.',
    'right-judged': 'The number is put into both sides, and the two values are compared.',
    'judge-zero': 'Both sides have to be equal. Do they have to be zero as well?',
    'judge-larger': 'What does the sign between the two sides say about their values?',
    'judge-values': 'Work out both sides once more, with the number in place of {x}.',
    'other-judged': 'Put the number into the left side, then into the right side. Are both values the same?',
    'left-do': 'Put {tried} into the left side.',
    'left-why': 'The number takes the place of {x}.',
    'right-do': 'Put {tried} into the right side.',
    'right-why': 'The same number takes the place of {x} here.',
    'judge-do': 'Compare the two values.',
    'judge-why': 'With a solution, they are the same.',
    right: 'With this number, both sides have the same value.',
    'right-measure': 'Both expressions have this value.',
    adds: 'This adds the terms with {x} from both sides. What has to happen so that {x} stands on one side only?',
    moves: 'A term went to the other side with the same sign here. What was done to both sides?',
    divides: 'This divides one term alone. What about the other terms on that side?',
    only: 'This is the value of {x}. What does the question ask for?',
    near: 'Put this number into both sides. Do they have the same value?',
    other: 'Collect the terms with {x} on one side first. Do the same on both sides.',
    'equal-do': 'Write an equation.',
    'equal-why': 'Both expressions have the same value.',
    'less-do': 'Take {term} away from both sides.',
    'less-why': 'Then {x} stands on one side only.',
    'plus-do': 'Add {term} to both sides.',
    'plus-why': 'Then {x} stands on one side only.',
    'constant-plus': 'Add {size, number} to both sides.',
    'constant-minus': 'Take {size, number} away from both sides.',
    'constant-why': 'Then the term with {x} stands alone on its side.',
    'divide-do': 'Divide both sides by {factor}.',
    'divide-why': 'Now {x} stands alone.',
    'check-do': 'Put the solution into the left side, then into the right side.',
    'check-why': 'The two values must agree.',
    'put-do': 'Put it into one of the expressions.',
    'put-why': 'With the number in place of {x}, the expression has a value.',
    'far-sail':
      'A sail is a triangle with two equal sides of {first} and {second} feet. Its third side is {third} feet long. How many feet of rope go around it?',
    'far-flag':
      'A team flag is a triangle with two equal sides of {first} and {second} inches. Its third side is {third} inches long. How many inches of ribbon go around it?',
    'far-bed':
      'A flower bed is a triangle with two equal sides of {first} and {second} feet. Its third side is {third} feet long. How many feet of fence go around it?',
    'far-frame':
      'A picture frame is a triangle with two equal sides of {first} and {second} inches. Its third side is {third} inches long. How many inches of wood does the frame take?',
    'right-far': 'The equal sides give the letter, and the letter gives all three sides.',
    'far-once': 'This counts the equal sides once. How many sides does a triangle have?',
    'far-side': 'This is one side. What does the question ask for?',
    'far-other': 'The two equal sides give an equation. Solve it, then find all three sides.',
    'third-do': 'Put the number into the third side.',
    'third-why': 'It is made with the same letter.',
    'around-do': 'Add all three sides.',
    'around-why': 'The distance around has each side once, and two of them are equal.',
    'final-far': 'All the way around, that is {value, number} {unit}.',
    final: 'The solution is {shown}.',
    'final-triangle': 'Each side is {value, number} inches long.',
    'final-strips': 'Each strip is {value, number} inches long.',
    'final-teams': 'Each team has {value, number} points.',
    'final-shelves': 'Each shelf holds {value, number} books.',
    'final-ropes': 'Each rope is {value, number} feet long.',
    'final-rows': 'Each row has {value, number} singers.',
  },
  draw: ({ level, random }): Params => drawEquation(level, random),
  build(params: Params, tools) {
    const { level, say, step, distractor } = tools;
    const { ask, name, letter, a, b, c, d, x, tried } = params;
    const story = storyOf(ask);
    const value = story ? a * x + b : x;
    const equation = `$${bothSidesText(params)}$`;
    const more = Math.min(a, c);
    const { divides } = wrongOf(params);
    const put = (of: number): string => `${signed(a)} × ${bracketed(of)}${plus(b)}`;
    const measured = (of: number): number => (story ? a * of + b : of);
    /** From the equation to the value of the letter, or to what it is put into. */
    const linesOf = (lines: ReturnType<typeof linesAfter>) => [
      story && step('equal', 'equal measures', equation),
      step('collect', equation, lines.collected, more < 0 ? 'plus' : 'less'),
      step('constant', lines.collected, lines.alone, {
        do: say(lines.constant < 0 ? 'constant-plus' : 'constant-minus', { size: Math.abs(lines.constant) }),
        why: 'constant-why',
      }),
      lines.factor !== 1 && step('divide', lines.alone, lines.solution),
      story && step('put', put(lines.value), measured(lines.value)),
    ];
    const right = linesAfter(params);
    const adds = linesAfter(params, { factor: a + c });
    const moves = linesAfter(params, { rest: b + d });
    const isOwn =
      divides > 0 && Number.isInteger(divides) && areBelievable([x, adds.value, moves.value, divides]);
    return {
      words: {
        name,
        x: `$${letter}$`,
        e: equation,
        first: `$${linearSide(a, letter, b)}$`,
        second: `$${linearSide(c, letter, d)}$`,
        term: `$${sizeOfTerm(more, letter)}$`,
        factor: signed(right.factor),
        value,
        shown: right.solution,
        tried: signed(tried),
      },
      question: ask,
      diagram: level === 1 && story === null ? scaleOf(params) : null,
      answer: { value, reason: story ? 'right-measure' : 'right' },
      distractors: [
        story && distractor('gives-x-instead-of-the-length', x, 'only'),
        distractor('adds-variable-terms-across-the-equals-sign', measured(adds.value), 'adds', {
          work: linesOf(adds),
        }),
        distractor('moves-a-term-without-changing-its-sign', measured(moves.value), 'moves', {
          work: linesOf(moves),
        }),
        isOwn
          ? distractor('divides-only-the-constant-that-stands-alone', measured(divides), 'divides')
          : distractor('slip', measured(x + 1), 'near'),
        distractor('slip', measured(x - 1), 'near'),
      ],
      steps: [
        ...linesOf(right),
        story === null &&
          step(
            'check',
            `${put(x)} = ${signed(a * x + b)}; ${signed(c)} × ${bracketed(x)}${plus(d)} = ${signed(a * x + b)}`,
            `${right.solution} fits`,
          ),
      ],
      drawn: {
        make: argued(params, tools),
        right: 'right-judged',
        otherWrong: 'other-judged',
        steps: [
          step('left', put(tried), signed(a * tried + b)),
          step('right', `${signed(c)} × ${bracketed(tried)}${plus(d)}`, signed(c * tried + d), {
            do: 'right-do',
            why: 'right-why',
          }),
          step(
            'judge',
            `${signed(a * tried + b)} and ${signed(c * tried + d)}`,
            tried === x ? 'the same value' : 'not the same value',
          ),
        ],
      },
      finalAnswer: story ? `final-${story.key}` : 'final',
      claims: [`${a} * (${x}) + (${b}) = ${c} * (${x}) + (${d})`],
    };
  },
  stretch: {
    draw: ({ random }): Far => drawFar(random),
    build(far: Far, { say, step, distractor }) {
      const { ask, letter, a, b, c, d, e, f, x } = far;
      const equation = `$${bothSidesText(far)}$`;
      const right = linesAfter(far);
      const moves = linesAfter(far, { rest: b + d });
      const around = (of: number): number => 2 * (a * of + b) + e * of + f;
      const [side, base] = [a * x + b, e * x + f];
      const value = around(x);
      return {
        words: {
          x: `$${letter}$`,
          first: `$${linearSide(a, letter, b)}$`,
          second: `$${linearSide(c, letter, d)}$`,
          third: `$${linearSide(e, letter, f)}$`,
          term: `$${sizeOfTerm(Math.min(a, c), letter)}$`,
          factor: signed(right.factor),
          value,
          unit: ask === 'far-sail' || ask === 'far-bed' ? 'feet' : 'inches',
        },
        question: ask,
        answer: { value, reason: 'right-far' },
        distractors: [
          distractor('leaves-out-one-side', side + base, 'far-once'),
          distractor('moves-a-term-without-changing-its-sign', around(moves.value), 'moves'),
          distractor('slip', side, 'far-side'),
          distractor('slip', x, 'only'),
        ],
        otherWrong: 'far-other',
        steps: [
          step('equal', 'equal sides', equation),
          step('collect', equation, right.collected, 'less'),
          step('constant', right.collected, right.alone, {
            do: say(right.constant < 0 ? 'constant-plus' : 'constant-minus', {
              size: Math.abs(right.constant),
            }),
            why: 'constant-why',
          }),
          right.factor > 1 && step('divide', right.alone, right.solution),
          step('put', `${a} × ${x}${plus(b)}`, side),
          step('third', `${e} × ${x}${plus(f)}`, base),
          step('around', `${side} + ${side} + ${base}`, value),
        ],
        finalAnswer: 'final-far',
        claims: [`${a} * ${x} + (${b}) = ${c} * ${x} + (${d})`, `2 * ${side} + ${base} = ${value}`],
      };
    },
  },
});

type ArgumentKey =
  | `claim-${'yes' | 'no'}`
  | `shows-${'values' | 'letter'}`
  | `since-${'same' | 'zero' | 'larger'}`
  | `judge-${'zero' | 'larger' | 'values'}`;

/** Whether a number is the solution, what shows it, and why. */
function argued({ letter, a, b, c, d, x, tried }: Params, { say, distractor }: Tools<ArgumentKey>) {
  const words = { tried: signed(tried) };
  const claims = [say('claim-yes', words), say('claim-no', words)];
  const [first, second] = [a * tried + b, c * tried + d];
  const misread = tried === x ? second + a - c : first;
  return argueFor({
    claims: tried === x ? claims : claims.toReversed(),
    evidence: [
      say('shows-values', { first: signed(first), second: signed(second) }),
      say('shows-values', { first: signed(first), second: signed(misread) }),
      say('shows-letter'),
    ],
    reasons: [say('since-same'), say('since-zero'), say('since-larger')],
    wrong: [
      { by: distractor('slip', 'misread', say('judge-values', { x: `$${letter}$` })), made: [1, 1, 0] },
      {
        by: distractor('wants-both-sides-to-be-zero', 'zero', 'judge-zero'),
        made: [tried === x ? 1 : 0, 0, 1],
      },
      {
        by: distractor('keeps-a-false-solution', 'larger', 'judge-larger'),
        made: [tried === x ? 1 : 0, 0, 2],
      },
    ],
  });
}

const frames = ['far-sail', 'far-flag', 'far-bed', 'far-frame'] as const;
/** Equal sides ax + b and cx + d of a triangle, and its third side ex + f. */
type Far = {
  ask: (typeof frames)[number];
  letter: string;
  a: number;
  b: number;
  c: number;
  d: number;
  e: number;
  f: number;
  x: number;
};

function drawFar(random: Random): Far {
  return random.until(() => {
    const [a, c, e, x] = [random.int(2, 8), random.int(1, 6), random.int(1, 6), random.int(2, 9)];
    const [b, f] = [random.int(1, 15) * random.pick([1, -1]), random.int(1, 12) * random.pick([1, -1])];
    const d = a * x + b - c * x;
    const far: Far = { ask: random.pick(frames), letter: drawPlainLetter(random), a, b, c, d, e, f, x };
    const [side, base] = [a * x + b, e * x + f];
    const moves = (d + b) / Math.abs(a - c);
    const isTriangle = side > 4 && base > 3 && 2 * side > base + 1 && side < 70;
    const isOpen =
      a !== c && d !== 0 && b !== d && d !== b && Math.abs(d) < 40 && Number.isInteger(moves) && moves > 0;
    const values = [2 * side + base, side + base, 2 * (a * moves + b) + e * moves + f, side, x];
    return isTriangle && isOpen && areBelievable(values) ? far : null;
  });
}

function storyOf(ask: Params['ask']): (typeof stories)[number] | null {
  return stories.find(({ key }) => key === ask) ?? null;
}

/** What the wrong ways of working find for the letter, which is collected on the side where there is more of it. */
function wrongOf({ a, b, c, d }: Pick<Params, 'a' | 'b' | 'c' | 'd'>) {
  return a > c
    ? { adds: (d - b) / (a + c), moves: (d + b) / (a - c), divides: d / (a - c) - b }
    : { adds: (b - d) / (a + c), moves: (b + d) / (c - a), divides: b / (c - a) - d };
}

/** Bags with the letter and boxes with numbers on both pans. */
function scaleOf({ letter, a, b, c, d }: Params): DiagramOf<'balance'> {
  const pan = (bags: number, box: number) => [
    { shape: 'bag' as const, label: letter, count: bags },
    { shape: 'box' as const, label: String(box), count: 1 },
  ];
  return { kind: 'balance', left: pan(a, b), right: pan(c, d), tilt: 'level' };
}

function drawEquation(level: Level, random: Random): Params {
  const story = random.pick(stories);
  const ask: Params['ask'] = level === 3 ? story.key : random.pick(asks);
  return random.until(() => {
    const sign = (): number => (level === 1 ? 1 : random.pick([1, -1]));
    const a = random.int(2, 9) * (level === 2 ? sign() : 1);
    const b = random.int(1, 24) * sign();
    const c = random.int(1, 8) * (level === 2 ? sign() : 1);
    const x = random.int(2, 12) * (level === 2 ? sign() : 1);
    const d = a * x + b - c * x;
    const tried = random.chance(50) ? x : x + random.pick([1, -1, 2]);
    const params: Params = {
      ask,
      name: drawName(random),
      letter: drawPlainLetter(random),
      a,
      b,
      c,
      d,
      x,
      tried,
    };
    return isOpen(params, level, story) ? params : null;
  });
}

function isOpen(params: Params, level: Level, story: (typeof stories)[number]): boolean {
  const { a, b, c, d, x } = params;
  if (a === c || a + c === 0 || b === d || d === 0 || Math.abs(d) > 40) return false;
  const { adds, moves } = wrongOf(params);
  if (![adds, moves].every(Number.isInteger)) return false;
  const values = [x, adds, moves];
  if (level === 1) return d > 0 && areBelievable(values) && values.every((one) => one > 0);
  if (level === 2) return areBelievable(values);
  const measures = [a * x + b, x, a * adds + b, a * moves + b];
  const isTrue = a * x + b >= story.least && a * x + b <= story.most;
  return isTrue && areBelievable(measures) && measures.every((one) => one > 0);
}
