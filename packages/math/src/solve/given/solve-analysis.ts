import { variablesOf } from '../../algebra/variables-of.ts';
import { parseMath } from '../../read/parse.ts';
import { type Ask, type Exercised, together } from '../exercises/exercise.ts';
import { type Given, saysOnly } from './read-given.ts';

const own =
  /^(?:concave|concavity|up|down|upward|downward|inflection|points?|velocity|acceleration|position|absolute|maximum|minimum|max|min|volume|solid|region|rotated|revolved|xaxis|about|around|intervals?|formed|generated|under|between|bounded|time|seconds?|over|closed|upwards|downwards|revolution|particle|object|moves|along|line|after)$/;

type Asked = {
  readonly body: string;
  readonly letter: string;
  readonly at: string | null;
  readonly from: string | null;
  readonly to: string | null;
};

/** The function of a question, with the place or the interval told beside it. */
function functionIn({ math }: Given): Asked | null {
  let body: string | null = null;
  let letter = 'x';
  let at: string | null = null;
  const ends: string[] = [];
  for (const piece of math) {
    const interval = /^\[\s*(-?[\d./π]+)\s*,\s*(-?[\d./π]+)\s*\]$/.exec(piece);
    const place = /^([a-z])\s*=\s*(-?[\d./π]+)$/.exec(piece);
    const named = /^(?:[a-z]\(([a-z])\)|y)\s*=\s*(.+)$/.exec(piece);
    if (interval) ends.push(interval[1] ?? '', interval[2] ?? '');
    else if (/^-?[\d.]+$/.test(piece)) ends.push(piece);
    else if (place && place[1] !== 'y') {
      at = place[2] ?? null;
      ends.push(at ?? '');
    } else {
      const read = parseMath(named?.[2] ?? piece);
      const [only, more] = read.ok ? variablesOf(read.node) : [];
      if (
        !read.ok ||
        only === undefined ||
        more !== undefined ||
        body !== null ||
        read.node.kind === 'relation'
      )
        return null;
      body = named?.[2] ?? piece;
      letter = only;
    }
  }
  const [from = null, to = null, more] = ends;
  return body === null || more !== undefined ? null : { body, letter, at, from, to };
}

/** Where a curve bends up or down: the sign of its second derivative. */
function bends({ body, letter }: Asked, up: boolean, ask: Ask): Exercised | null {
  const second = ask(`second derivative of ${body}`);
  const shown = second?.answer.replace(/^.*=\s*/, '');
  const signs =
    shown === undefined || !shown.includes(letter) ? null : ask(`solve ${shown} ${up ? '>' : '<'} 0`);
  return second && signs ? together([second, signs], { kind: 'derivative', answer: signs.answer }) : null;
}

/** What calculus asks about one function, in any order of words, as the request that is known. */
export function solveAnalysis(given: Given, ask: Ask): Exercised | string | null {
  const { says } = given;
  if (
    !/\b(?:concave|inflection|velocity|acceleration|absolute|rotated|revolved)\b/.test(says) ||
    !saysOnly(given, own)
  )
    return null;
  const asked = functionIn(given);
  if (!asked) return null;
  const { body, letter, at, from, to } = asked;
  if (/\binflection\b/.test(says))
    return from === null ? `find the inflection point of f(x) = ${body}` : null;
  if (/\bconcave\b/.test(says)) {
    const [up, down] = [/\bup/.test(says), /\bdown/.test(says)];
    return up === down || from !== null ? null : bends(asked, up, ask);
  }
  const speed = /\b(velocity|acceleration)\b/.exec(says)?.[1];
  if (speed !== undefined) {
    const time = at ?? from;
    return time === null || to !== null || letter !== 't'
      ? null
      : `the position is s(t) = ${body}. find the ${speed} at t = ${time}`;
  }
  if (from === null || to === null) return null;
  const extreme = /\b(max|min)/.exec(says)?.[1];
  if (/\babsolute\b/.test(says))
    return extreme === undefined
      ? null
      : `find the absolute ${extreme}imum of f(x) = ${body} on [${from}, ${to}]`;
  if (!/\bxaxis\b/.test(says)) return null;
  return `find the volume when y = ${body} from ${from} to ${to} is rotated about the x-axis`;
}
