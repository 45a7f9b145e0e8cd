import { formulasOf } from '../../exercises/exercise.ts';
import { cutter } from '../../reading/cutter.ts';
import { numberText, plainNumber } from '../../reading/number-texts.ts';
import { leavesNoRelation } from '../../reading/relating-words.ts';
import type { Situation } from '../situation.ts';

const n = `(${numberText})`;
const factor = '(-?\\d*\\.?\\d*)';
const byUnits = `${factor} ?i ?([+-]) ?(\\d*\\.?\\d*) ?j(?![a-z])`;
const byParts = `[<⟨] ?${n} ?, ?${n} ?[>⟩]`;
const point = `\\( ?${n} ?, ?${n} ?\\)`;
const force = new RegExp(
  `(?:\\b(?:f|force(?: vector)?|vector)\\b[ =:]*(?:of |is |by )?)(?:${byUnits}|${byParts})`,
);
const way = new RegExp(
  `\\bfrom(?: the)?(?: point)?(?: [a-z])? ?${point} ?to(?: the)?(?: point)?(?: [a-z])? ?${point}`,
);
const moved = new RegExp(
  `(?:\\b(?:displacement|displaces?|d|along|moves?|by)\\b[ =:]*(?:an object )?(?:vector |of |is |by |along )*(?:d ?= ?)?)(?:${byUnits}|${byParts})`,
);

const part = (text: string): string => (/^-?$/.test(text) ? `${text}1` : plainNumber(text));
/** The two parts of a vector that is told by i and j, or in brackets. */
const partsOf = ([, i, sign = '', j = '', x, y]: RegExpExecArray): readonly [string, string] =>
  x === undefined
    ? [part(i ?? ''), `${sign === '-' ? '-' : ''}${part(j)}`]
    : [plainNumber(x), plainNumber(y)];

const vectorBy = formulasOf('vector');

/** The work of a constant force along a straight way: the dot product of the two vectors. */
export const forceWork: Situation = ({ text }) => {
  if (!/\bwork\b/.test(text) || !/\bforce\b/.test(text)) return null;
  const cut = cutter(
    text
      .replace(
        /\bin (?:newtons?|meters?)\b|\bwith distances? in meters?\b|\b(?:distances?|units?) (?:is|are) (?:measured )?in meters?\b/g,
        ' ',
      )
      .replace(/\( +\)/g, ' '),
  );
  const pushed = cut.take(force);
  const ends = pushed && cut.take(way);
  const along = ends ? null : cut.take(moved);
  const f = pushed && partsOf(pushed);
  if (!f || (!ends && !along) || !leavesNoRelation(cut.rest())) return null;
  const d: readonly [string, string] = ends
    ? [
        `(${plainNumber(ends[3])} - (${plainNumber(ends[1])}))`,
        `(${plainNumber(ends[4])} - (${plainNumber(ends[2])}))`,
      ]
    : along
      ? partsOf(along)
      : ['', ''];
  const wrap = (value: string): string => (value.startsWith('-') ? `(${value})` : value);
  const worked = vectorBy(
    `W = ${wrap(f[0])} · ${wrap(d[0])} + ${wrap(f[1])} · ${wrap(d[1])}`,
    {},
    'dot-product',
  );
  const inJoules = /\bnewtons?\b|\bn\b/.test(text) && /\bmeters?\b|\bm\b/.test(text);
  return worked && { ...worked, answer: `${worked.answer}${inJoules ? ' J' : ''}` };
};
