import { evaluateExact } from '../../../judge/equivalent.ts';
import { type Rational, rational } from '../../../rational/rational.ts';
import { rationalToDecimalText, rationalToFractionText } from '../../../rational/rational-text.ts';
import { parseMath } from '../../../read/parse.ts';
import { workNumber } from '../../arithmetic/work-formula.ts';
import { workLinear } from '../../equations/solve-linear.ts';
import { solveSystem } from '../../equations/solve-system.ts';
import { moneyText } from '../../money/solve-money.ts';
import { writeMath } from '../../print/write-math.ts';
import { addStep, continueFrom, startChain, type Worked } from '../../proof/chain.ts';
import { mathRequest } from '../../question/request.ts';
import type { Reading } from './reading.ts';
import { plural, thing } from './story-words.ts';

type Found = Pick<Worked, 'chain' | 'check'> & { readonly values: ReadonlyMap<string, string> };

const relationText = ([left, right]: Reading['equations'][number]): string => `${left.text} = ${right.text}`;

/** The letters of a reading by its equations: one or two of them, as many as there are equations. */
function lettersOf({ equations, asked }: Reading): Found | null {
  const letters = new Set([asked, ...equations.flat()].flatMap((amount) => [...amount.letters.keys()]));
  if (letters.size !== equations.length || letters.size > 2) return null;
  if (letters.size === 0) return { chain: startChain(asked.text), check: [], values: new Map() };
  if (letters.size === 2) {
    const worked = solveSystem(mathRequest(equations.map(relationText).join(', ')));
    if (!worked || !('chain' in worked)) return null;
    const values = new Map(worked.answer.split(' and ').map((part) => part.split(' = ') as [string, string]));
    return { chain: worked.chain, check: worked.check, values };
  }
  const [equation] = equations;
  const read = parseMath(equation ? relationText(equation) : '');
  if (!read.ok || read.node.kind !== 'relation') return null;
  const chain = startChain(writeMath(read.node));
  const worked = workLinear(chain, read.node);
  const [letter, value] = worked?.answer.split(' = ') ?? [];
  if (!worked || letter === undefined || value === undefined) return null;
  return { chain, check: worked.check, values: new Map([[letter, value]]) };
}

/** The asked amount with the found values in place of its letters. */
function filled(text: string, values: ReadonlyMap<string, string>): string {
  return text.replace(/(?<![a-z])[a-z](?![a-z])/g, (letter, at: number) => {
    const value = values.get(letter) ?? letter;
    const before = text.charAt(at - 1);
    return /[\d)]/.test(before) ? ` · ${value}` : /^-/.test(value) || /\//.test(value) ? `(${value})` : value;
  });
}

const numbersIn = (text: string): string[] => text.match(/\d+(?:\.\d+)?|\.\d+/g) ?? [];

/** Whether every number of the story stands in what is worked out, or is explained. */
export function usesAll(story: string, { equations, asked, explained = [] }: Reading): boolean {
  const used = [...equations.flat(), asked].flatMap(({ text }) => numbersIn(text)).concat(explained);
  return numbersIn(story).every((number) => {
    const at = used.findIndex((other) => Number(other) === Number(number));
    if (at >= 0) used.splice(at, 1);
    return at >= 0;
  });
}

function wholeCheck(value: Rational, whole: NonNullable<Reading['whole']>): bigint {
  const down = value.n / value.d;
  return whole === 'up' && value.n % value.d !== 0n ? down + 1n : down;
}

const counted = (name: string, text: string): string =>
  name === '' ? '' : text === '1' ? thing(name) : plural(name);

function answerOf(value: Rational, { unit, whole }: Reading): string | null {
  if (value.n < 0n) return null;
  if (unit.kind === 'money') return moneyText(value);
  if (unit.kind === 'things' && value.d !== 1n && whole === undefined) return null;
  const shown = whole === undefined ? value : rational(wholeCheck(value, whole));
  const text = rationalToDecimalText(shown) ?? rationalToFractionText(shown);
  return `${text} ${counted(unit.name, text)}`.trim();
}

/** Works a reading out: its equations first, then what is asked. */
export function workReading(reading: Reading): Worked | null {
  const found = lettersOf(reading);
  if (!found) return null;
  const { chain, check, values } = found;
  if (
    !chain.proven ||
    [...values.values()].some((value) => evaluateExact(value) === null || value.startsWith('-'))
  )
    return null;
  const text = filled(reading.asked.text, values);
  const read = parseMath(text);
  if (!read.ok) return null;
  const start = writeMath(read.node);
  continueFrom(chain, start);
  const end = workNumber(chain, read.node);
  const value = end === null ? null : evaluateExact(end);
  if (!value || end === null) return null;
  const decimal = rationalToDecimalText(value);
  if (decimal !== null && decimal !== chain.at) addStep(chain, decimal, { rule: 'fraction-to-decimal' });
  const answer = answerOf(value, reading);
  if (answer === null || (chain.steps.length === 0 && check.length === 0)) return null;
  const claims = start === end ? [] : [{ claim: `${start} = ${end}`, holds: true }];
  const { whole } = reading;
  if (whole !== undefined && value.d !== 1n) {
    const count = wholeCheck(value, whole);
    const bounds = whole === 'up' ? [count - 1n, count] : [count, count + 1n];
    claims.push(
      { claim: `${bounds[0]} < ${end}`, holds: true },
      { claim: `${end} < ${bounds[1]}`, holds: true },
    );
  }
  return { kind: 'story', chain, answer, check: [...check, ...claims] };
}

/** The value of a number of a story: 12, 2.50, 2/5, 2 1/2 or 20%. */
export const fromText = (text: string): Rational | null => evaluateExact(text);
