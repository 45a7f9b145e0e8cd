import { compareRational, type Rational } from '../../rational/rational.ts';
import { readUnit } from '../../units/read-unit.ts';
import { unitStem } from '../../units/unit-table.ts';
import type { AnswerKey } from '../answer-key.ts';
import { evaluateExact } from '../equivalent.ts';

type Named = { readonly names: ReadonlySet<string>; readonly unit: string; readonly value: Rational };

const numeral = String.raw`-?\$?\s?\d[\d,]*(?:\.\d+)?(?:\/\d+)?`;
const filler =
  /^(?:the|an?|of|is|are|was|were|has|have|there|and|both|each|per|cost|costs|speed|rate|age|old|years?|number|amount|price|total|in|still|at|for|he|she|it|its|it's|they|sold|goes|went|s)$/;
const irregular: Readonly<Record<string, string>> = {
  children: 'child',
  people: 'person',
  men: 'man',
  women: 'woman',
  long: 'length',
  wide: 'width',
  tall: 'height',
  high: 'height',
  deep: 'depth',
};
const stem = (word: string): string => irregular[word] ?? unitStem(word);
const isUnit = (word: string): boolean => {
  const meaning = readUnit(word);
  return meaning !== null && [...meaning.powers.keys()].every((name) => !name.startsWith('word:'));
};

const measures: Readonly<Record<string, string>> = {
  l: 'length',
  w: 'width',
  h: 'height',
  b: 'base',
  r: 'radius',
};

function readPiece(piece: string): Named | null {
  const numbers = piece.match(new RegExp(numeral, 'g')) ?? [];
  const [text, more] = numbers;
  if (text === undefined || more !== undefined || /[+*^=<>()√π]/.test(piece.replace(/=/, ''))) return null;
  const value = evaluateExact(text.replace(/[$,\s]/g, ''));
  const words =
    piece
      .replace(text, ' ')
      .toLowerCase()
      .match(/[a-z]+(?:\/[a-z]+)?/g) ?? [];
  // One letter right behind a number is its unit: `10m long`.
  const behind = /^\s*([mgs])(?![a-z])/i
    .exec(piece.slice(piece.indexOf(text) + text.length))?.[1]
    ?.toLowerCase();
  const units = words.filter((word) => (isUnit(word) && word.length > 1) || word === behind);
  const names = words.filter((word) => !units.includes(word) && !filler.test(word)).map(stem);
  // Letters of algebra are read as such.
  if (names.some((name) => name.length === 1 && measures[name] === undefined)) return null;
  return value && { names: new Set(names), unit: units.map(stem).join(' '), value };
}

/** Amounts with their names, each with one number; null where a text is something else. */
function readAmounts(text: string): readonly Named[] | null {
  const marked = text
    .trim()
    .replace(/^\(|\)$/g, '')
    .replace(/(?<=\d),(?=\d{3}(?!\d))/g, '');
  const parted = marked.split(/\s*(?:[,;&\n]|\band\b)\s*/i).filter((piece) => piece !== '');
  const found = parted.length > 1 ? parted : splitByNumbers(marked);
  const read = found.map(readPiece);
  const amounts = read.flatMap((one) => one ?? []);
  if (amounts.length < 2 || amounts.length > 4 || amounts.length !== read.length) return null;
  // A word that all of them have says which kind of thing they are, and no name.
  const shared = [...(amounts[0]?.names ?? [])].filter((name) =>
    amounts.every(({ names }) => names.has(name)),
  );
  return amounts.map((one) => ({
    ...one,
    names: new Set([...one.names].filter((name) => !shared.includes(name))),
  }));
}

/** `6 cows 14 chickens` and `cows 6 chickens 14` have their comma left out. */
const splitByNumbers = (text: string): readonly string[] =>
  /^\$?\d/.test(text) ? text.split(/\s+(?=\$?\d)/) : text.split(/(?<=\d)\s+(?=[a-z])/i);

const isNamed = ({ names }: Named): boolean => names.size > 0;
const meets = (given: ReadonlySet<string>, wanted: ReadonlySet<string>): boolean =>
  [...given].some((name) => wanted.has(name) || wanted.has(measures[name] ?? ''));

/** What a question asks for, in the order of its words: the answer's names as places in it. */
function byQuestion(given: readonly Named[], question: string): readonly Named[] | null {
  const asking = question
    .split(/(?<=[.?!])\s+/)
    .filter((sentence) => /\b(?:how|what|find|determine|calculate|who|which)\b|\?/i.test(sentence))
    .join(' ')
    .toLowerCase();
  const words = (asking.match(/[a-z]+/g) ?? []).map(stem);
  const places = given.map(({ names }) => {
    const found = [...names].map((name) =>
      words.findIndex((word) => word === name || word === measures[name]),
    );
    return found.length > 0 && found.every((place) => place >= 0) ? Math.min(...found) : -1;
  });
  if (places.includes(-1) || new Set(places).size !== places.length) return null;
  return given
    .map((one, i) => ({ one, place: places[i] ?? 0 }))
    .sort((a, b) => a.place - b.place)
    .map(({ one }) => one);
}

const sameAmount = (a: Named, b: Named): boolean | null =>
  a.unit !== '' && b.unit !== '' && a.unit !== b.unit ? null : compareRational(a.value, b.value) === 0;

/** Whether amounts that are told by their names are those of the key; null where names say nothing of it. */
export function judgeNamedAmounts(
  answer: string,
  { value, question = '', tolerance, places }: AnswerKey,
): boolean | null {
  if (
    answer.length > 200 ||
    /\bor\b/i.test(answer) ||
    !/\d.*\d/s.test(answer) ||
    tolerance !== undefined ||
    places !== undefined ||
    !/[a-z]/i.test(answer) ||
    /[=]\s*[^\d\s$-]/.test(answer)
  )
    return null;
  const [given, wanted] = [readAmounts(answer), readAmounts(value)];
  if (!given || !wanted || given.length !== wanted.length || !given.every(isNamed)) return null;
  const ordered = wanted.every(isNamed)
    ? wanted.map(({ names }) => {
        const own = given.filter((one) => meets(one.names, names));
        return own.length === 1 ? own[0] : undefined;
      })
    : wanted.some(isNamed)
      ? null
      : byQuestion(given, question);
  if (!ordered || new Set(ordered).size !== wanted.length || ordered.some((one) => one === undefined))
    return null;
  const same = wanted.map((one, i) => {
    const own = ordered[i];
    return own ? sameAmount(own, one) : null;
  });
  return same.includes(null) ? null : same.every(Boolean);
}
