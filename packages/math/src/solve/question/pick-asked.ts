import { evaluateExact } from '../../judge/equivalent.ts';
import { compareRational } from '../../rational/rational.ts';
import { correctedWords } from '../reading/spelling.ts';
import type { Solution } from '../solution.ts';

/** Which of several values is asked for, where the answer holds all of them. */
const oneOfThem =
  /(?:\b(?:find|what(?:'?s| is| was)|which is|give|state|determine)|[.,;])\s+(?:the\s+)?(?:value of (?:the )?)?(larg(?:est|er)|great(?:est|er)|bigg(?:est|er)|highest|small(?:est|er)|least|lesser|lowest|middle)\b(?!\s+(?:common|possible|value of))[^.?!]*[.?!]*\s*$/i;

/** One unknown of a system that is asked for alone: `What is y?`. */
const oneUnknown = /[.,;]\s+(?:what(?:'?s| is)|find)(?: the value of)? ([a-z])\s*[?.!]*\s*$/i;

const kinds = new Set<Solution['kind']>(['story', 'number-sentence', 'quadratic', 'absolute-value', 'ratio']);

/** The one value that is asked for of the several that were found; the solution as it is where all are. */
export function pickAsked(solution: Solution, words: string): Solution {
  const unknown = oneUnknown.exec(words)?.[1];
  if (unknown !== undefined && solution.kind === 'system') {
    const own = solution.answer.split(' and ').find((part) => part.startsWith(`${unknown} = `));
    if (own !== undefined && !own.includes(',')) return { ...solution, answer: own };
  }
  const asked = oneOfThem.exec(correctedWords(words))?.[1]?.toLowerCase();
  const parts = solution.answer.split(/,\s+(?:and\s+)?|\s+and\s+|\s+or\s+/);
  if (asked === undefined || parts.length < 2 || !kinds.has(solution.kind)) return solution;
  const named = parts.map((part) => /^([a-z] = )?(\S+)$/.exec(part));
  const values = named.map((found) => evaluateExact(found?.[2] ?? ''));
  if (!values.every((value) => value !== null)) return solution;
  const order = parts
    .map((text, i) => ({ text, value: values[i] }))
    .toSorted((a, b) => (a.value && b.value ? compareRational(a.value, b.value) : 0));
  const middle = order.length % 2 === 1 ? order[(order.length - 1) / 2] : undefined;
  const picked = /^(?:larg|great|bigg|high)/.test(asked)
    ? order.at(-1)
    : asked === 'middle'
      ? middle
      : order[0];
  return picked ? { ...solution, answer: picked.text } : solution;
}
