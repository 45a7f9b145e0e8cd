import { variablesOf } from '../algebra/variables-of.ts';
import type { MathNode, ParseFailure } from '../read/math-node.ts';
import { readText } from '../read/parse.ts';
import type { CommaRule } from '../read/tokens.ts';
import type { AnswerForm, AnswerKey } from './answer-key.ts';
import { withoutGrouping } from './grouped-commas.ts';
import { typedText } from './typed-text.ts';

const withVariables = new Set<AnswerForm>(['expression', 'equation', 'inequality']);
const several = new Set<AnswerForm>(['point', 'set', 'list', 'interval']);

/** One way to read a typed text. `turned` are the forks read in their second way, none in the book's reading. */
export type Reading = {
  readonly node: MathNode;
  readonly forks: readonly number[];
  readonly commas: CommaRule;
};
export type Readings = { readonly readings: readonly Reading[]; readonly failure: ParseFailure | null };

/** Where several values are wanted, a comma may separate or group: both readings are tried, first one first. */
function commaRules(form: AnswerForm): readonly CommaRule[] {
  return several.has(form) ? ['separators', 'grouping'] : ['grouping'];
}

/** `20 m and 5 m`: each of several has its unit behind a blank. */
const measures = /^\s*(?:[-−]?\d[\d.,/]*\s+[mgshdLl](?:[²³]|\^[23])?\s*(?:,|;|\band\b|$)\s*){2,}$/;
/** Single letters after a number are units where a number is wanted: `5 m` is a length, `5m` may be a product. */
function wantsUnits({ form, unit, value }: AnswerKey): boolean {
  return several.has(form) ? unit !== undefined || measures.test(value) : !withVariables.has(form);
}

type Rules = { readonly letters: string; readonly turned?: readonly number[] };

function readAs(text: string, key: AnswerKey, rules: Rules): Readings {
  const readings: Reading[] = [];
  let failure: ParseFailure | null = null;
  const units = wantsUnits(key);
  const written = typedText(text, key);
  for (const commas of commaRules(key.form)) {
    const read = readText(written, { commas, units, ...rules });
    if (read.ok) readings.push({ node: read.node, forks: read.forks, commas });
    else failure ??= read;
    if (!/,|\band\b/i.test(written)) break;
  }
  const plain = several.has(key.form) ? withoutGrouping(written) : null;
  const read = plain === null ? null : readText(plain, { commas: 'separators', units, ...rules });
  if (read?.ok) readings.push({ node: read.node, forks: [], commas: 'separators' });
  return { readings, failure };
}

/** What a key says: its value, and the letters that are variables in the problem. */
export type KeyReading =
  | { readonly ok: true; readonly node: MathNode; readonly letters: string }
  | { readonly ok: false; readonly failure: ParseFailure };

/** Reads the value of a key by the rules of its form. */
export function readKey(key: AnswerKey): KeyReading {
  const { readings, failure } = readAs(key.value, key, { letters: '' });
  const [first] = readings;
  if (!first) return { ok: false, failure: failure ?? { ok: false, reason: 'empty', at: 0 } };
  const letters = wantsUnits(key) ? '' : variablesOf(first.node).join('');
  return { ok: true, node: first.node, letters };
}

/** Reads an answer with the letters of the problem, as books write it. */
export function readAnswer(text: string, key: AnswerKey, letters: string): Readings {
  return readAs(text, key, { letters });
}

/** More places in doubt than any school answer has. */
const mostForks = 6;

/** The other school readings of an answer: each fork turned alone, then all of them. */
export function otherReadings(
  text: string,
  key: AnswerKey,
  { letters, reading }: { letters: string; reading: Reading },
): readonly MathNode[] {
  const { forks, commas } = reading;
  if (forks.length === 0 || forks.length > mostForks) return [];
  const turns = [...forks.map((fork) => [fork]), ...(forks.length > 1 ? [forks] : [])];
  const written = typedText(text, key);
  return turns.flatMap((turned) => {
    const read = readText(written, { commas, units: wantsUnits(key), letters, turned });
    return read.ok ? [read.node] : [];
  });
}
