import type { DiagramOf } from '@playforward/diagram';
import { type NumberCandidate, numberSkill, takeDistractors } from '../../src/kit/index.ts';
import { signedMixed, typeset } from '../../src/numbers/signed-numbers.ts';

/** A length in inches: whole part, and `top` over `bottom`. */
type Length = { readonly whole: number; readonly top: number; readonly bottom: number };
type Params = {
  scene: (typeof scenes)[number];
  first: Length;
  second: Length;
  /** The board at level 2 in inches and at level 3 in feet, and the number of pieces. */
  board: number;
  pieces: number;
  /** Width of a saw cut: one over this. */
  cut: number;
};

const scenes = ['shelf', 'frame', 'bench', 'crate', 'sign'] as const;
const parts = [
  [1, 4],
  [3, 4],
  [3, 8],
  [5, 8],
  [7, 8],
  [1, 2],
  [3, 16],
  [5, 16],
  [9, 16],
] as const;

/** Level 1 adds two pieces and a cut, level 2 subtracts from a board, level 3 cuts pieces from a board in feet. */
export const pracInchFractionWork = numberSkill('prac-inch-fraction-work', {
  version: 1,
  form: 'mixed-number',
  text: {
    headline: 'Work with fractions of an inch',
    shelf: 'You build a shelf.',
    frame: 'You build a frame.',
    bench: 'You build a bench.',
    crate: 'You build a crate.',
    sign: 'You build a sign.',
    'two-pieces': 'Pieces of {a} in and {b} in are cut from one board, side by side.',
    'one-piece': 'A board is {board} in long. A piece of {a} in is cut off.',
    'more-pieces': 'A board is {board} ft long. {n} pieces of {a} in are cut off.',
    'cut-between': 'The cut between them takes {cut} in.',
    'cut-one': 'The cut takes {cut} in.',
    'cut-each': 'Each piece needs a cut of {cut} in.',
    'ask-need': 'How many inches of board do both pieces and the cut take?',
    'ask-rest': 'How many inches of the board are left?',
    'right-need': 'All three lengths lie one after the other on the board.',
    'right-rest': 'Pieces and cuts are both taken from the board.',
    saw: 'This leaves out what the saw takes. How wide is a cut?',
    tops: 'This adds numerators and denominators. Are the parts equally large?',
    ten: 'This takes ten inches for a foot. How many inches are in a foot?',
    'one-cut': 'This counts one cut only. How many cuts are made?',
    plus: 'This adds the cut to the rest. Does a cut make the rest longer?',
    pieces: 'This is what is cut off. What is left of the board?',
    whole: 'This leaves out a fraction. Which part of an inch is missing?',
    other: 'Write all fractions with one denominator. Then think of each saw cut.',
    'same-do': 'Write the fractions in sixteenths.',
    'same-why': 'Parts of one size can be added.',
    'add-do': 'Add the lengths.',
    'add-why': 'They lie one after the other.',
    'take-do': 'Take it from the board.',
    'take-why': 'What is left is the rest.',
    'feet-do': 'Change feet to inches.',
    'feet-why': 'A foot has {twelve} inches.',
    'times-do': 'Multiply by the number of pieces.',
    'times-why': 'Each piece takes its own cut.',
    final: 'The length is {value} in.',
  },
  draw({ level, random }): Params {
    // The ruler of level 1 has marks at eighths.
    const drawn = parts.filter(([, bottom]) => bottom < 16);
    const length = (
      least: number,
      most: number,
      from: readonly (readonly [number, number])[] = parts,
    ): Length => {
      const [top, bottom] = random.pick(from);
      return { whole: random.int(least, most), top, bottom };
    };
    const scene = random.pick(scenes);
    const cut = random.pick([8, 16] as const);
    if (level === 1)
      return { scene, first: length(2, 8, drawn), second: length(2, 8), board: 0, pieces: 2, cut };
    if (level === 2) {
      return { scene, first: length(8, 25), second: length(1, 1), board: random.int(30, 60), pieces: 1, cut };
    }
    return {
      scene,
      first: length(8, 15),
      second: length(1, 1),
      board: random.int(6, 10),
      pieces: random.int(2, 4),
      cut,
    };
  },
  build({ scene, first, second, board, pieces, cut }: Params, { level, step, distractor }) {
    const inSixteenths = ({ whole, top, bottom }: Length): number => 16 * whole + (16 / bottom) * top;
    const kerf = 16 / cut;
    const text = (sixteenths: number): string => signedMixed(sixteenths, 16);
    const [a, b] = [inSixteenths(first), inSixteenths(second)];
    const full = level === 3 ? 12 * board : board;
    const off = level === 1 ? a + b + kerf : pieces * (a + kerf);
    const value = level === 1 ? off : 16 * full - off;
    const words = {
      a: typeset(text(a)),
      b: typeset(text(b)),
      cut: typeset(`1/${cut}`),
      board,
      n: pieces,
      twelve: 12,
      value: typeset(text(value)),
    };
    const joined = 16 * ((first.top + second.top) / (first.bottom + second.bottom));
    const withCut = 16 * (first.whole + (first.top + 1) / (first.bottom + cut));
    const candidates: Readonly<Record<1 | 2 | 3, readonly NumberCandidate[]>> = {
      1: [
        distractor('forgets-saw-cuts', a + b, 'saw'),
        distractor(
          'adds-numerators-and-denominators',
          16 * (first.whole + second.whole) + joined + kerf,
          'tops',
        ),
        distractor('slip', 16 * (first.whole + second.whole) + kerf, 'whole'),
        distractor('slip', a + b - kerf, 'plus'),
      ],
      2: [
        distractor('forgets-saw-cuts', 16 * full - a, 'saw'),
        distractor('adds-numerators-and-denominators', 16 * full - withCut, 'tops'),
        distractor('slip', 16 * full - a + kerf, 'plus'),
        distractor('slip', off, 'pieces'),
      ],
      3: [
        distractor('forgets-saw-cuts', 16 * full - pieces * a, 'saw'),
        distractor('converts-feet-to-inches-by-ten', 160 * board - off, 'ten'),
        distractor('slip', 16 * full - pieces * a - kerf, 'one-cut'),
        distractor('slip', off, 'pieces'),
      ],
    };
    const even = (sixteenths: number): string => `${Math.floor(sixteenths / 16)} ${sixteenths % 16}/16`;
    const plus = level === 1 ? `${even(a)}, ${even(b)} and ${kerf}/16` : `${even(a)} and ${kerf}/16`;
    return {
      words,
      question: [
        scene,
        ({ 1: 'two-pieces', 2: 'one-piece', 3: 'more-pieces' } as const)[level],
        ({ 1: 'cut-between', 2: 'cut-one', 3: 'cut-each' } as const)[level],
        level === 1 ? 'ask-need' : 'ask-rest',
      ],
      diagram: level === 1 ? rulerOf(a / 16) : null,
      answer: { value: text(value), reason: level === 1 ? 'right-need' : 'right-rest' },
      distractors: takeDistractors(value, candidates[level], (sixteenths) =>
        signedMixed(Math.round(sixteenths * 15), 240),
      ),
      steps: [
        step('same', typeset('the lengths'), typeset(plus)),
        step('add', typeset(plus), typeset(text(level === 1 ? off : a + kerf))),
        ...(level === 3
          ? [
              step('times', typeset(`${pieces} · ${text(a + kerf)} in`), typeset(`${text(off)} in`)),
              step('feet', typeset(`${board} · 12`), typeset(String(full))),
            ]
          : []),
        level === 1 ? null : step('take', typeset(`${full} in − ${text(off)} in`), typeset(text(value))),
      ],
      claims:
        level === 1
          ? [`${a}/16 + ${b}/16 + 1/${cut} = ${value}/16`]
          : [`${full} - ${pieces} * (${a}/16 + 1/${cut}) = ${value}/16`],
    };
  },
});

function rulerOf(length: number): DiagramOf<'measuring-scale'> {
  return {
    kind: 'measuring-scale',
    min: 0,
    max: 10,
    step: 0.125,
    labelStep: 1,
    unit: 'inches',
    as: 'fraction',
    object: { name: 'First piece', from: 0, to: length },
  };
}
