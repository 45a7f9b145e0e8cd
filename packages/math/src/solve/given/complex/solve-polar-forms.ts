import { complexValue } from '../../../algebra/complex-value.ts';
import { evaluateExact } from '../../../judge/equivalent.ts';
import { divideRational, multiplyRational, type Rational, rational } from '../../../rational/rational.ts';
import { parseMath } from '../../../read/parse.ts';
import { byWorking, type Exercised, together } from '../../exercises/exercise.ts';
import { fractionText } from '../../exercises/polynomial-shape.ts';
import { rootText } from '../../print/exact-text.ts';
import { addStep, startChain, type Worked } from '../../proof/chain.ts';
import { angleText } from '../../trigonometry/solve-trigonometric-equation.ts';
import { type Given, saysOnly } from '../read-given.ts';
import { exactPart, rectangular } from './complex-text.ts';

/** A size, and an angle as a part of a half turn. */
type Polar = { readonly size: string; readonly turn: Rational; readonly degrees: boolean };

const own =
  /^(?:polar|rectangular|cartesian|trigonometric|trig|standard|forms?|complex|numbers?|de|moivre|moivre's|demoivre's|demoivre|theorem|express\w*|convert\w*|change|coordinates?|points?|multiply|divide|product|quotient|power|into|simplify|expand|raise|cis|result|radians?|degrees?|b|leave|raised|plot\w*|whose|rounded)$/;

const angle = String.raw`\(?\s*(-?[\dπ./ ]+?°?)\s*\)?`;
const half = String.raw`(-?[\d./√]*(?:\([^()]*\))?)\s*[·*]?\s*[([]\s*cos\s*${angle}\s*\+\s*(?:i\s*[·*]?\s*sin\s*${angle}|sin\s*${angle}\s*[·*]?\s*i)\s*[)\]]`;
const one = new RegExp(half, 'g');
const short = new RegExp(String.raw`(-?[\d./√]*)\s*cis\s*${angle}(?=\s|$|[·*/)÷])`, 'g');

function readAngle(text: string): { turn: Rational; degrees: boolean } | null {
  if (text.includes('°')) {
    const value = evaluateExact(text.replace('°', '').trim());
    return value && { turn: divideRational(value, rational(180)), degrees: true };
  }
  const plain = text.replace(/\s/g, '');
  if (plain === '0') return { turn: rational(0), degrees: false };
  const found = /^(-?)(\d*)π(?:\/(\d+))?$/.exec(plain);
  if (!found) return null;
  const top = BigInt(found[2] === '' ? '1' : (found[2] ?? '1'));
  return { turn: rational(found[1] === '-' ? -top : top, BigInt(found[3] ?? '1')), degrees: false };
}

const angleShown = (turn: Rational, degrees: boolean): string =>
  degrees ? `${fractionText(multiplyRational(turn, rational(180)))}°` : angleText(turn);

/** The angle within one turn. */
function within({ n, d }: Rational): Rational {
  const whole = 2n * d;
  return rational(((n % whole) + whole) % whole, d);
}

const polarText = ({ size, turn, degrees }: Polar): string => {
  const at = angleShown(turn, degrees);
  const inner = `cos(${at}) + i sin(${at})`;
  return size === '1' ? inner : `${/[ /]/.test(size) ? `(${size})` : size}(${inner})`;
};
const factorText = (polar: Polar): string => {
  const shown = polarText(polar);
  return shown.startsWith('cos') ? `(${shown})` : shown;
};

const plainSize = (text: string): string => text.replace(/^\((.*)\)$/, '$1') || '1';

/** A number with i by its size and angle, where the angle is a twelfth of a half turn. */
function polarOf(text: string): Polar | null {
  const read = parseMath(text);
  if (!read.ok || read.node.kind === 'relation' || read.node.kind === 'list') return null;
  const [re, im] = complexValue(read.node, new Map());
  const square = re ** 2 + im ** 2;
  const turn = (Math.atan2(im, re) / Math.PI) * 12;
  const whole = Math.round(square * 36);
  if (!Number.isFinite(square) || Math.abs(square * 36 - whole) > 1e-6 || whole === 0) return null;
  if (Math.abs(turn - Math.round(turn)) > 1e-9) return null;
  const size = rootText(rational(whole, 36));
  return size === null ? null : { size, turn: rational(Math.round(turn), 12), degrees: false };
}

const mark = (i: number): string => `P${i}`;

/** The polar numbers in a text, and the text with a mark for each. */
function polarsIn(text: string): { readonly polars: readonly Polar[]; readonly rest: string } | null {
  const polars: Polar[] = [];
  let fine = true;
  const keep = (size: string, first: string, second: string): string => {
    const [a, b] = [readAngle(first), readAngle(second)];
    if (!a || !b || a.turn.n !== b.turn.n || a.turn.d !== b.turn.d || size.startsWith('-')) fine = false;
    else polars.push({ size: plainSize(size), turn: a.turn, degrees: a.degrees });
    return mark(polars.length - 1);
  };
  const rest = text
    .replace(one, (...[, size = '', a = '', b, c]: string[]) => keep(size, a, b ?? c ?? ''))
    .replace(short, (_, size: string, a: string) => keep(size, a, a));
  return fine ? { polars, rest } : null;
}

/** From a typed start over the polar form of the result to its parts, where they are exact. */
function finish(start: string, polar: Polar, { only = false } = {}): Worked | null {
  const turn = within(polar.turn);
  const chain = startChain(start);
  const end = polarText({ ...polar, turn });
  addStep(chain, end, { rule: 'polar-rule', proof: 'complex' });
  const exact = (multiplyRational(turn, rational(12)).d === 1n || turn.n === 0n) && !only;
  const flat = exact ? rectangular(`(${polar.size})`, angleText(turn)) : null;
  if (flat !== null) addStep(chain, flat, { rule: 'rectangular-form', proof: 'complex' });
  const answer = flat ?? end;
  return {
    kind: 'complex',
    chain,
    answer,
    check: [{ claim: `${answer} = ${start}`, holds: true, proof: 'complex' }],
  };
}

function power(base: Polar, n: number, start: string): Worked | null {
  if (n < 2 || n > 20) return null;
  const size = exactPart(`(${base.size})^${n}`);
  const turn = multiplyRational(base.turn, rational(n));
  return size === null ? null : finish(start, { size, turn, degrees: base.degrees });
}

function pair([a, b]: readonly [Polar, Polar], divides: boolean, wantsPolar: boolean): Worked | null {
  const size = exactPart(divides ? `(${a.size})/(${b.size})` : `(${a.size}) · (${b.size})`);
  const turn = divides
    ? rational(a.turn.n * b.turn.d - b.turn.n * a.turn.d, a.turn.d * b.turn.d)
    : rational(a.turn.n * b.turn.d + b.turn.n * a.turn.d, a.turn.d * b.turn.d);
  if (size === null) return null;
  const start = divides ? `(${factorText(a)})/(${factorText(b)})` : `${factorText(a)} · ${factorText(b)}`;
  return finish(start, { size, turn, degrees: a.degrees }, { only: wantsPolar });
}

const pointText = /^\(\s*(-?[\d√./]+)\s*,\s*(-?[^,()]+?)\s*\)$/;

/** The place of a point given by its distance and angle. */
function toRectangular(piece: string): Exercised | null {
  const [, r, at] = pointText.exec(piece) ?? [];
  const found = at === undefined ? null : readAngle(at);
  if (r === undefined || !found || multiplyRational(found.turn, rational(12)).d !== 1n) return null;
  const shown = angleText(found.turn);
  const [x, y] = ['cos', 'sin'].map((name): Worked | null => {
    const value = exactPart(`(${r}) · ${name}(${shown})`);
    if (value === null) return null;
    const chain = startChain(`(${r}) · ${name}(${shown})`);
    addStep(chain, value, { rule: 'rectangular-form' });
    return {
      kind: 'trigonometry',
      chain,
      answer: value,
      check: [{ claim: `(${r}) · ${name}(${shown}) = ${value}`, holds: true }],
    };
  });
  return x && y ? together([x, y], { kind: 'trigonometry', answer: `(${x.answer}, ${y.answer})` }) : null;
}

/** The distance and the angle of a point, where the angle is exact. */
function toPolar(piece: string): Exercised | null {
  const [, x, y] = pointText.exec(piece) ?? [];
  const polar = x === undefined || y === undefined ? null : polarOf(`(${x}) + (${y})i`);
  if (!polar || x === undefined || y === undefined) return null;
  const turn = within(polar.turn);
  const size = byWorking(`√((${x})^2 + (${y})^2)`, { kind: 'trigonometry' });
  if (!size) return null;
  const chain = startChain(`(${x}) + (${y})i`);
  addStep(chain, polarText({ ...polar, turn }), { rule: 'polar-rule', proof: 'complex' });
  return together([size, { kind: 'trigonometry', chain, answer: '', check: [] }], {
    kind: 'trigonometry',
    answer: `(${size.answer}, ${angleText(turn)})`,
  });
}

/** Products, quotients and powers of complex numbers by size and angle, and points given that way. */
export function solvePolarForms(given: Given): Exercised | null {
  const { says, text } = given;
  if (!/cos|cis|polar|moivre|rectangular/i.test(text) || !saysOnly(given, own)) return null;
  const [piece, more] = given.math.filter((one) => !/^a\s*\+\s*bi$/.test(one));
  if (piece === undefined) return null;
  if (/\bpoints?\b|\bcoordinates?\b/.test(says)) {
    if (more !== undefined) return null;
    const [, form] =
      /\b(?:to|in|into) (?:\w+ )?(polar|rectangular|cartesian)\b/.exec(says) ??
      /\bfind (?:the )?(polar|rectangular|cartesian)\b/.exec(says) ??
      [];
    if (form === undefined) return null;
    return form === 'polar' ? toPolar(piece) : toRectangular(piece);
  }
  const whole = given.math.join(' ; ').replace(/\s*;?\s*a\s*\+\s*bi\s*;?\s*/, '');
  const found = polarsIn(whole);
  if (!found) return null;
  const { polars, rest } = found;
  const [a, b, third] = polars;
  if (!a) {
    const [, base, n] = /^\(([^()]*(?:\([^()]*\)[^()]*)*)\)\^\(?(\d+)\)?$/.exec(piece) ?? [];
    const polar = base !== undefined && /i/.test(base) ? polarOf(base) : null;
    return polar && more === undefined && base !== undefined && /moivre/i.test(says)
      ? power(polar, Number(n), `(${base})^${n}`)
      : null;
  }
  if (third) return null;
  if (b) {
    const wantsPolar = /\bpolar\b|\btrig/.test(says) && !/\b(?:rectangular|standard)\b/.test(says);
    if (
      /^P0\s*(?:[·*×]\s*)?P1$/.test(rest) ||
      (/^P0 ; P1$/.test(rest) && /\b(?:multiply|product)\b/.test(says)) ||
      /^\(?P0\)?\s*[·*×]?\s*\(?P1\)?$/.test(rest)
    )
      return pair([a, b], false, wantsPolar);
    const divides =
      /^\(?P0\)?\s*[/÷]\s*\(?P1\)?$/.test(rest) ||
      (/^P0 ; P1$/.test(rest) && /\b(?:divide|quotient)\b/.test(says));
    return divides ? pair([a, b], true, wantsPolar) : null;
  }
  const [, n] = /^[([]?\s*P0\s*[)\]]?\^\(?(\d+)\)?$/.exec(rest) ?? [];
  if (n !== undefined) {
    // Without brackets of its own, the exponent belongs to the bracket of cosine and sine alone.
    const bracketedWhole = /^[([]/.test(rest) || a.size === '1';
    return bracketedWhole ? power(a, Number(n), `(${polarText(a)})^${n}`) : null;
  }
  if (rest !== 'P0' || !/\b(?:rectangular|standard|b)\b|a\s*\+\s*bi/.test(`${says} ${text}`)) return null;
  const flat = rectangular(`(${a.size})`, angleText(a.turn));
  if (flat === null) return null;
  const chain = startChain(polarText(a));
  const start = chain.at;
  addStep(chain, flat, { rule: 'rectangular-form', proof: 'complex' });
  return {
    kind: 'complex',
    chain,
    answer: flat,
    check: [{ claim: `${flat} = ${start}`, holds: true, proof: 'complex' }],
  };
}
