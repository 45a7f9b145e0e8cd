import type { AnswerKey } from '../answer-key.ts';

/** What the parts of one object are called, and the letters that stand for them. */
const names: readonly (readonly string[])[] = [
  ['center', 'centre', 'c'],
  ['radius', 'r'],
  ['diameter', 'd'],
  ['slope', 'm', 'gradient'],
  ['y-intercept', 'y intercept', 'y-int', 'y int', 'b', 'yint'],
  ['x-intercept', 'x intercept', 'x-int', 'x int', 'xint', 'x-intercepts'],
  ['vertex', 'v', 'turning point'],
  ['focus', 'f'],
  ['amplitude', 'amp', 'a'],
  ['period', 'p'],
  ['midline'],
  ['phase shift'],
  ['vertical shift'],
  ['domain', 'd'],
  ['range', 'r'],
  ['directrix'],
  ['axis of symmetry', 'axis', 'aos'],
  ['mean', 'average', 'x̄', 'μ'],
  ['median', 'med'],
  ['mode'],
  ['minimum', 'min'],
  ['maximum', 'max'],
  ['first term', 'a_1', 'a1'],
  ['common difference', 'difference', 'd'],
  ['common ratio', 'ratio', 'r'],
  ['length', 'l'],
  ['width', 'w'],
  ['height', 'h'],
  ['quotient', 'q'],
  ['remainder', 'r', 'rem'],
  ['vertical asymptote', 'va', 'vertical asym'],
  ['horizontal asymptote', 'ha', 'horizontal asym'],
  ['area'],
  ['perimeter'],
  ['circumference'],
  ['volume'],
  ['surface area'],
  ['degree'],
  ['leading coefficient'],
  ['modulus'],
  ['argument', 'θ'],
];

type Pair = { readonly name: string; readonly given: string; readonly wanted: string };
type Part = { readonly name: string | null; readonly value: string };

/** The pieces of a text at commas, semicolons and `and` outside of brackets, where a name or another value begins. */
function pieces(text: string): readonly string[] {
  const found: string[] = [];
  let depth = 0;
  let piece = '';
  for (let i = 0; i < text.length; i += 1) {
    const at = text.charAt(i);
    if ('([{'.includes(at)) depth += 1;
    if (')]}'.includes(at)) depth -= 1;
    const joint =
      depth > 0 ? undefined : /^(?:[,;\n]\s*(?:and\s+)?|\s+and\s+|\s+&\s+)/i.exec(text.slice(i))?.[0];
    if (joint === undefined) piece += at;
    else {
      found.push(piece);
      piece = '';
      i += joint.length - 1;
    }
  }
  return [...found, piece].map((one) => one.trim()).filter((one) => one !== '');
}

const escaped = (name: string): string => name.replace(/[-\\^$*+?.()|[\]{}]/g, '\\$&');

/** The name in front of, or behind, a value, as one of those that the question asks for. */
function partOf(piece: string, asked: readonly (readonly string[])[]): Part {
  for (const family of asked) {
    for (const name of [...family].sort((a, b) => b.length - a.length)) {
      const link =
        name.length > 2
          ? String.raw`(?:\s*(?:=|:|is|are|of|at)\s*|\s+|\s*(?=\())`
          : String.raw`\s*(?:=|:|\bis\b|(?=\())\s*`;
      const before = new RegExp(`^(?:the |its |a )?${escaped(name)}${link}(?=\\S)`, 'i').exec(piece)?.[0];
      if (before !== undefined && before.length < piece.length)
        return { name: family[0] ?? name, value: piece.slice(before.length) };
      const behind =
        name.length > 2
          ? new RegExp(`\\s+(?:is the |for the |as the )?${escaped(name)}$`, 'i').exec(piece)?.[0]
          : undefined;
      if (behind !== undefined && behind.length < piece.length)
        return { name: family[0] ?? name, value: piece.slice(0, -behind.length) };
    }
  }
  return { name: null, value: piece };
}

/** What a question asks for by name, in the order of its words. */
function askedFor(question: string): readonly (readonly string[])[] {
  const text = question.toLowerCase();
  const found = names.flatMap((family) => {
    const places = family
      .filter((name) => name.length > 2)
      .map((name) => new RegExp(`(?<![a-z-])${escaped(name)}s?(?![a-z])`).exec(text)?.index ?? -1)
      .filter((place) => place >= 0);
    return places.length > 0 ? [{ family, place: Math.min(...places) }] : [];
  });
  return found.sort((a, b) => a.place - b.place).map(({ family }) => family);
}

/** Whether a question asks for several parts by name, so that values without names stand in their order. */
export const asksForParts = (question: string): boolean => askedFor(question).length > 1;

/** The values of a text in the order of the names; null where it does not give one to each. */
function valuesIn(text: string, asked: readonly (readonly string[])[]): readonly string[] | null {
  const called = asked
    .flat()
    .filter((name) => name.length > 2)
    .map(escaped)
    .join('|');
  const glued = new RegExp(`(?<=[\\d)}\\]πxy])\\s+(?=(?:${called})\\s*(?:=|:|is\\b)?\\s*[-−√(\\[\\d])`, 'gi');
  const parts = pieces(text.replace(glued, ', ')).map((piece) => partOf(piece, asked));
  if (parts.length !== asked.length) return null;
  const values = new Map(parts.flatMap(({ name, value }) => (name === null ? [] : [[name, value] as const])));
  const rest = parts.filter(({ name }) => name === null).map(({ value }) => value);
  if (values.size + rest.length !== parts.length) return null;
  return asked.map(([name = '']) => values.get(name) ?? rest.shift() ?? '');
}

/**
 * The parts of a key and of an answer that a question asks for by name, `center` and `radius`, `slope` and `y-intercept`: pair by
 * pair, whether they are named in words, by their letters or by their order. Null where the question does not ask for several.
 */
export function namedParts(typed: string, { value, question = '' }: AnswerKey): readonly Pair[] | null {
  if (typed.length > 200 || question === '') return null;
  const asked = askedFor(question);
  if (asked.length < 2 || asked.length > 4) return null;
  const wanted = valuesIn(value, asked);
  const given = wanted && valuesIn(typed, asked);
  return given && wanted.map((one, i) => ({ name: asked[i]?.[0] ?? '', given: given[i] ?? '', wanted: one }));
}

const valueAt = /^\s*(?:[a-z]\s*=\s*)?(-?[^a-z]+?),?\s+(?:at|when|where|for|if)\s+([a-z]\s*=\s*[^=a-z]+)$/i;

/** `9 at x = 3` and `9 when x = 3`: what it is, and where. */
export function valueAndPlace(typed: string, value: string): readonly Pair[] | null {
  if (typed.length > 100) return null;
  const [given, wanted] = [valueAt.exec(typed), valueAt.exec(value)];
  if (!given || !wanted) return null;
  return [1, 2].map((i) => ({ name: 'value', given: given[i] ?? '', wanted: wanted[i] ?? '' }));
}
