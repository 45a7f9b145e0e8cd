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
