import type { OpenProblem } from '../../companion-context.ts';
import { plainMath } from '../../hints/plain-math.ts';
import type { Wording } from '../wording.ts';
import { aboutText } from './about-text.ts';

type Bound = { readonly phrase: string; readonly isWith: boolean; readonly instead: string };

const bounds: readonly (readonly [RegExp, boolean, string])[] = [
  [/^(?:less|fewer|smaller|lower) than$|^below$|^under$/, false, 'at most'],
  [/^(?:more|greater|bigger|larger|higher) than$|^above$|^over$/, false, 'at least'],
  [/^(?:at least|no less than|not less than)$/, true, 'more than'],
  [/^(?:at most|up to|no more than|not more than)$/, true, 'less than'],
];

function boundOf(edge: string, number: string): Bound | null {
  const [, isWith = false, instead = ''] = bounds.find(([form]) => form.test(edge)) ?? [];
  return instead === '' ? null : { phrase: `${edge} ${number}`, isWith, instead: `${instead} ${number}` };
}

const plain = (question: string): string =>
  plainMath(question)
    .replace(/−/g, '-')
    .replace(/(?<=\d),(?=\d{3})/g, '')
    .replace(/\s+/g, ' ')
    .toLowerCase();

const escaped = (number: string): string => number.replace(/[.+*/]/g, '\\$&');

const edges =
  '(?:less|fewer|smaller|lower|more|greater|bigger|larger|higher) than|at least|at most|up to|no more than|no less than|not more than|not less than|below|under|above|over';

/** The bounds of a question at a number, each once. */
function boundsAt(number: string, question: string): Bound[] {
  const before = new RegExp(`(?<!(?:no|not) )\\b(${edges}) ${escaped(number)}(?![\\d./]*\\d)`, 'g');
  const behind = new RegExp(
    `(?<![\\d./-])${escaped(number)}(?: [a-z]+)? or (more|greater|less|fewer)\\b`,
    'g',
  );
  const found = [
    ...[...plain(question).matchAll(before)].flatMap(([, edge = '']) => boundOf(edge, number) ?? []),
    ...[...plain(question).matchAll(behind)].map(([phrase, word = '']) => ({
      phrase,
      isWith: true,
      instead: `${/more|greater/.test(word) ? 'more' : 'less'} than ${number}`,
    })),
  ];
  return found.filter(({ phrase }, at) => found.findIndex((one) => one.phrase === phrase) === at);
}

/** "the numbers 1 to 20", "a whole number from 1 to 5": counted with both ends. */
const counted =
  /\b(?:numbers?|gates|cards|whole number|integers?|digits?|sections)[^.?!]{0,24}?\b(?:from )?(-?\d+) to (-?\d+)\b/;

/** Whether a bound belongs to what a question names, by the words that name it; null where they leave it open. */
export function edgeOf(number: string, edge: string | null, { question }: OpenProblem): Wording | null {
  const asked = edge === null ? null : boundOf(edge, number);
  const [bound, ...more] = asked === null ? boundsAt(number, question) : [asked];
  if (bound !== undefined && more.length === 0)
    return bound.isWith
      ? aboutText.edge.with(bound.phrase, number, bound.instead)
      : aboutText.edge.without(bound.phrase, number, bound.instead);
  const [phrase, from, to] = counted.exec(plain(question)) ?? [];
  const value = Number(number);
  if (bound !== undefined || phrase === undefined || from === undefined || to === undefined) return null;
  if (number === from || number === to) return aboutText.edge.ends(`${from} to ${to}`, from, to);
  return value < Number(from) || value > Number(to)
    ? aboutText.edge.outside(`${from} to ${to}`, number)
    : null;
}
