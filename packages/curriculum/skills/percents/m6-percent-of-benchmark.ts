import type { Diagram } from '@playforward/diagram';
import {
  type NumberCandidate,
  numberSkill,
  type Sentence,
  type SentenceArgs,
  takeDistractors,
} from '../../src/kit/index.ts';
import { commonDivisor } from '../../src/numbers/lowest-terms.ts';
import { type GroupShare, groupShares } from '../../src/scenes/group-shares.ts';

type Params = { group: GroupShare; percent: number; total: number };

const benchmarks = { 1: [10, 25, 50], 2: [20, 75], 3: [10, 20, 25, 75] } as const;

/** Level 1 asks for one box of a whole bar, level 2 for several, level 3 for what is left. */
export const m6PercentOfBenchmark = numberSkill('m6-percent-of-benchmark', {
  version: 4,
  form: 'integer',
  scenes: [groupShares],
  text: {
    headline: 'Use a benchmark percent',
    right:
      '{percent, number}% is {boxes, plural, one {one of {all, number} equal parts} other {{boxes, number} of {all, number} equal parts}} of {total, number}.',
    'right-rest': 'The rest is {restPercent, number}% of {total, number}, since the parts make the whole.',
    subtracts:
      'This takes {percent, number} away from {total, number}. A percent is a part of every hundred, not that many things.',
    'subtracts-next': 'Into how many equal parts would you cut the whole?',
    divides:
      'This divides {total, number} by {percent, number}. How many times does {percent, number}% fit into the whole?',
    rest: 'This counts the others. Which part does the question ask for?',
    taken:
      'This counts the {percent, number}%. The question asks for what is left. How much of the whole is that?',
    box: 'This is a single part of the whole. How many such parts make {percent, number}%?',
    double: 'This takes two of the {all, number} equal parts. How many of them make {percent, number}%?',
    'half-whole': 'This is half of the whole. Is {percent, number}% more or less than half?',
    'half-part': 'This takes half of one part. How many whole parts make {percent, number}%?',
    other: 'Cut the whole into {all, number} equal parts. How much is one part?',
    'cut-do': 'See how many times {unit, number}% fits into the whole.',
    'cut-why': 'The whole is one hundred percent.',
    'one-do': 'Divide {total, number} by {all, number}.',
    'one-why': 'All parts are the same size.',
    'take-do': 'Take {boxes, number} of these parts.',
    'take-why': 'Each part is {unit, number}%.',
    'left-do': 'Take that part away from the whole.',
    'left-why': 'The question asks for those that are left.',
    'check-do': 'Check: {all, number} such parts make the whole again.',
    'check-why': 'The parts together are one hundred percent.',
    final: '{value, number} {things}',
  },
  draw({ level, random }): Params {
    const percent = random.pick(benchmarks[level]);
    const group = random.pick(groupShares.list);
    // What is left is a neat number, and so is the slip of dividing by the percent.
    if (level === 3) return { group, percent, total: (percent === 75 ? 300 : 100) * random.int(2, 9) };
    const step = 100 / commonDivisor(percent, 100);
    // More than the percent itself, so that taking it away leaves something.
    const least = Math.ceil((percent * 1.2) / step) + 1;
    return { group, percent, total: step * random.int(least, least + 40) };
  },
  build({ group, percent, total }: Params, { level, say, step }) {
    const unit = commonDivisor(percent, 100);
    const [all, boxes, one] = [100 / unit, percent / unit, (total * unit) / 100];
    const part = one * boxes;
    const value = level === 3 ? total - part : part;
    const words = {
      percent,
      restPercent: 100 - percent,
      all,
      boxes,
      unit,
      total,
      value,
      things: group.things,
    };
    return {
      words,
      question: [`${group.key}-told`, `${group.key}-${level === 3 ? 'rest' : 'part'}`],
      diagram: level === 3 ? null : barOf({ all, boxes, total, group }),
      answer: { value, unit: group.things, reason: level === 3 ? ['right', 'right-rest'] : 'right' },
      distractors: takeDistractors(
        value,
        wrongWays({ percent, total, boxes, one, value, isRest: level === 3 }, say, words),
      ),
      steps: [
        step('cut-whole', `100 ÷ ${unit}`, all, 'cut'),
        step('one-part', `${total} ÷ ${all}`, one, 'one'),
        boxes === 1 ? null : step('take-parts', `${one} × ${boxes}`, part, 'take'),
        level === 3 ? step('take-rest', `${total} − ${part}`, value, 'left') : null,
        step('check-whole', `${one} × ${all}`, total, 'check'),
      ],
      claims: [`${percent}/100 * ${total} = ${part}`, `${one} * ${all} = ${total}`],
    };
  },
});

type Numbers = { percent: number; total: number; boxes: number; one: number; value: number; isRest: boolean };
type Say = (key: Spoken, args: SentenceArgs) => Sentence;
type Spoken =
  | 'rest'
  | 'subtracts'
  | 'subtracts-next'
  | 'divides'
  | 'taken'
  | 'double'
  | 'box'
  | 'half-whole'
  | 'half-part';

function wrongWays(
  { percent, total, boxes, one, value, isRest }: Numbers,
  say: Say,
  words: SentenceArgs,
): readonly NumberCandidate[] {
  const whole = (number: number): number => (Number.isInteger(number) ? number : 0);
  return [
    ...(isRest
      ? []
      : [
          {
            misconception: 'finds-the-remaining-part-instead' as const,
            value: total - value,
            reason: say('rest', words),
          },
        ]),
    {
      misconception: 'subtracts-the-percent-from-the-number',
      value: total - percent,
      reason: [say('subtracts', words), say('subtracts-next', words)],
    },
    // Ten percent is a tenth, so dividing by ten is no wrong idea there.
    {
      misconception: 'divides-by-the-percent',
      value: percent === 10 ? 0 : whole(total / percent),
      reason: say('divides', words),
    },
    ...(isRest ? [{ misconception: 'slip' as const, value: one * boxes, reason: say('taken', words) }] : []),
    {
      misconception: 'uses-the-wrong-scale-factor',
      value: boxes === 1 ? one * 2 : one,
      reason: boxes === 1 ? say('double', words) : say('box', words),
    },
    { misconception: 'slip', value: whole(total / 2), reason: say('half-whole', words) },
    { misconception: 'slip', value: whole(one / 2), reason: say('half-part', words) },
  ];
}

type Bar = { all: number; boxes: number; total: number; group: GroupShare };

function barOf({ all, boxes, total, group }: Bar): Diagram {
  const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
  return {
    kind: 'tape-diagram',
    rows: [
      { label: `All ${group.things}`, boxes: all, boxLabel: null, total: String(total) },
      { label: capital(group.sort), boxes, boxLabel: null, total: '?' },
    ],
    bracket: null,
  };
}
