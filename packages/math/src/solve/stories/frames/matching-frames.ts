import { byFormula } from '../../exercises/exercise.ts';
import { regex } from '../../reading/regex.ts';
import type { Frame } from './frame.ts';

const shapes =
  '(?:(?:the )?(?:triangles?|tri|quadrilaterals?|quads?|rectangles?|trapezoids?|pentagons?|hexagons?|polygons?|figures?|parallelograms?|kites?|rhombus) ?|[△δ∆] ?)?';
const similar = [
  new RegExp(
    String.raw`\b([a-z]{3,6}) ?(?:is similar to|similar to|~|∼|\\sim) ?${shapes}([a-z]{3,6})\b`,
    'g',
  ),
  new RegExp(String.raw`\b([a-z]{3,6}) and ${shapes}([a-z]{3,6})\b`, 'g'),
];
const otherStory =
  /\b(?:twice|half|double|triple|more|less|longer|shorter|areas?|volumes?|angles?|midpoint|bisect\w*|parallel|not similar|congruent|altitude|median)\b|[∠°²√]/;
const isOf = String.raw`(?: ?(?:=|:)| is| measures| equals| has (?:a )?(?:length|measure)(?: of)?)`;

const lettersApart = (name: string): boolean => new Set(name).size === name.length;

/** The two figures that a text calls similar, by the letters of their corners. */
function figuresIn(text: string): readonly [string, string] | null {
  if (!/\bsimilar\b|[~∼]|\\sim/.test(text)) return null;
  for (const pattern of similar)
    for (const [, one = '', other = ''] of text.matchAll(pattern))
      if (one.length === other.length && one !== other && lettersApart(one) && lettersApart(other))
        return [one, other];
  return null;
}

/** The places of a side among the corners; two sides with the same places belong together. */
function placeOf(side: string, figure: string): string | null {
  const places = [...side].map((letter) => figure.indexOf(letter)).sort((a, b) => a - b);
  return places.includes(-1) || places[0] === places[1] ? null : places.join('-');
}

type Length = { readonly place: string; readonly figure: 0 | 1; readonly value: string };

/** Similar figures by matching letters: a side, a perimeter or the scale factor, where every number is a length of one of the two. */
export const matchingSides: Frame = ({ text, numbers }) => {
  const figures = otherStory.test(text) ? null : figuresIn(text);
  if (!figures) return null;
  const lengthsOf = (name: string, value: string): Length[] =>
    figures.flatMap((figure, i) => {
      const place = name.length === 2 ? placeOf(name, figure) : name === figure ? 'around' : null;
      return place === null ? [] : [{ place, figure: i === 0 ? 0 : 1, value } as const];
    });
  const told = numbers.map(({ around, value }) => {
    const side = regex`\b([a-z]{2})${isOf} ?@`.exec(around)?.[1];
    const around_ = regex`\bperimeter of ${shapes}([a-z]{3,6})${isOf} ?@`.exec(around)?.[1];
    return lengthsOf(side ?? around_ ?? '', value);
  });
  const known = told.flat();
  const units = new Set(
    numbers.map(
      ({ around, at }) =>
        /^@ ?(cm|mm|m|km|in|ft|inch(?:es)?|feet|yards?|meters?|centimeters?|units?)\b/.exec(
          around.slice(at),
        )?.[1] ?? '',
    ),
  );
  const [unit = ''] = units;
  if (told.some((one) => one.length === 0) || units.size > 1) return null;
  const pairs = known
    .filter(({ figure }) => figure === 0)
    .flatMap((one) => {
      const other = known.find(({ figure, place }) => figure === 1 && place === one.place);
      return other ? [{ a: one.value, b: other.value }] : [];
    });
  const [pair, second] = pairs;
  if (!pair || second) return null;
  const factor = regex`\bscale factor (?:from|of) ${shapes}([a-z]{3,6}) to ${shapes}([a-z]{3,6})\b`.exec(
    text,
  );
  const rest = { rule: 'matching-sides', kind: 'proportion' } as const;
  if (factor) {
    const from = figures.indexOf(factor[1] ?? '');
    const to = figures.indexOf(factor[2] ?? '');
    if (from < 0 || to < 0 || from === to) return null;
    return byFormula({ formula: from === 0 ? 'k = b/a' : 'k = a/b', values: pair, ...rest });
  }
  const wanted = askedIn(text);
  if (wanted === null) return null;
  const answers = lengthsOf(wanted, '').flatMap(({ figure, place }) => {
    const other = known.find((one) => one.figure !== figure && one.place === place);
    return other ? [{ figure, value: other.value }] : [];
  });
  const [found, more] = answers;
  if (!found || more) return null;
  return byFormula({
    formula: found.figure === 1 ? 'x = c · b/a' : 'x = c · a/b',
    values: { ...pair, c: found.value },
    ...rest,
    says: (x) => (unit === '' ? x : `${x} ${unit}`),
  });
};

/** The side or the figure whose length is asked for; `x` is the side it stands for. */
function askedIn(text: string): string | null {
  const ask = String.raw`\b(?:find|what is|what's|whats|determine|calculate|how long is)(?: the)?`;
  const named = /\b([a-z]{2}) ?= ?\?/.exec(text)?.[1];
  if (named !== undefined) return named;
  const letter = regex`(?:${ask}|solve for)(?: value of)? ([xyn])\b`.exec(text)?.[1];
  if (letter !== undefined) return regex`\b([a-z]{2})${isOf} ?${letter}\b`.exec(text)?.[1] ?? null;
  const around = regex`${ask} perimeter of ${shapes}([a-z]{3,6})\b(?!${isOf})`.exec(text)?.[1];
  return (
    around ??
    regex`${ask}(?: (?:length|measure) of)?(?: (?:side|segment))? ?([a-z]{2})\b(?! ?[=#])`.exec(text)?.[1] ??
    null
  );
}
