import { type Exercised, formulasOf, together } from '../../exercises/exercise.ts';
import { numberText, plainNumber } from '../../reading/number-texts.ts';
import { leavesNoRelation } from '../../reading/relating-words.ts';
import type { Situation } from '../situation.ts';

const storyBy = formulasOf('story');

const n = `(${numberText})`;

/** One letter of a variation: where it stands, and with what power. */
type Part = { readonly letter: string; readonly power: '1' | '2' | '3' | '1/2'; readonly below: boolean };

const verb =
  /\b(?:varies|vary|varying|is|are) (?:(directly|inversely|jointly)(?: proportional)?|proportional)(?: (?:as|with|to))?\b/;
/** What may stand beside the letters: small words, and names of sizes in front of their letters. */
const beside =
  /^(?:an?|the|of|and|as|with|to|by|both|also|its|values?|variables?|product|area|base|current|diameter|distance|force|height|length|mass|number|pressure|radius|resistance|speed|temperature|time|velocity|voltage|volume|weight|width)$/;
const adverb = /^(?:directly|inversely|jointly|proportional)$/;

/** The letters behind `varies`: jointly as x and z and inversely as the square of w; null beside any other word. */
function partsIn(tail: string, first: string): readonly Part[] | null {
  const words = tail.match(/[a-z]\^\d+|[a-z]²|[a-z]³|[a-z]+|[^\s,]/g) ?? [];
  const parts: Part[] = [];
  let below = first === 'inversely';
  let power: Part['power'] = '1';
  for (const [i, word] of words.entries()) {
    const [before, next] = [words[i - 1] ?? '', words[i + 1]];
    if (adverb.test(word)) below = word === 'inversely' || (word === 'proportional' && below);
    else if (word === 'square') power = next === 'root' ? '1/2' : '2';
    else if (word === 'cube' && next !== 'root') power = '3';
    else if (/^[b-z](?:$|\^[23]$|[²³])/.test(word)) {
      const own =
        /2|²/.test(word) || next === 'squared' ? '2' : /3|³/.test(word) || next === 'cubed' ? '3' : power;
      parts.push({ letter: word.charAt(0), power: own, below });
      power = '1';
    } else {
      const isPower = /^(?:squared|cubed)$/.test(word) && /^[b-z]$/.test(before);
      const isRoot = word === 'root' && before === 'square';
      // The square of a product is the square of each of its parts.
      const isProduct = word === 'product' && power !== '1';
      if (isProduct || !(isPower || isRoot || beside.test(word))) return null;
    }
  }
  const letters = parts.map(({ letter }) => letter);
  return parts.length > 0 && parts.length <= 3 && new Set(letters).size === letters.length ? parts : null;
}

/** i and e are numbers in formulas, so letters of that name are called otherwise there. */
const inFormula = (letter: string): string => ({ i: 'w', e: 'q' })[letter] ?? letter;
const named = (values: ReadonlyMap<string, string>): Record<string, string> =>
  Object.fromEntries([...values].map(([letter, value]) => [inFormula(letter), value]));
const raised = ({ letter: typed, power }: Part): string => {
  const letter = inFormula(typed);
  return power === '1' ? letter : power === '1/2' ? `√${letter}` : `${letter}^${power}`;
};
const product = (parts: readonly Part[]): string => parts.map(raised).join(' · ');

/** subject = k · above/below, and k from it. */
function formulas(typed: string, parts: readonly Part[], constant: string) {
  const subject = inFormula(typed);
  const [above, below] = [parts.filter((part) => !part.below), parts.filter((part) => part.below)];
  const over = below.length === 0 ? '' : `/(${product(below)})`;
  const under = above.length === 0 ? '' : `/(${product(above)})`;
  return {
    value: `${subject} = ${constant}${above.length === 0 ? '' : ` · ${product(above)}`}${over}`,
    constant: `${constant} = ${subject}${below.length === 0 ? '' : ` · ${product(below)}`}${under}`,
  };
}

/** The letter that is asked for, alone on its side. */
function solvedFor(
  goal: string,
  { subject, parts, constant }: { subject: string; parts: readonly Part[]; constant: string },
): string | null {
  if (goal === subject) return formulas(subject, parts, constant).value;
  const own = parts.find(({ letter }) => letter === goal);
  if (own?.power !== '1') return null;
  const others = parts.filter((part) => part !== own);
  const same = others.filter(({ below }) => below === own.below);
  const other = others.filter(({ below }) => below !== own.below);
  const whole = inFormula(subject);
  const top = own.below ? [constant, ...other.map(raised)] : [whole, ...other.map(raised)];
  const bottom = own.below ? [whole, ...same.map(raised)] : [constant, ...same.map(raised)];
  return `${inFormula(goal)} = ${top.join(' · ')}/(${bottom.join(' · ')})`;
}

const own = /^(?:if|same)$/;
const changed = /[²³]|\b(?:cubes?|cubed|roots?|power|reciprocal|inverse|doubled|tripled|halved)\b/;

/** Direct, inverse, joint and mixed variation between letters, from one set of values. */
export const variation: Situation = ({ text, typed }) => {
  const plain = text.replace(/\ba constant\b/g, 'constant');
  const found = verb.exec(plain);
  if (!found || !/\b(?:vari|vary|proportional)/.test(found[0])) return null;
  const subject = [...plain.slice(0, found.index).matchAll(/(?<![a-z'])([b-z])(?![a-z'])/g)].at(-1)?.[1];
  const behind = plain.slice(found.index + found[0].length);
  const end =
    /[.;:?]|,? (?:if|when|given|suppose|and (?:if|when))\b|,? (?:and )?(?=[a-z] ?(?:=|is \d))|,(?! and inversely)(?= (?:find|what))/.exec(
      behind,
    )?.index ?? behind.length;
  const parts = partsIn(behind.slice(0, end), found[1] ?? 'directly');
  if (subject === undefined || !parts || parts.some(({ letter }) => letter === subject)) return null;
  const letters = [subject, ...parts.map(({ letter }) => letter)];
  const rest = behind.slice(end);
  const told = [...rest.matchAll(new RegExp(`(?<![a-z])([a-z]) ?(?:=|is|equals) ?${n}`, 'g'))].map(
    ([, letter = '', value]) => ({ letter, value: plainNumber(value) }),
  );
  const left = rest.replace(new RegExp(`(?<![a-z])([a-z]) ?(?:=|is|equals) ?${n}`, 'g'), ' ');
  const first = new Map(told.slice(0, letters.length).map(({ letter, value }) => [letter, value]));
  const second = told.slice(letters.length);
  if (first.size !== letters.length || !letters.every((letter) => first.has(letter))) return null;
  const before = plain.slice(0, found.index);
  if (
    !leavesNoRelation(before, own) ||
    !leavesNoRelation(left.replace(/=\s*\??/g, ' '), own) ||
    changed.test(before) ||
    changed.test(left)
  )
    return null;
  if (letters.includes('w') && letters.includes('i')) return null;
  const constant = letters.includes('k') ? 'c' : 'k';
  const k = storyBy(formulas(subject, parts, constant).constant, named(first), 'constant-of-variation');
  if (!k) return null;
  return second.length === 0
    ? constantAsked(left, k, { subject, parts, constant })
    : valueAsked(second, k, { subject, parts, constant, letters, typed });
};

/** A letter as the problem writes it. */
const asTyped = (letter: string, typed: string): string => {
  const isAlone = (one: string): boolean => new RegExp(`(?<![A-Za-z'])${one}(?![A-Za-z'])`).test(typed);
  return isAlone(letter.toUpperCase()) && !isAlone(letter) ? letter.toUpperCase() : letter;
};

type Relation = { readonly subject: string; readonly parts: readonly Part[]; readonly constant: string };

function constantAsked(left: string, k: Exercised, relation: Relation): Exercised | null {
  if (/\b(?:constant|k)\b/.test(left) && !/\bequation\b/.test(left))
    return together([k], { kind: 'story', answer: `${relation.constant} = ${k.answer}` });
  if (!/\b(?:equation|formula|rule)\b/.test(left)) return null;
  const { value } = formulas(relation.subject, relation.parts, '@');
  const shown = /^\d+$/.test(k.answer) || !value.includes('/') ? k.answer : `(${k.answer})`;
  return together([k], {
    kind: 'story',
    answer: value.replace('@', shown).replace(/(?<=\d) · (?=[a-z√])/g, ''),
  });
}

function valueAsked(
  second: readonly { readonly letter: string; readonly value: string }[],
  k: Exercised,
  {
    subject,
    parts,
    constant,
    letters,
    typed,
  }: Relation & { readonly letters: readonly string[]; readonly typed: string },
): Exercised | null {
  const known = new Map(second.map(({ letter, value }) => [letter, value]));
  const [goal, more] = letters.filter((letter) => !known.has(letter));
  if (goal === undefined || more !== undefined || known.size !== second.length) return null;
  const formula = solvedFor(goal, { subject, parts, constant });
  const worked =
    formula === null
      ? null
      : storyBy(formula, { ...named(known), [constant]: k.answer }, 'constant-of-variation');
  return (
    worked && together([k, worked], { kind: 'story', answer: `${asTyped(goal, typed)} = ${worked.answer}` })
  );
}
