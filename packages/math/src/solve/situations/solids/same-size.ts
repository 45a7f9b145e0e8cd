import { areaOf, type Shape, shapesIn, unitOfShapes, volumeOf } from '../../figures/composites/shapes-in.ts';
import { tellWay, type WayStep } from '../../figures/network/work-way.ts';
import { readFigure } from '../../figures/reading/read-figure.ts';
import { relatesSizes } from '../../reading/relating-words.ts';
import type { Situation } from '../situation.ts';

const sameAs =
  /\b(?:the )?(?:same|equal) (area|perimeter|volume)s?\b|\b(?:area|perimeter|volume)s?\b[^.?!]*\b(?:are|is) (?:the same|equal)\b/i;

/** The way around a shape that its sizes tell. */
function aroundOf({ shape, sizes }: Shape): string | null {
  const [a, b, more] = sizes.map(({ value }) => value);
  if (shape === 'square') return a !== undefined && b === undefined ? `4 · ${a}` : null;
  if (shape === 'rectangle')
    return a !== undefined && b !== undefined && more === undefined ? `2 · (${a} + ${b})` : null;
  if (
    shape === 'triangle' &&
    sizes.length === 3 &&
    sizes.every(({ name }) => name === null || name === 'side')
  )
    return `${a} + ${b} + ${more}`;
  return null;
}

/** The unknown size of the other shape, from the size that both share. */
function openSize(other: Shape | null, word: string, measure: string): WayStep | null {
  const [known, more] = other?.sizes ?? [];
  const name = other?.shape ?? (/square/i.test(word) ? 'square' : /cube/i.test(word) ? 'cube' : '');
  if (more) return null;
  if (name === 'square' && !known)
    return measure === 'area'
      ? { formula: 's = √(A)', says: 'The side of a square is the square root of its area.' }
      : { formula: 's = A/4', says: 'A square has four equal sides.' };
  if (name === 'cube' && !known)
    return { formula: 's = cbrt(A)', says: 'The edge of a cube is the cube root of its volume.' };
  if (name === 'rectangle' && known)
    return measure === 'area'
      ? { formula: `s = A/${known.value}`, says: 'The area of a rectangle is the product of its sides.' }
      : { formula: `s = A/2 - ${known.value}`, says: 'Two sides of a rectangle are half of the way around.' };
  if (name === 'triangle' && known && measure === 'area' && /^(?:base|height)$/.test(known.name ?? ''))
    return {
      formula: `s = 2 · A/${known.value}`,
      says: 'The area of a triangle is half of base times height.',
    };
  return null;
}

/** Two shapes of the same area, perimeter or volume, one of them told: the open side of the other one. */
export const sameSize: Situation = ({ typed }) => {
  const figure = readFigure(typed);
  const { text, asks } = figure;
  const measure = (/\b(area|perimeter|volume)/i.exec(sameAs.exec(text)?.[0] ?? '')?.[1] ?? '').toLowerCase();
  if (
    measure === '' ||
    relatesSizes(text) ||
    /[$€%]|\b(?:cost|price|per|more|less|half|ratio|circle|circular|path|border|each|wire)\b/i.test(text)
  )
    return null;
  // The size that both share is none of the sizes of the shape behind it.
  const shapes = shapesIn(text.replace(sameAs, 'as'));
  const unit = shapes && unitOfShapes(shapes);
  if (
    !shapes ||
    unit === null ||
    shapes.length > 2 ||
    shapes.some(({ sizes }) => sizes.some(({ angle }) => angle))
  )
    return null;
  const sizeOf = (shape: Shape): string | null =>
    measure === 'area' ? areaOf(shape) : measure === 'volume' ? volumeOf(shape) : aroundOf(shape);
  const whole = shapes.filter((shape) => sizeOf(shape) !== null);
  const [given, more] = whole;
  if (!given || more) return null;
  const other = shapes.find((shape) => shape !== given) ?? null;
  const words = asks.map((one) => one.words).join(' ');
  const plain = text.replace(new RegExp(`\\b${given.word}\\b`, 'gi'), ' ');
  const kind = /\b(?:square|cube)\b/i.exec(plain)?.[0] ?? '';
  // The question asks for a length, not for the size both share.
  if (
    !/\b(?:side|sides|edge|length|width|height|wide|long|tall|high|base)\b/i.test(words) ||
    /\b(?:area|perimeter|volume)\b(?! (?:as|of the (?:rect|square|tri)))/i.test(words.replace(sameAs, ' '))
  )
    return null;
  const last = openSize(other, kind, measure);
  const first = sizeOf(given);
  if (!last || first === null) return null;
  return tellWay([{ formula: `A = ${first}`, says: `Both have the same ${measure}.` }, last], {
    figure,
    unit,
    places: 2,
  });
};
