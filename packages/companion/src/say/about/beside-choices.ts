import type { OpenProblem } from '../../companion-context.ts';
import { plainMath } from '../../hints/plain-math.ts';
import { mathRuns } from '../../solve/math-runs.ts';
import type { Wording } from '../wording.ts';
import { aboutText } from './about-text.ts';

/** Numbers, words and signs of one formula or of a text without any. */
const signsOf = (text: string): readonly string[] =>
  plainMath(text)
    .replace(/−/g, '-')
    .replace(/\s+/g, ' ')
    .match(
      /√?(?<![\d)a-z]\s?)-?\d[\d,]*(?:\.\d+)?(?:\/\d+)?|√?\d[\d,]*(?:\.\d+)?(?:\/\d+)?|[\p{L}’'-]+|[^\s]/gu,
    ) ?? [];

/** The words of a text, each formula in it as one. */
const wordsOf = (text: string): readonly string[] => text.match(/\$[^$]*\$[.,;:]?|\S+/g) ?? [];

const isMixed = (text: string): boolean => text.includes('$') && !/^\$[^$]*\$$/.test(text);

/** How many pieces stand alike at the beginning. */
function shared(one: readonly string[], other: readonly string[]): number {
  const at = one.findIndex((piece, index) => piece !== other[index]);
  return at < 0 ? Math.min(one.length, other.length) : at;
}

type Difference = {
  readonly first: string;
  readonly second: string;
  readonly size: number;
  /** Whether they have anything in common. */
  readonly isNear: boolean;
};

/** The one stretch in which two texts differ, with a piece around it where it is short. */
function differenceOf(one: string, other: string): Difference | null {
  const piecesOf = isMixed(one) || isMixed(other) ? wordsOf : signsOf;
  const [a, b] = [piecesOf(one), piecesOf(other)];
  const head = shared(a, b);
  if (head === a.length && head === b.length) return null;
  const most = Math.min(a.length, b.length) - head;
  const tail = Math.min(most, shared(a.toReversed(), b.toReversed()));
  const start = Math.max(0, head - 1);
  const part = (pieces: readonly string[]): string =>
    pieces
      .slice(start, pieces.length - Math.max(0, tail - 1))
      .join(' ')
      .replace(/ (?=[.,;:!?)²³%°])|(?<=\() |[.,;:]$|^[:;,] /g, '');
  return {
    first: part(a),
    second: part(b),
    size: a.length + b.length - 2 * (head + tail),
    isNear: head + tail > 0,
  };
}

const names = [
  'the first answer',
  'the second answer',
  'the third answer',
  'the fourth answer',
  'the fifth answer',
  'the sixth answer',
];
const longest = 120;
/** A shorter answer is shown whole, since a piece of it says too little. */
const shortest = 28;

const squeezed = (text: string): string => plainMath(text).replace(/\s+/g, '').replace(/−/g, '-');

/** The places of the choices that have most of the mathematics of a text; all where it has none. */
function placesSaid(said: string, choices: readonly string[]): readonly number[] {
  const maths = mathRuns(said).flatMap((run) => run.split(/ and | or |,/).map(squeezed));
  const shares = choices.map((text) => maths.filter((one) => squeezed(text).includes(one)).length);
  const most = Math.max(...shares);
  return choices.flatMap((_, at) => (shares[at] === most ? [at] : []));
}

/** How two choices differ: those that are named, or of those that a text speaks of the two that are most alike. Nothing says which of them is right. */
export function besideChoices(
  { nth, said }: { readonly nth: readonly number[]; readonly said: string },
  { choices, key }: OpenProblem,
): Wording | null {
  if (choices.length < 2 || key.form === 'diagram' || key.form === 'hand') return null;
  const places =
    nth.length > 0 ? nth.map((at) => (at < 0 ? choices.length - 1 : at)) : placesSaid(said, choices);
  const pairs = places.flatMap((a) => places.filter((b) => a < b).map((b) => [a, b] as const));
  const found = pairs.flatMap(([a, b]) => {
    const [one, other] = [choices[a], choices[b]];
    const difference = one === undefined || other === undefined ? null : differenceOf(one, other);
    return difference === null ? [] : [{ ...difference, a, b }];
  });
  const [nearest] = found
    .filter(({ isNear }) => isNear || places.length < choices.length)
    .toSorted((one, other) => one.size - other.size);
  const [one, other] = [names[nearest?.a ?? -1], names[nearest?.b ?? -1]];
  if (nearest === undefined || one === undefined || other === undefined) return null;
  const { first, second } = nearest;
  if (first.length > longest || second.length > longest || first === '' || second === '') return null;
  const whole = [choices[nearest.a], choices[nearest.b]].map((text) => (text ?? '').replace(/\.$/, ''));
  const isShort = whole.every((text) => plainMath(text).length <= shortest);
  return isShort
    ? aboutText.beside(one, whole[0] ?? '', other, whole[1] ?? '')
    : aboutText.beside(one, first, other, second);
}
