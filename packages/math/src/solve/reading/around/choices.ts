import { inferAnswerForm } from '../../../judge/infer-form.ts';
import { judgeAnswer } from '../../../judge/judge-answer.ts';
import { cutPieces } from './cut-pieces.ts';
import { kindsOfPieces } from './kinds-of-pieces.ts';

/** A problem, the choices that stand below it, in their order, and what stands behind the last of them. */
export type WithChoices = {
  readonly text: string;
  readonly choices: readonly string[];
  readonly behind: string;
};

const orders: readonly (readonly string[])[] = [
  ['A', 'B', 'C', 'D', 'E'],
  ['F', 'G', 'H', 'J', 'K'],
  ['1', '2', '3', '4', '5'],
  ['Ⓐ', 'Ⓑ', 'Ⓒ', 'Ⓓ', 'Ⓔ'],
];
/** Two columns as they stand line by line. */
const columns: readonly (readonly string[])[] = [
  ['1', '3', '2', '4'],
  ['A', 'C', 'B', 'D'],
  ['F', 'H', 'G', 'J'],
];
const least = 3;

/** What marks a choice: `A`, `(b)`, `C.`, `4)`; a bare digit or a small letter marks none. */
const markOf = (order: readonly string[], name: string): RegExp =>
  order[0] === 'Ⓐ'
    ? new RegExp(String.raw`\s*${name}\s*`)
    : order[0] === '1'
      ? new RegExp(String.raw`(?:^|\s)\(${name}\)\s*`)
      : new RegExp(
          String.raw`(?:^|\s)(?:\([${name}${name.toLowerCase()}]\)|[${name}${name.toLowerCase()}][.):]|${name}(?=\s))\s*`,
        );

/** The choices of one order at the end of a text; each mark stands behind the one before. */
function choicesOf(text: string, order: readonly string[], fewest: number): WithChoices | null {
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
  if (starts.length < fewest) return null;
  const listed = bodies.map((body, at) => text.slice(body, starts[at + 1] ?? text.length).trim());
  return taken(text.slice(0, starts[0]).trim(), listed);
}

/** A problem without its choices; null where they are none: empty, of several lines, or long. */
function taken(text: string, listed: readonly string[]): WithChoices | null {
  const [, last = '', behind = ''] = /^([^\n]*)(?:\n([\s\S]*))?$/.exec(listed.at(-1) ?? '') ?? [];
  const choices = [...listed.slice(0, -1), last.trim()];
  const isShort = choices.every((one) => one !== '' && !one.includes('\n') && one.length <= 40);
  return isShort && text !== '' ? { text, choices, behind: behind.trim() } : null;
}

/** The choices behind circles or boxes that are to be ticked, each in its line. */
function choicesToTick(text: string): WithChoices | null {
  const [all = '', front = '', circle = ''] = /^([\s\S]*?)\n\s*([○◯☐□])[\s\S]*$/.exec(text) ?? [];
  const listed = all
    .slice(front.length)
    .split(new RegExp(String.raw`\n\s*${circle}`))
    .map((one) => one.trim())
    .slice(1);
  return listed.length < least ? null : taken(front.trim(), listed);
}

/** The first mark of the last list in a text. */
function lastStart(text: string, order: readonly string[]): RegExpExecArray | null {
  let found: RegExpExecArray | null = null;
  for (const one of text.matchAll(new RegExp(markOf(order, order[0] ?? ''), 'g'))) found = one;
  return found;
}

/**
 * A problem with the choices below it taken apart; null where it has none. The last of them may hold what stands behind
 * it in its line only; the lines behind that may only stand around the problem.
 * @example withChoices('What is 2 + 3?\nA 4\nB 5\nC 6') // { text: 'What is 2 + 3?', choices: ['4', '5', '6'], behind: '' }
 */
export function withChoices(text: string): WithChoices | null {
  const readings = [
    choicesToTick(text),
    ...orders.map((order) => choicesOf(text, order, least)),
    ...columns.map((order) => choicesOf(text, order, order.length)),
  ];
  const found = readings.find((one) => one !== null);
  return found && !/[=<>]/.test(found.behind) && isAllAround(text, found.behind) ? found : null;
}

/** Whether the end of a text only stands around its problem. */
function isAllAround(text: string, end: string): boolean {
  const pieces = cutPieces(text);
  const kinds = kindsOfPieces(pieces);
  return pieces.every((one, at) => one.end <= text.length - end.length || kinds[at] === 'around');
}

/**
 * Whether a result is one of the choices: as it stands, behind its last sign of equality, without its unit or the name of
 * what is asked for, or told as the choice tells it.
 */
export function isAmong(result: string, { text, choices }: WithChoices): boolean {
  const value = result.split('=').at(-1)?.trim() ?? result;
  const bare = [
    value.replace(/\s+[a-z][a-z/^\d² ³]*$/i, ''),
    value.replace(/^[a-z][a-z -]* (?=[\d(-])/i, ''),
  ];
  const isRight = (said: string, key: string): boolean =>
    judgeAnswer(said, { value: key, form: inferAnswerForm(key), question: text }).kind === 'right';
  return choices.some((choice) =>
    [result, value, ...bare].some((one) => isRight(one, choice) || isRight(choice, one)),
  );
}
