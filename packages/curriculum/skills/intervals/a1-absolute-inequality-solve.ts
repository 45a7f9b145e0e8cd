import { numberSkill, rangeOnLine, type Tools } from '../../src/kit/index.ts';
import { type Tolerance, tolerances } from '../../src/linear-stories/tolerances.ts';
import { intervalText, lineOfSpans, type Span, unionText } from '../../src/numbers/interval-text.ts';
import { linearSide, plus } from '../../src/numbers/linear-sides.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';
import { drawPlainLetter } from '../../src/numbers/variable-letters.ts';

const asks = ['solve', 'all', 'set', 'distance'] as const;
/** Questions that leave it open whether there is a solution. */
const openAsks = ['open-solve', 'open-all', 'open-set', 'open-which'] as const;
/**
 * |fx − f·center| + outer compared with f·width + outer: within it, or beyond it; open ends do not belong to the solution. A width
 * of zero or below has no solution, all numbers, or all but one.
 */
type Params = {
  ask: (typeof asks)[number] | (typeof openAsks)[number] | 'story';
  scene: Tolerance;
  letter: string;
  center: number;
  factor: number;
  width: number;
  outer: number;
  within: boolean;
  open: boolean;
};

const text = {
  graph: [
    'Graph all values of {x} with {inequality} on the number line.',
    'Show the solution of {inequality} on the number line.',
    'Solve {inequality}. Draw the solution on the number line.',
    'Which values of {x} make {inequality} true? Graph them on the number line.',
  ],
  headline: 'Solve an absolute value inequality',
  solve: 'Solve {inequality}. Write the solution in interval notation.',
  all: 'Find all values of {x} with {inequality}. Write them in interval notation.',
  set: 'What is the solution set of {inequality}? Use interval notation.',
  distance:
    'The inequality {inequality} describes a distance on the number line. Write its solutions in interval notation.',
  story: [
    'Write an absolute value inequality for $x$, and solve it. Give the solution in interval notation.',
    'Say this with an absolute value. Which $x$ solve the inequality? Use interval notation.',
  ],
  right: 'The center and the distance fit: test a number inside and one outside.',
  or: 'Test {center}. Is its distance from {center} small enough for {inequality}?',
  and: 'Test {center}. Is its distance from {center} large enough for {inequality}?',
  side: 'This goes to one side of {center} only. Which numbers lie equally far on the other side?',
  shift: 'Where is the part between the bars zero? That number is the center.',
  marks: 'Put an end of this interval in. Does the symbol leave it out?',
  other: 'Find the center first. Then go the same distance to both sides.',
  'say-do': 'Say it with an absolute value.',
  'say-why': 'The bars tell how far $x$ is from {center, number}.',
  'factor-do': 'Divide both sides by {factor, number}.',
  'factor-why': 'The part between the bars is {factor, number} times the difference of {x} and the center.',
  'center-do': 'Find the center.',
  'center-why': 'There the part between the bars is zero.',
  'ends-do': 'Go {width, plural, one {# unit} other {# units}} to each side of the center.',
  'ends-why': 'Both ends have this distance from the center.',
  'inside-do': 'Take the numbers between the ends.',
  'inside-open': 'Their distance from the center is smaller. The symbol leaves the ends out.',
  'inside-closed': 'Their distance from the center is smaller. The symbol allows the ends as well.',
  'outside-do': 'Take the numbers on both outer sides.',
  'outside-open': 'Their distance from the center is greater. The symbol leaves the ends out.',
  'outside-closed': 'Their distance from the center is greater. The symbol allows the ends as well.',
  final: 'The solution is {result}.',
  'open-solve': 'Solve {inequality}. Use interval notation, or write “no solution”.',
  'open-all': 'Find all values of {x} with {inequality}. Use interval notation, or write “no solution”.',
  'open-set': 'What is the solution set of {inequality}? Use interval notation, or write “no solution”.',
  'open-which':
    'Which numbers {x} make {inequality} true? Answer in interval notation, or with “no solution”.',
  'right-none': 'A distance is never below zero, so no distance is that small.',
  'right-all': 'A distance is never below zero, so each one is greater than a negative number.',
  'right-but': 'Only {center} itself has the distance zero from {center}.',
  'no-sign': 'This leaves the minus sign out. Can a distance be compared with {width} as usual?',
  'all-none': 'Test any number, such as {center}. Does it make {inequality} true?',
  'one-out': 'Test {center}. Is its distance from {center} greater than zero?',
  'outer-only': 'Numbers far out have a large distance. Do nearer ones make the inequality true as well?',
  'inner-only': 'Test a number outside of this. Is its distance too small for {inequality}?',
  'outer-none': 'Test a number far out. Does it make {inequality} true?',
  'alone-do': 'Get the absolute value alone.',
  'alone-why': 'Undo what stands outside the bars. Adding and subtracting keep the symbol.',
  'read-do': 'Read it as a distance.',
  'read-why': 'The bars tell how far a number is from {center}.',
  'never-do': 'Ask which distances there are.',
  'never-none': 'A distance is never below zero, so no number fits.',
  'never-all': 'A distance is never below zero, so every number fits.',
  'never-but': 'Every number has a distance greater than zero, except {center} itself.',
  'final-none': 'There is no solution.',
} as const;

/**
 * Level 1 stays within a distance, level 2 also goes beyond it, may have numbers outside the bars, and asks about a distance that
 * no number has; level 3 tells of a tolerance.
 */
export const a1AbsoluteInequalitySolve = numberSkill('a1-absolute-inequality-solve', {
  version: 6,
  byHand: { levels: [1, 2], ask: 'graph', make: rangeOnLine },
  form: 'interval',
  scenes: [tolerances],
  text,
  draw({ level, random }): Params {
    const scene = random.pick(tolerances.list);
    const within = level === 1 || random.chance(50);
    const base = { scene, letter: level === 3 ? 'x' : drawPlainLetter(random), within };
    return random.until(() => {
      const [low, high] = scene.center;
      const target = scene.round * random.int(Math.ceil(low / scene.round), Math.floor(high / scene.round));
      const center = level === 3 ? target : random.int(-12, 12);
      const width = level === 3 ? random.int(...scene.width) : random.int(1, 9);
      const factor = level === 2 && random.chance(50) ? random.int(2, 5) : 1;
      const outer = level === 2 && random.chance(50) ? random.int(1, 9) * random.pick([1, -1]) : 0;
      const kind = level === 2 ? random.pick([1, 1, 1, 1, 1, -1, -1, 0] as const) : 1;
      const fits = center !== 0 && center !== width && center !== -width;
      if (!fits) return null;
      if (kind < 1 && outer === 0 && factor === 1) return null;
      const open = level === 3 ? !within : random.chance(50);
      return {
        ...base,
        center,
        width: width * kind,
        outer,
        factor,
        open: open || kind === 0,
        within: within && kind !== 0,
        ask: level === 3 ? 'story' : level === 2 ? random.pick(openAsks) : random.pick(asks),
      };
    });
  },
  build(params: Params, tools) {
    if (params.width <= 0) return edgeProblem(params, tools);
    const { ask, scene, letter: x, center, width, outer: beside, factor, within, open } = params;
    const { level, step, distractor } = tools;
    const sign = within ? (open ? '<' : '≤') : open ? '>' : '≥';
    const write = (f: number): string => `|${linearSide(f, x, -f * center)}| ${sign} ${f * width}`;
    const alone = write(factor);
    const inequality = inequalityOf(params);
    const plain = write(1);
    const inner = (middle: number): Span => ({
      from: middle - width,
      to: middle + width,
      fromOpen: open,
      toOpen: open,
    });
    const outer = (middle: number): readonly Span[] => [
      { from: null, to: middle - width, fromOpen: true, toOpen: open },
      { from: middle + width, to: null, fromOpen: open, toOpen: true },
    ];
    const spans = within ? [inner(center)] : outer(center);
    const textOf = (middle: number, inside: boolean): string =>
      inside ? intervalText(inner(middle)) : unionText(outer(middle));
    const value = textOf(center, within);
    const half = within
      ? intervalText({ ...inner(center), from: center, fromOpen: false })
      : intervalText({ from: center + width, to: null, fromOpen: open, toOpen: true });
    const flipped = within
      ? intervalText({ ...inner(center), fromOpen: !open, toOpen: !open })
      : unionText([
          { from: null, to: center - width, fromOpen: true, toOpen: !open },
          { from: center + width, to: null, fromOpen: !open, toOpen: true },
        ]);
    const ends = `${signed(center - width)} and ${signed(center + width)}`;
    return {
      words: {
        x: `$${x}$`,
        center: level === 3 ? center : signed(center),
        width,
        factor,
        inequality: `$${inequality}$`,
        result: value,
      },
      question: ask === 'story' ? [`${scene.key}-${within ? 'within' : 'outside'}`, 'story'] : ask,
      answer: value,
      distractors: [
        within
          ? distractor('treats-less-than-as-or', textOf(center, false), 'or')
          : distractor('writes-one-double-inequality', textOf(center, true), 'and'),
        distractor('keeps-only-one-side', half, 'side'),
        level === 3
          ? distractor('slip', flipped, 'marks')
          : distractor('shifts-the-center-the-wrong-way', textOf(-center, within), 'shift'),
      ],
      steps: [
        level === 3 && step('say', 'the words', `$${inequality}$`),
        beside !== 0 && step('alone', `$${inequality}$`, `$${alone}$`),
        factor > 1 && step('factor', `$${alone}$`, `$${plain}$`),
        step('center', `$${plain}$`, signed(center)),
        step('ends', `${width} to both sides`, ends),
        step(within ? 'inside' : 'outside', ends, value, {
          do: within ? 'inside-do' : 'outside-do',
          why: `${within ? 'inside' : 'outside'}-${open ? 'open' : 'closed'}`,
          ...(level < 3 && { diagram: lineOfSpans(spans) }),
        }),
      ],
      claims: [`${center} + ${width} - (${width}) = ${center}`],
    };
  },
});

const signs = { within: { open: '<', closed: '≤' }, beyond: { open: '>', closed: '≥' } } as const;

function inequalityOf({ letter: x, center, width, outer, factor, within, open }: Params): string {
  const sign = signs[within ? 'within' : 'beyond'][open ? 'open' : 'closed'];
  return `|${linearSide(factor, x, -factor * center)}|${plus(outer)} ${sign} ${signed(factor * width + outer)}`;
}

/** A distance compared with zero or with less than zero. */
function edgeProblem(
  params: Params,
  { step, distractor }: Tools<keyof typeof text | keyof typeof tolerances.text>,
) {
  const { ask, letter: x, center, width, factor, within, open } = params;
  const [inequality, plain] = [inequalityOf(params), inequalityOf({ ...params, outer: 0, factor: 1 })];
  const alone = inequalityOf({ ...params, outer: 0 });
  const away = Math.abs(width);
  const ends = { fromOpen: open, toOpen: open };
  const inner = intervalText({ from: center - away, to: center + away, ...ends });
  const outer = unionText([
    { from: null, to: center - away, fromOpen: true, toOpen: open },
    { from: center + away, to: null, fromOpen: open, toOpen: true },
  ]);
  const all = intervalText({ from: null, to: null, fromOpen: true, toOpen: true });
  const [none, right] = [
    'no solution',
    intervalText({ from: center, to: null, fromOpen: true, toOpen: true }),
  ];
  const kind = width === 0 ? 'but' : within ? 'none' : 'all';
  const value = { but: outer, none, all }[kind];
  return {
    words: {
      x: `$${x}$`,
      center: signed(center),
      width: signed(width),
      factor,
      inequality: `$${inequality}$`,
      result: value,
    },
    question: ask === 'story' ? ('open-solve' as const) : ask,
    answer: { value, reason: `right-${kind}` as const },
    distractors: {
      none: [
        distractor('solves-when-c-is-negative', inner, 'no-sign'),
        distractor('confuses-no-solution-with-every-solution', all, 'all-none'),
        distractor('slip', outer, 'outer-none'),
      ],
      all: [
        distractor('solves-when-c-is-negative', outer, 'outer-only'),
        distractor('confuses-no-solution-with-every-solution', none, 'all-none'),
        distractor('slip', inner, 'inner-only'),
      ],
      but: [
        distractor('includes-or-excludes-the-boundary-wrongly', all, 'one-out'),
        distractor('keeps-only-one-side', right, 'side'),
        distractor('confuses-no-solution-with-every-solution', none, 'outer-none'),
      ],
    }[kind],
    otherWrong: 'other' as const,
    finalAnswer: kind === 'none' ? ('final-none' as const) : ('final' as const),
    steps: [
      params.outer !== 0 && step('alone', `$${inequality}$`, `$${alone}$`),
      factor > 1 && step('factor', `$${alone}$`, `$${plain}$`),
      step(
        'read',
        `$${plain}$`,
        `a distance ${distanceWords[within ? 'within' : 'beyond'][open ? 'open' : 'closed']} ${signed(width)}`,
      ),
      step('never', `distance from ${signed(center)}`, value, { why: `never-${kind}` }),
    ],
    claims: [`${factor} * (${width}) - ${factor * width} = 0`],
  };
}

const distanceWords = {
  within: { open: 'less than', closed: 'of at most' },
  beyond: { open: 'greater than', closed: 'of at least' },
} as const;
