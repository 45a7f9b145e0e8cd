import { linksOf, sameLinks } from '../../algebra/same-relation.ts';
import { sameValue } from '../../algebra/same-value.ts';
import { variablesOf } from '../../algebra/variables-of.ts';
import { evaluateExact } from '../../judge/equivalent.ts';
import type { MathNode } from '../../read/math-node.ts';
import { parseMath } from '../../read/parse.ts';
import { replaceVariables } from '../tree/replace-variables.ts';
import { readRequest } from './request.ts';

const longest = 2000;
const mathPiece = /[^.!?;:\n]*[\d=<>≤≥+*/^√|%²³][^!?;:\n]*/g;
const runOfMath =
  /(?:[-+−(√|]\s*)*(?:\d+(?:[.,]\d+)*|[a-zA-Z](?![a-zA-Z]))(?:\s*(?:[-+−*/^=<>≤≥·×÷()√|%.,²³]|<=|>=|\d+(?:\.\d+)?|[a-zA-Z](?![a-zA-Z])))*/g;
const numberToken = /\d+\s*\/\s*\d+|\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+/g;
/** Numbers that turn up in the words of almost any problem. */
const common = new Set(['0/1', '1/1', '2/1', '100/1']);

const lettersOnly = (text: string): string => text.toLowerCase().replace(/[^a-z0-9+\-*/^=<>≤≥√|%().]+/g, '');

function relationOf(node: MathNode): readonly MathNode[] {
  return node.kind === 'list' ? node.items : [node];
}

/** The math a text contains: the request without its words, and every longer run of signs in it. */
function mathIn(text: string): readonly MathNode[] {
  const pieces = [
    readRequest(text).text,
    ...(text.match(mathPiece) ?? []).slice(0, 12),
    ...(text.match(runOfMath) ?? []).slice(0, 24),
  ];
  return [...new Set(pieces.map((piece) => piece.trim().replace(/[.,]+$/, '')))].flatMap((piece) => {
    if (piece.length < 3 || !/[=<>≤≥+\-−*/^√|·×÷%]|\d[a-z]/i.test(piece)) return [];
    const read = parseMath(piece);
    return read.ok ? [read.node] : [];
  });
}

/** The same statement with its letters called alike, in the order they are sorted. */
function alike(a: MathNode, b: MathNode): readonly [MathNode, MathNode] | null {
  const [left, right] = [variablesOf(a), variablesOf(b)];
  if (left.length !== right.length) return null;
  const names = new Map(
    right.map((name, i): [string, MathNode] => [name, { kind: 'variable', name: left[i] ?? name }]),
  );
  return [a, replaceVariables(b, names)];
}

function numbersIn(node: MathNode): string {
  return [
    ...JSON.stringify(node, (_, value: unknown) => (typeof value === 'bigint' ? `${value}` : value)).matchAll(
      /"n":"(\d+)","d":"(\d+)"/g,
    ),
  ]
    .map(([, n, d]) => `${n}/${d}`)
    .filter((value) => !common.has(value))
    .sort()
    .join(' ');
}

function sameMath(a: MathNode, b: MathNode): boolean {
  const pair = alike(a, b);
  if (!pair) return false;
  const [left, right] = pair;
  const [p, q] = [relationOf(left), relationOf(right)];
  const links = [p, q].map((items) =>
    items.flatMap((item) => (item.kind === 'relation' ? linksOf(item) : [])),
  );
  const [given, typed] = links;
  if (given && typed && given.length > 0 && typed.length > 0)
    return variablesOf(left).length > 0 ? sameLinks(given, typed) : numbersIn(left) === numbersIn(right);
  if (left.kind === 'relation' || right.kind === 'relation' || left.kind === 'list' || right.kind === 'list')
    return false;
  if (sameValue(left, right) !== 'equal') return false;
  return variablesOf(left).length > 0 || numbersIn(left) === numbersIn(right);
}

function valuesIn(text: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (const [token] of text.matchAll(numberToken)) {
    const value = evaluateExact(token.replace(/[\s,]/g, ''));
    if (!value) continue;
    const percent = text
      .split(token)
      .slice(1)
      .some((rest) => /^\s*(?:%|percent)/i.test(rest));
    const hundredth = `${value.n}/${value.d * 100n}`;
    const read = evaluateExact(percent ? hundredth : `${value.n}/${value.d}`);
    if (read) found.add(`${read.n}/${read.d}`);
  }
  return found;
}

/** Two texts share their numbers: all that are typed stand in the open problem, and at least two that are telling. */
function sameNumbers(typed: string, open: string): boolean {
  const [given, wanted] = [valuesIn(typed), valuesIn(open)];
  const telling = [...given].filter((value) => !common.has(value));
  const needed = [...wanted].filter((value) => !common.has(value));
  if (telling.length < 2 || !telling.every((value) => wanted.has(value))) return false;
  return telling.length * 2 >= needed.length;
}

/**
 * Whether a typed text asks for the open problem: the same words, the same equation or expression (sides, order,
 * scale and letters may differ), or the numbers of a word problem worked on. Texts of up to 2,000 characters; when
 * in doubt the answer is yes, so that an open problem is coached and not solved. Never throws.
 * @example isSameProblem('3 + 2x = 7', 'Solve 2x + 3 = 7.') // true
 */
export function isSameProblem(typed: string, openProblemText: string): boolean {
  const [given, open] = [typed.slice(0, longest), openProblemText.slice(0, longest)];
  const [short, long] = [lettersOnly(given), lettersOnly(open)];
  if (short === '' || long === '') return false;
  if (short === long || (long.length > 5 && short.includes(long))) return true;
  if (short.length > 11 && long.includes(short)) return true;
  const typedMath = mathIn(given);
  const openMath = mathIn(open);
  if (openMath.some((one) => typedMath.some((other) => sameMath(one, other)))) return true;
  return sameNumbers(given, open);
}
