import { evaluateExact } from '../../../judge/equivalent.ts';
import { rationalToDecimalText } from '../../../rational/rational-text.ts';
import type { Ask, Exercised } from '../../exercises/exercise.ts';
import { inDigit, numberWords } from '../../reading/number-texts.ts';

/** A number of a story with the words around it. */
export type Told = {
  readonly value: string;
  /** Whether a dollar sign stands before it. */
  readonly priced: boolean;
  /** The whole text with `@` for this number and `#` for the others. */
  readonly around: string;
  readonly at: number;
};

/** A number with the words behind it. */
export const after = ({ around, at }: Told): string => around.slice(at);

export const isPercent = (told: Told): boolean => /^@ percent/.test(after(told));

/** A story in small letters: its numbers in order, and what its question says. */
export type Story = {
  readonly typed: string;
  readonly text: string;
  readonly numbers: readonly Told[];
  readonly question: string;
  /** Whether an amount of it is told in dollars. */
  readonly money: boolean;
};

/** A frame knows one situation. It takes a story whose numbers all have a role in it, and null is any other. */
export type Frame = (story: Story, ask: Ask) => Exercised | string | null;

const number =
  /-?\$?\s?(?:\d+\s+\d+\/\d+|\d+\/\d+|\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d*\.?\d+)(?!\d)(?:(?=\s?%)|(?=\s?percent))?/g;
const numberWord = new RegExp(String.raw`\b(?:${numberWords(2)})\b(?=[\s-][a-z])`, 'g');
const units: Readonly<Record<string, string>> = {
  hr: 'hour',
  min: 'minute',
  sec: 'second',
  yr: 'year',
  wk: 'week',
};

const numberOf = (text: string): string => {
  const plain = text.replace(/[$,]/g, '').trim();
  const mixed = /^(-?)(\d+)\s+(\d+)\/(\d+)$/.exec(plain);
  return mixed ? `(${mixed[1]}(${mixed[2]} + ${mixed[3]}/${mixed[4]}))` : plain.replace(/^\./, '0.');
};

export function readStory(typed: string): Story | null {
  const text = typed
    .toLowerCase()
    .replace(/[−–]/g, '-')
    .replace(/[’`´]/g, "'")
    .replace(numberWord, inDigit)
    .replace(
      /\b(carbon|uranium|iodine|cesium|strontium|radium|plutonium|cobalt|radon|thorium|polonium)[- ]\d{1,3}\b/g,
      '$1',
    )
    .replace(/\bhalf an hour\b/g, '0.5 hours')
    .replace(/\b(?:one|an?) (?=(?:hour|minute|day|week) (?:later|after|afterwards)\b)/g, '1 ')
    .replace(/(?<=\d )(hr|min|sec|yr|wk)(?=s?\b)/g, (unit) => units[unit] ?? unit)
    .replace(/(?<=\d ?(?:mm|cm|m|km|in|ft|yd|mi))(?:\^?2|²)(?!\d)/g, ' squared')
    .replace(/\bto (?:the )?(1|one|2|two) decimals?(?: places?| digits?)?\b/g, (_, places) =>
      /1|one/.test(places) ? 'to the nearest tenth' : 'to the nearest hundredth',
    )
    .replace(/\s+/g, ' ')
    .replace(/(\d)\s?%/g, '$1 percent')
    .trim();
  const found = [...text.matchAll(number)];
  if (found.length === 0 || found.length > 8) return null;
  const marked = (own: number): string =>
    found.reduceRight(
      (all, one, i) =>
        `${all.slice(0, one.index)}${/^\s/.test(one[0]) ? ' ' : ''}${i === own ? '@' : '#'}${all.slice(one.index + one[0].length)}`,
      text,
    );
  const numbers = found.map((one, i) => {
    const around = marked(i);
    return { value: numberOf(one[0]), priced: one[0].includes('$'), around, at: around.indexOf('@') };
  });
  const plain = marked(-1);
  const clauses = plain.split(/(?<=[.?!;])\s+/);
  const asking = clauses.filter((clause) =>
    /\?|\b(?:how|what|whats|what's|find|which|when|where|number of|determine|calculate)\b/.test(clause),
  );
  const question = asking.at(-1) ?? clauses.at(-1) ?? '';
  // The question begins at its asking word, even where a clause stands before it.
  const start =
    /\b(?:how|what|whats|what's|find|number of|determine|calculate|total|(?<=[,;] )where)\b(?!.*\b(?:how (?:many|much|far|long|high|tall)|what)\b)/.exec(
      question,
    );
  if (numbers.some(({ value }) => evaluateExact(value) === null)) return null;
  return {
    typed,
    text: plain,
    numbers,
    question: start ? question.slice(start.index) : question,
    money: /\$|\bdollars\b|\bbucks\b/.test(text),
  };
}

/** Whether two numbers are told of one thing: in the same sentence, or of a pronoun or the same thing. */
export function toldOfOne(text: string, one: Told, other: Told): boolean {
  const between = text.slice(Math.min(one.at, other.at), Math.max(one.at, other.at));
  const next = between.split(/[.;?!]\s+/).slice(1);
  if (next.length > 1) return false;
  const [sentence] = next;
  if (sentence === undefined) return !/\b(?:but|while|whereas|[a-z]+'s)\b/.test(between);
  const first = text.slice(0, Math.min(one.at, other.at));
  const subject = /^(?:the |his |her |their |its |my )?([a-z]+)/.exec(sentence)?.[1] ?? '';
  return (
    /^(?:it|he|she|they|i|you|we|if it|each|every)$/.test(subject) || first.split(/\W+/).includes(subject)
  );
}

/** A value as a decimal where it ends, else as it is. */
export function decimalText(value: string): string {
  const exact = evaluateExact(value);
  return (exact && rationalToDecimalText(exact)) ?? value;
}

/** The numbers of a story without the two who do something in it: `two cars`, `two friends`. */
export const withoutActors = (numbers: readonly Told[]): readonly Told[] =>
  numbers.filter(
    ({ value, around, at }) =>
      value !== '2' ||
      !/^@ (?:cars|trains|buses|planes|boats|ships|trucks|people|cyclists|bikers|runners|hikers|walkers|friends|brothers|sisters|pipes|pumps|hoses|taps|machines|printers|workers|painters)\b/.test(
        around.slice(at),
      ),
  );

/** Gives each number the one role whose words stand around it; null where a number has none, or a role has two. */
export function assign<Role extends string>(
  numbers: readonly Told[],
  roles: Readonly<Record<Role, RegExp>>,
): Readonly<Partial<Record<Role, string>>> | null {
  const given: Partial<Record<Role, string>> = {};
  for (const { around, value } of numbers) {
    const fits = (Object.keys(roles) as Role[]).filter((role) => roles[role].test(around));
    const [role, more] = fits;
    if (role === undefined || more !== undefined || given[role] !== undefined) return null;
    given[role] = value;
  }
  return given;
}
