import { evaluateExact, parseNumberLike, type Rational, rational } from '@playforward/math';
import type { HeldProblem } from '../guard-context.ts';
import { plainText } from '../text/plain-text.ts';

/** What must not be said of an open problem. */
export type Secret = {
  /** The values that stand for the key: one number, or the parts of a pair, ratio, set or point in order. */
  readonly parts: readonly Rational[];
  /** Whether the parts belong together as a ratio, so that any multiple of them gives it away. */
  readonly isRatio: boolean;
  /** Plain mathematics of the key where it is more than numbers: an expression, equation or inequality. */
  readonly expression: string | null;
  /** The key and the right choice without spaces, as they would be written out; empty where one number says it all. */
  readonly written: readonly string[];
  /** The ends of a key that is an interval or a union; null for every other. */
  readonly range: string | null;
  /** The statement of the right choice, in small plain letters; null where the choices are numbers. */
  readonly statement: string | null;
  /** Place of the right choice on screen, counted from 1; 0 without choices. */
  readonly place: number;
  readonly choiceCount: number;
  /** The wrong choices as they stand on screen, in small plain letters. */
  readonly others: readonly string[];
  /** Whether an equal value in another writing is no answer yet: it is no choice, or another form is asked. */
  readonly asksOneForm: boolean;
  readonly unit: string | null;
  readonly tolerance: Rational | null;
  readonly isPercent: boolean;
  /** Mathematics that the student already sees, without spaces and in the writing of the problem. */
  readonly shown: ReadonlySet<string>;
  readonly question: string;
};

const number = /-?\$?\d[\d,]*(?:\.\d+)?(?:\s*\/\s*\d+)?%?/g;

/** The writing of a number without spaces, money sign and grouping commas. */
export const canonical = (text: string): string =>
  text
    .replace(/[\s$,()]/g, '')
    .replace(/^\+/, '')
    .toLowerCase();

/** Every number and short piece of mathematics that stands in a text, as it is written. */
function writingsIn(text: string): Set<string> {
  const plain = plainText(text).replace(/\\[dt]?frac\s?\{([^{}]{1,60})\}\s?\{([^{}]{1,60})\}/g, '$1/$2');
  const found = new Set<string>();
  for (const [match] of plain.matchAll(number)) {
    found.add(canonical(match));
    for (const part of match.split('/')) found.add(canonical(part));
  }
  for (const [match] of plain.matchAll(/[-+*/^=<>≤≥().:\dA-Za-z√%$ ]{3,120}/g)) {
    for (const piece of match.split(/ [A-Za-z]{2,} | is | of |[.?] /)) found.add(canonical(piece));
  }
  for (const [match] of plain.matchAll(/\d+(?:\.\d+)? ?: ?\d+(?:\.\d+)?/g)) found.add(canonical(match));
  return found;
}

const relation = /<=|>=|[=<>≤≥]/;

function partsOf(value: string): Rational[] {
  const inner = value.replace(/[{}()[\]]/g, ' ');
  const pieces = inner.split(/[:;]|,(?!\d{3}\b)|\bor\b|\band\b|\bto\b|±/).map((piece) => piece.trim());
  const read = pieces.map((piece) => evaluateExact(piece) ?? parseNumberLike(piece));
  return read.every((each) => each !== null) ? (read as Rational[]) : [];
}

const isAlgebra = (value: string): boolean =>
  /[A-Za-z]/.test(value.replace(/\b(?:or|and|to)\b|\\[a-z]+/g, ''));

function ownParts(value: string, form: string): Rational[] {
  const plain = value.replace(/\\[dt]?frac\s?\{([^{}]{1,60})\}\s?\{([^{}]{1,60})\}/g, '($1)/($2)');
  const isRatioPair = form === 'ratio' || /^\s*[\d.]+\s*:\s*[\d.]+/.test(plain);
  if (!isRatioPair) {
    const single = parseNumberLike(plain) ?? evaluateExact(plain);
    if (single) return [single];
  }
  const assigned = /^\s*[A-Za-z]\s*=\s*([^=]+)$/.exec(plain);
  return partsOf(assigned?.[1] ?? plain);
}

/** Signs of a text and nothing else; two spellings of one piece of mathematics look alike. */
export const signsOf = (text: string): string =>
  plainText(text)
    .replace(/[\s$*·{}"',;.!?\\]+/g, '')
    .toLowerCase();

function writtenOf({ key, shownAnswer, question }: HeldProblem): string[] {
  const asked = signsOf(question);
  const names = key.form === 'choice' || key.form === 'diagram';
  return [...new Set([shownAnswer, ...(names ? [] : [key.value])].map(signsOf))].filter(
    (each) => each.length > 2 && /[^\d.%-]/.test(each) && !asked.includes(each),
  );
}

/** The secret of a problem that is still open. */
export function secretOf(problem: HeldProblem): Secret {
  const { key, choices, question } = problem;
  const plainKey = plainText(key.value);
  const shownAnswer = plainText(problem.shownAnswer);
  const isChoice = key.form === 'choice' || key.form === 'diagram';
  const words = shownAnswer.toLowerCase();
  const isStatement = isChoice && /[a-z]{3}/.test(words);
  const value = isChoice ? shownAnswer : plainKey;
  const parts = isStatement ? [] : ownParts(value, key.form);
  const isRange = !isChoice && (key.form === 'interval' || /[∪∞]/.test(plainKey));
  const hasLetters =
    !isStatement && !isRange && (isAlgebra(value) || relation.test(value) || /[√∛π]/.test(value));
  const place = choices.findIndex((choice) => choice === problem.shownAnswer) + 1;
  return {
    parts,
    isRatio: key.form === 'ratio' || (isChoice && parts.length === 2 && value.includes(':')),
    expression:
      hasLetters && !/^\s*[A-Za-z]\s*=\s*-?[\d./]+\s*$/.test(value) && parts.length !== 1 ? value : null,
    written: writtenOf(problem),
    range: isRange ? plainKey : null,
    statement: isStatement ? words.replace(/[^a-z0-9]+/g, ' ').trim() : null,
    place,
    choiceCount: choices.length,
    others: choices
      .filter((choice) => choice !== problem.shownAnswer)
      .map((choice) =>
        plainText(choice)
          .toLowerCase()
          .replace(/[^a-z0-9/.:%-]+/g, ' ')
          .trim(),
      )
      .filter((choice) => choice !== ''),
    asksOneForm: choices.length > 0 || key.asked !== undefined || key.form === 'percent',
    unit: key.unit ?? null,
    tolerance: key.tolerance ? (evaluateExact(key.tolerance) ?? rational(0)) : null,
    isPercent: key.form === 'percent' || /%\s*$/.test(plainKey),
    shown: writingsIn(question),
    question: plainText(question).toLowerCase(),
  };
}
