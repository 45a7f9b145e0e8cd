import { parseMath } from '../../../read/parse.ts';
import { byProof, byStatements, type Exercised, formulasOf, together } from '../../exercises/exercise.ts';
import { startChain } from '../../proof/chain.ts';
import { fractionsNear, numberIn, putIn } from '../exact.ts';
import type { Situation } from '../situation.ts';

const seriesBy = formulasOf('series');

/** A term of a series as its factors: powers of n, of numbers, factorials and signs. */
type Term = {
  readonly front: string;
  /** Quotients of polynomials or roots in n. */
  readonly plain: string;
  /** The number that is raised to n. */
  readonly base: string;
  readonly factorials: number;
  readonly alternates: boolean;
  readonly power: { readonly center: string; readonly times: number; readonly inside: number } | null;
};

const sumHead =
  /(?:∑|σ|\bsum\b|\bseries\b)(?:\s*(?:of|sum|:|the))*\s*(?:[_({]*\s*(?:from\s*)?n ?= ?(\d+)\s*[)}]?\s*(?:to|\^|\.\.|,)?\s*[({]?\s*(?:∞|infinity|inf|oo)?(?:\s*[)}])?)?\s*(?:of\s)?\s*/;
const tail = /,?\s*\b(?:from|for|where)?\s*\(?n ?= ?(\d+),? ?(?:to|\.\.) ?(?:∞|infinity|inf|oo)\)?/;

/** The term of the series a text speaks of. */
function termIn(
  text: string,
): { readonly body: string; readonly start: number; readonly rest: string } | null {
  const last = tail.exec(text);
  const plain = last ? text.replace(last[0], ' ') : text;
  const head = sumHead.exec(plain);
  if (!head) return null;
  const from = plain.slice(head.index + head[0].length);
  const body =
    /^(?:of )?([-\dn^+*/()!√.x sqrtl]+?)(?=,|;|\?|:| (?:converge|diverge|conditionally|absolutely|and|using|by|is|converges|diverges|test)\b|\.\s*$|$)/.exec(
      from,
    );
  if (!body || !/n/.test(body[1] ?? '')) return null;
  const start = Number(last?.[1] ?? head[1] ?? '1');
  return {
    body: (body[1] ?? '').trim(),
    start,
    rest: `${plain.slice(0, head.index)} ${from.slice(body[0].length)}`,
  };
}

/** Splits a product or quotient at its outer level. */
function factorsOf(text: string): readonly (readonly [string, 1 | -1])[] | null {
  const found: [string, 1 | -1][] = [];
  let depth = 0;
  let sign: 1 | -1 = 1;
  let at = '';
  const clean = text.replace(/\s+/g, '');
  const keep = (): void => {
    if (at !== '') found.push([at, sign]);
    at = '';
  };
  for (let i = 0; i < clean.length; i += 1) {
    const char = clean[i] ?? '';
    if (char === '(') {
      if (depth === 0 && at !== '' && !/[\^(]$|sqrt$|√$|ln$/.test(at)) {
        keep();
      }
      depth += 1;
    }
    if (char === ')') depth -= 1;
    if (depth === 0 && (char === '*' || char === '·')) keep();
    else if (depth === 0 && char === '/') {
      keep();
      sign = -1;
    } else if (depth === 0 && /[+-]/.test(char) && at !== '' && !/\^$/.test(at)) return null;
    else {
      if (depth === 0 && char === 'x' && /n$/.test(at)) keep();
      if (
        depth === 0 &&
        /[nx]/.test(char) &&
        /[\d!)]$/.test(at) &&
        !/\^[\d(][\d/.]*\)?$/.test(at) &&
        !/\^$/.test(at)
      )
        keep();
      at += char;
    }
  }
  keep();
  return found;
}

const unwrapped = (text: string): string =>
  /^\(([^()]*|[^()]*\([^()]*\)[^()]*)\)$/.test(text) ? text.slice(1, -1) : text;

function readTerm(body: string): Term | null {
  const term = {
    front: '1',
    plain: '1',
    base: '1',
    factorials: 0,
    alternates: false,
    power: null as Term['power'],
  };
  const add = (text: string, sign: 1 | -1): boolean => {
    const one = text;
    const bar = sign === 1 ? '·' : '/';
    const alternating = /^\(-1\)\^\(?n(?:[+-]\d)?\)?$/.exec(one);
    if (alternating) {
      term.alternates = true;
      return true;
    }
    const power = /^\(?(?:\(?(\d*)x([+-]\d+)?\)?)\)?\^\(?(\d?)n\)?$/.exec(one);
    if (power && sign === 1 && term.power === null) {
      term.power = {
        center: power[2] ?? '0',
        inside: Number(power[1] || '1'),
        times: Number(power[3] || '1'),
      };
      return true;
    }
    const geometric = /^(\d+|\(-?\d+(?:\/\d+)?\)|\(-?0?\.\d+\)|0?\.\d+)\^\(?n([+-]\d)?\)?$/.exec(one);
    if (geometric) {
      term.base = `${term.base} ${bar} ${geometric[1]}`;
      if (geometric[2])
        term.front = `${term.front} ${bar} ${geometric[1]}^(${geometric[2].replace('+', '')})`;
      return true;
    }
    if (one === 'n!' || one === '(n)!') {
      term.factorials += sign;
      return true;
    }
    if (/^-?[\d.]+$/.test(one)) {
      term.front = `${term.front} ${bar} ${one.startsWith('-') ? `(${one})` : one}`;
      return true;
    }
    if (/!|\^\(?\d*n/.test(one)) {
      const inner = unwrapped(one);
      const parts = inner === one ? null : factorsOf(inner);
      return (
        parts !== null && parts.length > 0 && parts.every(([part, own]) => add(part, (own * sign) as 1 | -1))
      );
    }
    const inner = unwrapped(one);
    const parts = inner !== one && /[*/·]|\dn|n\(/.test(inner) ? factorsOf(inner) : null;
    if (parts && parts.length > 1) return parts.every(([part, own]) => add(part, (own * sign) as 1 | -1));
    if (!/^[\dn^+\-*/()√.sqrt]+$/.test(one) || /x/.test(one)) return false;
    term.plain = `${term.plain} ${bar} (${one})`;
    return true;
  };
  const factors = factorsOf(body);
  if (!factors?.every(([text, sign]) => add(text, sign))) return null;
  return term;
}

/** How fast the part in n grows: the exponent of n far out. */
function degreeOf(plain: string): number | null {
  const [a, b] = [1e6, 1e8].map((far) => Math.log(Math.abs(numberIn(putIn(plain, 'n', `${far}`)))));
  const slope = ((b ?? Number.NaN) - (a ?? Number.NaN)) / Math.log(100);
  const rounded = Math.round(slope * 12) / 12;
  return Math.abs(slope - rounded) < 1e-4 ? rounded : null;
}

const text = (value: number): string => fractionsNear(value, { most: 60, within: 1e-9 })[0] ?? `${value}`;

/** The limit of a quotient of following terms, proven near infinity. */
function ratio(term: Term): { readonly part: Exercised; readonly value: number } | null {
  const base = numberIn(term.base);
  const size = Math.abs(base);
  const grown = `((${putIn(term.plain, 'n', 'n + 1')})/(${term.plain}))`.replace(/1 · /g, '');
  const read = parseMath(term.plain === '1' ? '1' : grown);
  if (!read.ok || degreeOf(term.plain) === null) return null;
  const factors = [...(term.plain === '1' ? [] : [grown]), ...(size === 1 ? [] : [`${text(size)}`])];
  const body = factors.join(' · ') || '1';
  const fact =
    term.factorials === 0
      ? body
      : term.factorials > 0
        ? `${body} · (n + 1)^${term.factorials}`
        : `(${body})/(n + 1)^${-term.factorials}`;
  const goal = term.factorials === 0 ? text(size) : term.factorials > 0 ? '∞' : '0';
  const plain = parseMath(fact);
  if (!plain.ok) return null;
  if (fact === '1') {
    return { part: { kind: 'limit', chain: startChain('1'), answer: '1', check: [] }, value: 1 };
  }
  const start = `lim (n → ∞) (${fact})`;
  return {
    part:
      fact === goal
        ? { kind: 'limit', chain: startChain(start), answer: goal, check: [] }
        : byProof(start, goal, { rule: 'ratio-of-terms', proof: 'limit', kind: 'limit' }),
    value: term.factorials === 0 ? size : term.factorials > 0 ? Number.POSITIVE_INFINITY : 0,
  };
}

/** How far around its center a power series converges. */
export const radiusOfConvergence: Situation = ({ text: words }) => {
  if (!/\bradius\b|\br of convergence\b/.test(words) || !/\bconverg\w*|\bpower series\b/.test(words))
    return null;
  const found = termIn(words.replace(/\bthe power series\b/g, '∑').replace(/∑ ?(?:sum|∑|series)/g, '∑'));
  const term = found && readTerm(found.body);
  if (!found || !term?.power) return null;
  const limit = ratio(term);
  if (!limit) return null;
  const { inside, times } = term.power;
  if (limit.value === 0) return together([limit.part], { kind: 'series', answer: '∞' });
  if (!Number.isFinite(limit.value)) return together([limit.part], { kind: 'series', answer: '0' });
  if (times !== 1) return null;
  const radius = seriesBy('R = 1/(L · k)', { L: text(limit.value), k: `${inside}` }, 'radius-from-ratio');
  return (
    radius &&
    together(limit.part.chain.steps.length > 0 ? [limit.part, radius] : [radius], {
      kind: 'series',
      answer: radius.answer,
    })
  );
};

const says = (
  statement: string,
  values: Record<string, string>,
  answer: string,
  rule: 'p-series' | 'terms-not-to-zero' | 'geometric-series' | 'alternating-test',
): Exercised | null => {
  const worked = byStatements(values, [statement], { kind: 'series', answer, rule });
  return worked && { ...worked };
};

/** Terms that come to another number than 0, or to none. */
function notToZero({ plain }: Term, degree: number): Exercised | null {
  const body = plain.replace(/^1 · /, '');
  const read = parseMath(body);
  const far = numberIn(putIn(plain, 'n', '10000000000'));
  const goal = degree > 0 ? '∞' : text(Math.round(far * 5040) / 5040);
  if (!read.ok || goal === '0') return null;
  return byProof(`lim (n → ∞) (${body})`, goal, {
    rule: 'terms-not-to-zero',
    proof: 'limit',
    kind: 'series',
    answer: 'diverges',
  });
}

function judged(term: Term, start: number, asksSum: boolean): Exercised | null {
  const degree = degreeOf(term.plain);
  const size = Math.abs(numberIn(term.base));
  if (degree === null || !Number.isFinite(size)) return null;
  const signed = term.alternates || numberIn(term.base) < 0;
  if (term.factorials === 0 && term.plain === '1') {
    const base = `${term.alternates ? '-' : ''}${text(numberIn(term.base))}`;
    if (size >= 1) return says('|r| >= 1', { r: base }, 'diverges', 'geometric-series');
    const converges = says('|r| < 1', { r: base }, 'converges', 'geometric-series');
    if (!asksSum) return converges;
    const sum = seriesBy(
      `s = a · r^${start}/(1 - r)`,
      { a: text(numberIn(term.front)), r: base.startsWith('-') ? `(${base})` : base },
      'geometric-series',
    );
    return sum && together([converges, sum], { kind: 'series', answer: `converges to ${sum.answer}` });
  }
  if (asksSum) return null;
  if (size !== 1 || term.factorials !== 0) {
    const limit = ratio(term);
    if (!limit || limit.value === 1) return null;
    const answer = limit.value < 1 ? 'converges' : 'diverges';
    return together([limit.part], { kind: 'series', answer });
  }
  const p = text(-degree);
  if (degree >= 0) return notToZero(term, degree);
  if (!signed)
    return degree < -1
      ? says('p > 1', { p }, 'converges', 'p-series')
      : says('p <= 1', { p }, 'diverges', 'p-series');
  return degree < -1
    ? says('p > 1', { p }, 'converges absolutely', 'p-series')
    : says('0 < p <= 1', { p }, 'converges conditionally', 'alternating-test');
}

/** Whether a series comes to a sum. */
export const convergence: Situation = ({ text: words }) => {
  if (
    !/\bconverg\w*\b|\bdiverg\w*\b/.test(words) ||
    /\b(?:radius|interval|integral|sequence|lim)\b/.test(words)
  )
    return null;
  const found = termIn(words.replace(/\bseries (?=∑|sum)/g, ''));
  if (!found || /x/.test(found.body) || /\d/.test(found.rest)) return null;
  const term = readTerm(found.body);
  if (!term || term.power) return null;
  const asksSum =
    /\bto what\b|\bfind (?:its|the) sum\b|\bwhat (?:is its|is the|does it) (?:sum|converge to)\b|\bits sum\b/.test(
      found.rest,
    );
  const worked = judged(term, found.start, asksSum);
  if (!worked) return null;
  const kinds = /\b(?:absolutely|conditionally|absolute|conditional)\b/.test(words);
  return kinds ? worked : { ...worked, answer: worked.answer.replace(/ (?:absolutely|conditionally)$/, '') };
};
