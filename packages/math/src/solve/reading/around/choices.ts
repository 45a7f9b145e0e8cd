import { inferAnswerForm } from '../../../judge/infer-form.ts';
import { judgeAnswer } from '../../../judge/judge-answer.ts';

/** A problem and the choices that stand below it, in their order. */
export type WithChoices = { readonly text: string; readonly choices: readonly string[] };

const orders: readonly (readonly string[])[] = [
  ['A', 'B', 'C', 'D', 'E'],
  ['F', 'G', 'H', 'J', 'K'],
  ['1', '2', '3', '4', '5'],
  ['Ⓐ', 'Ⓑ', 'Ⓒ', 'Ⓓ', 'Ⓔ'],
];
const least = 3;

/** What marks a choice: `A`, `(b)`, `C.`, `4)`; a bare digit or a small letter marks none. */
const markOf = (order: readonly string[], name: string): RegExp =>
  order[0] === 'Ⓐ'
    ? new RegExp(String.raw`\s*${name}\s*`)
    : order[0] === '1'
      ? new RegExp(String.raw`(?:^|\s)\(${name}\)\s*`)
      : new RegExp(String.raw`(?:^|\s)(?:\(${name}\)|${name}[.):]|${name}(?=\s))\s*`, 'i');

/** The choices of one order at the end of a text; each mark stands behind the one before. */
function choicesOf(text: string, order: readonly string[]): WithChoices | null {
  const starts: number[] = [];
  const bodies: number[] = [];
  let from = 0;
  for (const name of order) {
    const rest = text.slice(from);
    const found = (starts.length === 0 ? lastStart(rest, order) : markOf(order, name).exec(rest)) ?? null;
    if (found === null) break;
    starts.push(from + found.index);
    bodies.push(from + found.index + found[0].length);
    from += found.index + found[0].length;
  }
  if (starts.length < least) return null;
  const choices = bodies.map((body, at) => text.slice(body, starts[at + 1] ?? text.length).trim());
  const isShort = choices.every((one) => one !== '' && !one.includes('\n') && one.length <= 40);
  const front = text.slice(0, starts[0]).trim();
  return isShort && front !== '' ? { text: front, choices } : null;
}

/** The first mark of the last list in a text. */
function lastStart(text: string, order: readonly string[]): RegExpExecArray | null {
  let found: RegExpExecArray | null = null;
  for (const one of text.matchAll(new RegExp(markOf(order, order[0] ?? ''), order[0] === '1' ? 'g' : 'gi')))
    found = one;
  return found;
}

/**
 * A problem with the choices below it taken apart; null where it has none. The last of them may hold what stands behind
 * it in its line only.
 * @example withChoices('What is 2 + 3?\nA 4\nB 5\nC 6') // { text: 'What is 2 + 3?', choices: ['4', '5', '6'] }
 */
export function withChoices(text: string): WithChoices | null {
  for (const order of orders) {
    const found = choicesOf(text, order);
    if (found) return found;
  }
  return null;
}

/** Whether a result is one of the choices: as it stands, behind its last sign of equality, or without its unit. */
export function isAmong(result: string, choices: readonly string[]): boolean {
  const value = result.split('=').at(-1)?.trim() ?? result;
  const said = [result, value, value.replace(/\s+[a-z][a-z/^\d² ³]*$/i, '')];
  return choices.some((choice) => {
    const key = { value: choice, form: inferAnswerForm(choice) };
    return said.some((one) => judgeAnswer(one, key).kind === 'right');
  });
}
