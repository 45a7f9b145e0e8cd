import type { Exercised } from '../../exercises/exercise.ts';
import { asksText, type FigureText } from '../reading/read-figure.ts';
import { numbersIn } from '../reading/read-sizes.ts';
import { workTriangle } from './solve-triangle.ts';

type Number = ReturnType<typeof numbersIn>[number];
const unitOf = (numbers: readonly Number[]): string | null => {
  const units = new Set(numbers.flatMap(({ unit }) => unit?.name ?? []));
  return units.size > 1 || numbers.some(({ unit }) => unit && unit.power !== 1)
    ? null
    : ([...units][0] ?? '');
};
const across = /\b(?:opposite|across from|facing)\b/i;
const beside = /\b(?:adjacent|next to|beside|touching)\b/i;

/** A right triangle by one angle and one side told as hypotenuse, opposite or adjacent. */
function rightByWords(figure: FigureText): Exercised | null {
  const { text } = figure;
  if (
    !/\bright(?:-angled)? triangle\b|\bhypotenuse\b/i.test(text) ||
    /\b[A-Z]{2,3}\b|\b(?:area|perimeter|altitude|median|bisect\w*|isosceles|similar|30-60|45-45|ratio|twice)\b/.test(
      text,
    )
  )
    return null;
  const numbers = numbersIn(text).filter(({ angle, value }) => !(angle && value === '90'));
  const [angle, again] = numbers.filter((one) => one.angle);
  const [side, more] = numbers.filter((one) => !one.angle);
  if (!angle || again || !side || more) return null;
  const asks = asksText(figure);
  const told = text.replace(asks, ' ').trim() === '' ? text : text.replace(asks, ' ');
  const before = text.slice(Math.max(0, side.start - 45), side.start);
  const near = `${before}@${text.slice(side.end, side.end + 60)}`;
  const role =
    /\bhypotenuse\b[^.,\d]*$/i.test(before) || /@ ?(?:[a-z]+ )?hypotenuse\b/i.test(near)
      ? 'c'
      : across.test(told) && !beside.test(told)
        ? 'a'
        : beside.test(told) && !across.test(told)
          ? 'b'
          : null;
  const goal =
    /\bhypotenuse\b/i.test(asks.replace(/\bhypotenuse (?:is|of|=) ?\d/i, ' ')) && role !== 'c'
      ? 'c'
      : across.test(asks) && role !== 'a'
        ? 'a'
        : beside.test(asks) && role !== 'b'
          ? 'b'
          : /\bother leg\b/i.test(asks) && role !== 'c' && role !== null
            ? role === 'a'
              ? 'b'
              : 'a'
            : null;
  const unit = unitOf([side]);
  if (role === null || goal === null || unit === null) return null;
  return workTriangle(
    { elements: { C: '90', A: angle.value, [role]: side.value }, asked: goal, unit },
    figure,
  );
}

const named =
  /\b(opposite|adjacent|hypotenuse|opp|adj|hyp)\b(?: (?:side|leg))?(?: (?:to )?(?:angle )?[A-Z])?(?: ?(?:is|=|of|:))* (\d+(?:\.\d+)?)(?! ?°)/gi;
const sides: Readonly<Record<string, string>> = { o: 'a', a: 'b', h: 'c' };
/** A ratio of one angle: `sin A = 0.3`. */
const ratio = /\b(sin|cos|tan) ?\(?([A-Zθ])\)? ?= ?(\d*\.?\d+)(?:\/(\d+))?(?![\d/°√π])/;
const ratios: Readonly<Record<string, string>> = { sin: 'ac', cos: 'bc', tan: 'ab' };

/** A ratio of the angle is asked for, and not the angle. */
const asksRatio =
  /\b(?:sin|cos|tan|cot|sec|csc|sine|cosine|tangent)\b(?: of)? (?:the |that |this |its )?(?:angle|∠|θ|[A-Z]\b)[\s?.]*$/i;

/** The angle of a right triangle by two sides that are told by where they stand to it, or by one of its ratios. */
function angleByWords(figure: FigureText): Exercised | null {
  const { text } = figure;
  if (asksRatio.test(text)) return null;
  const numbers = numbersIn(text).filter(({ angle, value }) => !(angle && value === '90'));
  const [all, name = '', letter = '', top = '', bottom = '1'] = ratio.exec(text) ?? [];
  const told: readonly (readonly [string, string])[] =
    all === undefined
      ? [...text.matchAll(named)].map(([, side = '', size = '']) => [
          sides[side.charAt(0).toLowerCase()] ?? '',
          size,
        ])
      : [...(ratios[name] ?? '')].map((side, i) => [side, i === 0 ? top : bottom]);
  const asks = asksText(figure).replace(all ?? '', ' ');
  const isAsked =
    all === undefined
      ? /\b(?:find|what is|solve for|calculate|determine|measure of)\b[^.?]*?(?:\bangle\b(?! of elevation)|∠|θ)/i.test(
          asks,
        )
      : new RegExp(`(?:\\b|∠)${letter}(?![\\w'])`).test(asks) && figure.wish.places !== null;
  const elements = Object.fromEntries(told);
  if (!isAsked || told.length !== 2 || Object.keys(elements).length !== 2) return null;
  if (
    numbers.length !== (all === undefined ? 2 : 1) ||
    /\b(?:other|both|third|all|area|perimeter|obtuse|radians?)\b/i.test(text)
  )
    return null;
  return workTriangle({ elements: { C: '90', ...elements }, asked: 'A', unit: '' }, figure);
}

/** Two angles and a side across from one of them, for the side across from the other. */
function sineByWords(figure: FigureText): Exercised | null {
  const { text } = figure;
  if (!/\btriangle\b/i.test(text) || /\bright\b/i.test(text)) return null;
  const told =
    /\bside (?:that is )?(?:opposite|across from|facing) (?:to )?(?:the )?(?:angle (?:of )?)?(\d+(?:\.\d+)?) ?°(?: angle)?(?: is| =| measures| has length| of)* (\d+(?:\.\d+)?)/i.exec(
      text,
    );
  const wanted =
    /\bside (?:that is )?(?:opposite|across from|facing) (?:to )?(?:the )?(?:angle (?:of )?)?(\d+(?:\.\d+)?) ?°/i.exec(
      asksText(figure).replace(told?.[0] ?? '@', ' '),
    );
  if (!told || !wanted || told[1] === wanted[1]) return null;
  const numbers = numbersIn(text);
  const angles = new Set(numbers.filter((one) => one.angle).map(({ value }) => value));
  const sides = numbers.filter((one) => !one.angle);
  const unit = unitOf(sides);
  if (
    sides.length !== 1 ||
    angles.size !== 2 ||
    ![told[1], wanted[1]].every((one) => angles.has(one ?? '')) ||
    unit === null
  )
    return null;
  return workTriangle(
    { elements: { A: told[1] ?? '', a: told[2] ?? '', B: wanted[1] ?? '' }, asked: 'b', unit },
    figure,
  );
}

/** Triangles whose sides are told by where they stand to an angle. */
export const solveWordedTriangle = (figure: FigureText): Exercised | null =>
  rightByWords(figure) ?? angleByWords(figure) ?? sineByWords(figure);
