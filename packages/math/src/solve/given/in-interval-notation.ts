import type { Ask } from '../exercises/exercise.ts';
import { intervalText, numbersOf } from '../functions/runs-of-numbers.ts';
import { addStep, startChain, type Worked } from '../proof/chain.ts';
import type { Solution } from '../solution.ts';
import type { Given } from './read-given.ts';

const wish =
  /[\s.,;:?]*(?:\b(?:and )?(?:then )?(?:(?:write|express|give|state|put)\s+(?:it\s+|(?:(?:the|your|its)\s+)?(?:(?:answer|solution|domain|range|result)(?:\s+set)?s?\s+)?)|(?:answer\s+)?)(?:(?:in|using|with)\s+)?(?:(?:an?|as an?)\s+)?(?:open\s+)?interval(?:s|\s+notation)?)[\s.?!]*$/i;

const number = String.raw`-?(?:\d+(?:\.\d+)?(?:\/\d+)?|√\d+)`;
const sided = new RegExp(`^[a-z] (<|>|≤|≥|<=|>=) (${number})$`);
const between = new RegExp(`^(${number}) (<|≤|<=) [a-z] (<|≤|<=) (${number})$`);

const flipped: Readonly<Record<string, string>> = { '<': '>', '>': '<', '≤': '≥', '≥': '≤' };
const asSign = (sign: string): string => sign.replace('<=', '≤').replace('>=', '≥');

/** A range that stands there already, told the other way around: x > 3 is 3 < x. */
function turned(text: string): { readonly shown: string; readonly other: string } | null {
  const inside = between.exec(text);
  if (inside) {
    const [, low, first = '', second = '', high] = inside;
    const letter = /[a-z]/.exec(text)?.[0] ?? 'x';
    const [a, b] = [asSign(first), asSign(second)];
    return {
      shown: `${low} ${a} ${letter} ${b} ${high}`,
      other: `${high} ${flipped[b]} ${letter} ${flipped[a]} ${low}`,
    };
  }
  const [, sign = '', end] = sided.exec(text) ?? [];
  if (end === undefined) return null;
  const letter = text.charAt(0);
  return { shown: `${letter} ${asSign(sign)} ${end}`, other: `${end} ${flipped[asSign(sign)]} ${letter}` };
}

const bareWish =
  /^(?:(?:please\s+)?(?:write|express|put|give|convert|change|rewrite|what is)\s+)?(?:the\s+)?(?:inequality\s+|solution\s+)?(.+?)\s+(?:in|using|to|into|as)\s+(?:an?\s+)?interval(?:\s+notation)?[\s.?!]*$|^interval notation (?:for|of)\s+(.+?)[\s.?!]*$/i;

/** `Write x > 3 in interval notation`: a range without anything to solve. */
export function rangeAsInterval({ text }: Given): Worked | null {
  const found = bareWish.exec(text.trim());
  const typed = (found?.[1] ?? found?.[2])?.trim();
  if (typed === undefined) return null;
  const spaced = typed.replace(/\s*(<=|>=|≤|≥|<|>)\s*/g, ' $1 ').replace(/\s+/g, ' ');
  const parts = spaced.split(' or ');
  const others = parts.map(turned);
  const numbers = numbersOf(spaced);
  if (!numbers || !others.every((one) => one !== null)) return null;
  const chain = startChain(others.map(({ shown }) => shown).join(' or '));
  addStep(chain, others.map(({ other }) => other).join(' or '), { rule: 'turn-around', proof: 'sign-table' });
  const first = /-?\d+(?:\.\d+)?(?:\/\d+)?|√\d+/.exec(spaced)?.[0] ?? '0';
  const holds = parts.some(
    (part) =>
      part.includes(first) &&
      !new RegExp(`${first.replace('.', '\\.')} <(?!=)|<(?!=) ${first}|> ${first}`).test(
        part.replace(/≤|≥/g, '='),
      ),
  );
  const letter = /[a-z]/.exec(spaced)?.[0] ?? 'x';
  const claim = (parts.find((part) => part.includes(first)) ?? '').replace(letter, first);
  return {
    kind: 'compound-inequality',
    chain,
    answer: intervalText(numbers),
    check: [{ claim, holds }],
  };
}

const wishInFront =
  /^(?:use|using|in) interval notation,?\s+(?:to\s+)?(?=(?:find|state|give|write|express|solve|what|describe)\b)/i;

/** What is asked for as intervals, without that wish. */
function withoutWish(typed: string): string | null {
  const behind = wish.exec(typed);
  const front = wishInFront.exec(typed);
  if (front) return typed.slice(front[0].length);
  return behind && behind.index >= 3 ? typed.slice(0, behind.index) : null;
}

/** An inequality or a domain worked as usual, its answer as intervals. */
export function inIntervalNotation(typed: string, ask: Ask): Solution | null {
  const bare = withoutWish(typed);
  const solved = bare === null ? null : ask(bare);
  if (!solved) return null;
  const numbers = numbersOf(solved.answer);
  return numbers && { ...solved, answer: intervalText(numbers) };
}
