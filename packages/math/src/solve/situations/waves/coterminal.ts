import { byFormula } from '../../exercises/exercise.ts';
import { cutter } from '../../reading/cutter.ts';
import { leavesNoRelation } from '../../reading/relating-words.ts';
import { numberIn } from '../exact.ts';
import type { Situation } from '../situation.ts';

const degrees = '(-?\\d+)(?: ?°| ?deg(?:rees?)?\\b)';
const radians = '(-?\\d*π(?:\\/\\d+)?)(?: ?rad(?:ians?)?\\b)?';
const range =
  /\b(?:between|from|in|within) (?:the interval )?[[(]? ?(-?\d*π|-?\d+)(?: ?°| degrees)? ?(?:and|to|,) ?(-?\d*π|-?\d+)(?: ?°| degrees)?[)\]]?/;

/** Angles that end in the same place: the smallest positive one, the largest negative one, or the one in a turn. */
export const coterminalAngle: Situation = ({ text: typed }) => {
  if (!/\bco-?terminal\b/.test(typed) || /\ball\b|\btwo\b|\bboth\b|\bgeneral\b/.test(typed)) return null;
  const text = typed.replace(/(?<![a-z])pi\b/g, 'π').replace(/(?<=\d|π) ?\/ ?(?=\d)/g, '/');
  const cut = cutter(text);
  const span = cut.take(range);
  const found =
    cut.take(new RegExp(`${degrees}|${radians}`)) ??
    (span && /°|deg/.test(text) ? cut.take(/(-?\d+)(?!\d)/) : null);
  if (!found) return null;
  const inTurns = found[1] === undefined;
  const angle = found[1] ?? found[2] ?? '';
  const rest = cut
    .rest()
    .replace(
      /\b(?:smallest|least|lowest|first|one) (?=positive|negative|angle)|\blargest (?=negative)/g,
      ' ',
    );
  if (!leavesNoRelation(rest.replace(/°|\bdegrees?\b|\bradians?\b/g, ' '))) return null;
  const turn = inTurns ? 2 * Math.PI : 360;
  const size = numberIn(angle);
  const [low, high] = span
    ? [numberIn(span[1] ?? ''), numberIn(span[2] ?? '')]
    : /\bnegative\b/.test(rest)
      ? [-turn, 0]
      : [0, turn];
  if (!(Math.abs((high ?? 0) - (low ?? 0) - turn) < 1e-9)) return null;
  const k = Math.floor((size - (low ?? 0)) / turn + 1e-9);
  // An angle inside of its turn is its own, and another one was asked for.
  if (k === 0) return null;
  return byFormula({
    formula: inTurns ? 'c = t - 2 · π · k' : 'c = t - 360 · k',
    values: { t: angle, k: `${k}` },
    rule: 'whole-turns',
    kind: 'trigonometry',
    says: (value) => `${value}${inTurns ? '' : '°'}`,
  });
};
