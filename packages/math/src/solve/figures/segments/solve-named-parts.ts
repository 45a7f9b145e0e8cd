import type { Exercised } from '../../exercises/exercise.ts';
import { type Fact, findWay } from '../network/facts.ts';
import { tellWay } from '../network/work-way.ts';
import { asksText, type FigureText } from '../reading/read-figure.ts';
import { numbersIn, type Size } from '../reading/read-sizes.ts';
import { altitudeCut, crossingChords, tangentRadius, tangentSecant, twoSecants } from './segment-facts.ts';

type Number = Omit<Size, 'name'>;
type Values = Readonly<Record<string, string>>;

function finish(
  figure: FigureText,
  facts: readonly Fact[],
  { values, asked }: { values: Values; asked: string },
): Exercised | null {
  const numbers = numbersIn(figure.text);
  const units = new Set(numbers.flatMap(({ unit }) => unit?.name ?? []));
  if (units.size > 1 || numbers.some(({ angle, unit }) => angle || (unit && unit.power !== 1))) return null;
  const unit = [...units][0] ?? '';
  const way = findWay(facts, Object.keys(values), asked);
  return way && tellWay(way, { figure, values, unit: unit || undefined, places: 2 });
}

/** A tangent from a point outside: radius, distance of the center, tangent. */
function tangent(figure: FigureText): Exercised | null {
  const { text } = figure;
  if (!/\btangents?\b/i.test(text) || /\b(?:secant|chord|angle|two circles|both|common|\d°)\b/i.test(text))
    return null;
  const numbers = numbersIn(text);
  const [one, two, more] = numbers;
  if (!one || !two || more) return null;
  const role = ({ start, end }: Number): string | null => {
    const [head, tail] = [text.slice(Math.max(0, start - 60), start), text.slice(end, end + 45)];
    if (/\bdiameter (?:of |is |= ?)*$/i.test(head)) return 'D';
    if (/\bradius (?:of |is |= ?|has length |)*$/i.test(head) || /^ ?radius/i.test(tail)) return 'r';
    if (
      /^ ?(?:away )?from (?:the |its )?(?:center|middle)/i.test(tail) ||
      /\b(?:from|to) (?:the |its )?center (?:of the circle )?(?:is |of |= ?|to [a-z ]+ is )*$/i.test(head)
    )
      return 'd';
    if (
      /\btangent(?: segment| line)?(?: from [a-z ]+| to [a-z ]+)?(?:,? (?:has|with|is|of|length|a|=|measures|which))* ?$/i.test(
        head,
      ) ||
      /^[ -](?:long )?tangent/i.test(tail)
    )
      return 't';
    return null;
  };
  const [p, q] = [role(one), role(two)];
  const asks = asksText(figure);
  const asked = /\bradius\b/i.test(asks)
    ? 'r'
    : /\b(?:from (?:the |its )?center|distance|how far)\b/i.test(asks)
      ? 'd'
      : /\btangent\b/i.test(asks)
        ? 't'
        : null;
  if (!p || !q || p === q || !asked || p === asked || q === asked) return null;
  return finish(figure, tangentRadius, { values: { [p]: one.value, [q]: two.value }, asked });
}

/** Chords told by their parts: `one chord is cut in 3 and 8, the other has a part of 6`. */
function chords(figure: FigureText): Exercised | null {
  const { text } = figure;
  if (
    !/\bchords?\b/i.test(text) ||
    !/\b(?:cross|intersect|meet|cut)\w*\b/i.test(text) ||
    /\b(?:radius|center|tangent|secant|angle|arc|more|less|twice|half|times|longer|shorter)\b|°|\b[A-Z]{2}\b/.test(
      text,
    )
  )
    return null;
  const numbers = numbersIn(
    text
      .replace(/\b(?:two|2) chords\b/gi, 'chords')
      .replace(/\b(?:two|2) (?:parts|pieces|segments)\b/gi, 'parts'),
  );
  const values = numbers.map(({ value }) => value);
  const [p, q, r, more] = values;
  if (p === undefined || q === undefined || r === undefined || more !== undefined) return null;
  const clean = text
    .replace(/\b(?:two|2) chords\b/gi, 'chords')
    .replace(/\b(?:two|2) (?:parts|pieces|segments)\b/gi, 'parts');
  const gap = clean.slice(numbers[0]?.end ?? 0, numbers[1]?.start ?? 0);
  const second = clean.slice(numbers[1]?.end ?? 0, numbers[2]?.start ?? 0);
  if (!/^ ?(?:cm|m|in|ft)? ?(?:and|,|by|&) ?$/i.test(gap) || !/\bother\b|\bsecond\b/i.test(second))
    return null;
  if (
    /\b(?:total|whole|long is the (?:other|second) chord|length of the (?:other|second) chord)\b/i.test(
      asksText(figure),
    )
  )
    return null;
  return finish(figure, crossingChords, { values: { p, q, r }, asked: 's' });
}

/** Secants and a tangent told by their outer parts and whole lengths. */
function secants(figure: FigureText): Exercised | null {
  const { text } = figure;
  if (!/\bsecants?\b/i.test(text) || /\b[A-Z]{2,3}\b|°|\bangle\b|\bradius\b/.test(text)) return null;
  const withTangent = /\btangent\b/i.test(text);
  const numbers = numbersIn(text.replace(/\b(?:two|2) secants\b/gi, 'secants'));
  const clean = text.replace(/\b(?:two|2) secants\b/gi, 'secants');
  const kind = ({ start, end }: Number, i: number): string | null => {
    const from = numbers[i - 1]?.end ?? 0;
    const to = numbers[i + 1]?.start ?? clean.length;
    const [head, tail] = [
      clean.slice(Math.max(from, start - 50), start),
      clean.slice(end, Math.min(to, end + 30)),
    ];
    const words =
      /\b(outer|outside|external|exterior|inner|inside|internal|interior|total|whole|entire|tangent)\b(?=[^.]*$)/gi;
    const last =
      [...head.matchAll(words)].at(-1)?.[1] ??
      /^ ?(?:cm|m|in|ft)? ?(outer|outside|external|inner|inside|internal|total|whole|entire|tangent)\b/i.exec(
        tail,
      )?.[1];
    if (last === undefined) return null;
    return /^(?:out|ext)/i.test(last)
      ? 'outer'
      : /^in/i.test(last)
        ? 'inner'
        : /^tan/i.test(last)
          ? 'tangent'
          : 'whole';
  };
  const kinds = numbers.map(kind);
  if (kinds.includes(null)) return null;
  const asks = asksText(figure);
  const want =
    /\btangent\b/i.test(asks) && !/secant/i.test(asks.split(/\btangent\b/i)[0] ?? '')
      ? 'tangent'
      : /\b(?:total|whole|entire|full)\b|length of the (?:second |other )?secant\b/i.test(asks)
        ? 'whole'
        : /\b(?:inner|inside|internal)\b/i.test(asks)
          ? 'inner'
          : /\b(?:outer|outside|external)\b/i.test(asks)
            ? 'outer'
            : null;
  if (!want) return null;
  const values: Record<string, string> = {};
  if (withTangent) {
    const map: Readonly<Record<string, string>> = { outer: 'o', inner: 'k', whole: 'w', tangent: 't' };
    numbers.forEach(({ value }, i) => {
      values[map[kinds[i] ?? ''] ?? ''] = value;
    });
    return Object.keys(values).length !== numbers.length
      ? null
      : finish(figure, tangentSecant, { values, asked: map[want] ?? '' });
  }
  if (numbers.length !== 3 || want === 'tangent' || kinds.includes('tangent')) return null;
  const first: Readonly<Record<string, string>> = { outer: 'o', inner: 'k', whole: 'w' };
  const second: Readonly<Record<string, string>> = { outer: 'u', inner: 'v', whole: 'z' };
  // The first two numbers belong to one secant, the last one to the other.
  if (
    !/\bother\b|\bsecond\b/i.test(clean.slice(numbers[1]?.end ?? 0, numbers[2]?.start ?? 0)) ||
    kinds[0] === kinds[1]
  )
    return null;
  numbers.forEach(({ value }, i) => {
    values[(i < 2 ? first : second)[kinds[i] ?? ''] ?? ''] = value;
  });
  return finish(figure, twoSecants, { values, asked: second[want] ?? '' });
}

/** The altitude to the hypotenuse and the parts it cuts. */
function altitude(figure: FigureText): Exercised | null {
  const { text } = figure;
  if (
    !/\b(?:altitude|height)\b/i.test(text) ||
    !/\bhypotenuse\b/i.test(text) ||
    /\b[A-Z]{2}\b|°|\bangle (?:is|of)\b/.test(text)
  )
    return null;
  const numbers = numbersIn(text.replace(/\b(?:two|2) (?:parts|pieces|segments)\b/gi, 'parts'));
  const [one, two, more] = numbers.map(({ value }) => value);
  if (one === undefined || two === undefined || more !== undefined) return null;
  const cuts =
    /\b(?:pieces|parts|segments|splits?|divides?|cuts?|separates?|into)\b[^.?!]*?\d+[^.?!\d]*(?:and|,)[^.?!\d]*\d/i.test(
      text,
    );
  const legs = /\blegs?\b[^.?!]*\d[^.?!\d]*\d/i.test(text);
  const asks = asksText(figure);
  const asked = /\b(?:altitude|height)\b/i.test(asks)
    ? 'h'
    : /\bshorter leg|\bshort leg/i.test(asks)
      ? 'a'
      : /\blonger leg|\blong leg/i.test(asks)
        ? 'b'
        : /\bhypotenuse\b/i.test(asks)
          ? 'c'
          : null;
  const aloneCut =
    /\b(?:altitude|height)[a-z ]*?(?:is|of|=|measures) \d[^.]*\b(?:one|a|shorter|longer) (?:part|piece|segment)\b/i.test(
      text,
    ) && /\bother (?:part|piece|segment|one)\b/i.test(asks);
  if (aloneCut) return finish(figure, altitudeCut, { values: { h: one, p: two }, asked: 'q' });
  if (asked === null || cuts === legs) return null;
  const [small, large] = Number(one) <= Number(two) ? [one, two] : [two, one];
  if (cuts) return finish(figure, altitudeCut, { values: { p: small, q: large }, asked });
  return asked === 'h' ? finish(figure, altitudeCut, { values: { a: one, b: two }, asked }) : null;
}

/** A length told by a letter and a number, as `x + 7`, whose number alone is no part. */
const withLetter = /(?<![a-z])[a-z]\s?[-+*/]\s?\d|\d\s?[-+*/]\s?\d*[a-z](?![a-z])/i;

/** Parts of figures that are told by words instead of letters. */
export function solveNamedParts(figure: FigureText): Exercised | null {
  if (withLetter.test(figure.text)) return null;
  return tangent(figure) ?? chords(figure) ?? secants(figure) ?? altitude(figure);
}
