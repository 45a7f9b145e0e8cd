import { numberSkill, rangeOnLine } from '../../src/kit/index.ts';
import { type Tolerance, tolerances } from '../../src/linear-stories/tolerances.ts';
import { intervalText, lineOfSpans, type Span, unionText } from '../../src/numbers/interval-text.ts';
import { linearSide } from '../../src/numbers/linear-sides.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';
import { drawPlainLetter } from '../../src/numbers/variable-letters.ts';

const asks = ['solve', 'all', 'set', 'distance'] as const;
/** |fx − f·center| compared with f·width: within it, or beyond it; open ends do not belong to the solution. */
type Params = {
  ask: (typeof asks)[number] | 'story';
  scene: Tolerance;
  letter: string;
  center: number;
  factor: number;
  width: number;
  within: boolean;
  open: boolean;
};

/** Level 1 stays within a distance, level 2 also goes beyond it and may have a factor, level 3 tells of a tolerance. */
export const a1AbsoluteInequalitySolve = numberSkill('a1-absolute-inequality-solve', {
  version: 5,
  byHand: { levels: [1, 2], ask: 'graph', make: rangeOnLine },
  form: 'interval',
  scenes: [tolerances],
  text: {
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
  },
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
      const fits = center !== 0 && center !== width && center !== -width;
      if (!fits) return null;
      const open = level === 3 ? !within : random.chance(50);
      return {
        ...base,
        center,
        width,
        factor,
        open,
        ask: level === 3 ? 'story' : random.pick(factor > 1 ? asks.slice(0, 3) : asks),
      };
    });
  },
  build({ ask, scene, letter: x, center, width, factor, within, open }: Params, { level, step, distractor }) {
    const sign = within ? (open ? '<' : '≤') : open ? '>' : '≥';
    const write = (f: number): string => `|${linearSide(f, x, -f * center)}| ${sign} ${f * width}`;
    const inequality = write(factor);
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
        factor > 1 && step('factor', `$${inequality}$`, `$${plain}$`),
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
