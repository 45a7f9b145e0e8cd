import { finishWay, followWay } from '../../figures/network/work-way.ts';
import { readFigure } from '../../figures/reading/read-figure.ts';
import { withFigureUnit } from '../../figures/reading/units.ts';
import { relatesSizes } from '../../reading/relating-words.ts';
import type { Situation } from '../situation.ts';

/** The perimeter of a triangle and two of its sides, or of a rectangle and one of them: the side that is left. */
export const openSide: Situation = ({ typed }) => {
  if (!/\bperimeter\b/i.test(typed) || !/\b(?:third|other|missing|last|remaining|second)\b/i.test(typed))
    return null;
  const figure = readFigure(typed);
  const { text, sizes, asks } = figure;
  const triangle = /\btriangle\b/i.test(text);
  if (triangle === /\brectangle\b|\brectangular\b/i.test(text)) return null;
  if (
    relatesSizes(text) ||
    /\b(?:isosceles|equilateral|right|area|each|more|less|longer|shorter|similar|equal|same|ratio|x|square|hypotenuse|leg)\b|[$€%]/i.test(
      text,
    )
  )
    return null;
  const around = sizes.filter(({ name }) => name === 'perimeter');
  const sides = sizes.filter(({ name }) => name !== 'perimeter');
  const units = new Set(sizes.flatMap(({ unit }) => (unit ? [unit.name] : [])));
  const [P, more] = around;
  if (!P || more || units.size > 1 || sizes.some(({ angle, unit }) => angle || (unit && unit.power !== 1)))
    return null;
  const words = asks.map((one) => one.words).join(' ');
  if (
    !/\b(?:third|other|missing|last|remaining|second)\b[^.?]*\bsides?\b|\bside\b/i.test(words) ||
    sides.length !== (triangle ? 2 : 1)
  )
    return null;
  if (!sides.every(({ name }) => name === null || name === 'side')) return null;
  const [a, b] = sides.map(({ value }) => value);
  return finishWay(
    followWay(
      [
        triangle
          ? { formula: 's = P - a - b', says: 'The three sides of a triangle make its perimeter.' }
          : {
              formula: 's = P/2 - a',
              says: 'Two neighbouring sides of a rectangle are half of its perimeter.',
            },
      ],
      { P: P.value, a: a ?? '', ...(b === undefined ? {} : { b }) },
    ),
    { wish: figure.wish, says: (value) => withFigureUnit(value, [...units][0] ?? '', 1) },
  );
};

/** A tangent, the radius to its point and the way from the center make a right triangle. */
export const tangentFromPoint: Situation = ({ typed }) => {
  const told =
    /\btangent\b[^.]*?\b(?:from|at) (?:the |a )?(?:outside |external |exterior )?(?:point )?([A-Z])\b[^.]*?\bcircle (?:with center )?([A-Z])\b[^.]*?\bat (?:point )?([A-Z])\b/.exec(
      typed,
    );
  if (!told) return null;
  const [whole, p = '', o = '', t = ''] = told;
  const rest = typed.replace(whole, ' ');
  const sizes = new Map<string, string>();
  const left = rest.replace(
    /\b([A-Z])([A-Z]) ?(?:=|is) ?(\d+(?:\.\d+)?)\b/g,
    (_, a: string, b: string, value: string) => {
      sizes.set([a, b].sort().join(''), value);
      return ' ';
    },
  );
  const asked =
    /\b(?:find|what is|how long is)(?: the length(?: of)?)? ([A-Z])([A-Z])\b|\b([A-Z])([A-Z]) ?= ?\?/i.exec(
      left,
    );
  const name = (a: string, b: string): string => [a, b].sort().join('');
  const wanted = asked ? name(asked[1] ?? asked[3] ?? '', asked[2] ?? asked[4] ?? '') : '';
  if (
    !asked ||
    sizes.size !== 2 ||
    /\d|\b(?:diameter|chord|secant|area|angle|perimeter)\b/i.test(left.replace(asked[0], ' '))
  )
    return null;
  const [long, tangent, radius] = [name(o, p), name(p, t), name(o, t)];
  if (
    ![long, tangent, radius].includes(wanted) ||
    sizes.has(wanted) ||
    ![...sizes.keys()].every((one) => [long, tangent, radius].includes(one))
  )
    return null;
  const c = sizes.get(long);
  const other = sizes.get(tangent) ?? sizes.get(radius) ?? '';
  const says = 'A tangent is perpendicular to the radius at its point, so the Pythagorean theorem holds.';
  const figure = readFigure(typed);
  return finishWay(
    followWay(
      [c === undefined ? { formula: 'x = √(a^2 + b^2)', says } : { formula: 'x = √(c^2 - a^2)', says }],
      c === undefined ? { a: sizes.get(tangent) ?? '', b: sizes.get(radius) ?? '' } : { c, a: other },
    ),
    { wish: figure.wish, says: (value) => value },
  );
};
