import { evaluateExact } from '../../../judge/equivalent.ts';
import {
  addRational,
  multiplyRational,
  negateRational,
  type Rational,
  rational,
} from '../../../rational/rational.ts';
import { byStatements, type Exercised } from '../../exercises/exercise.ts';
import { fractionText } from '../../exercises/polynomial-shape.ts';
import { addStep, startChain } from '../../proof/chain.ts';
import { type Given, saysOnly } from '../read-given.ts';

type Vector = readonly Rational[];

const own =
  /^(?:vectors?|magnitude|length|norm|dot|cross|inner|scalar|product|orthogonal|perpendicular|parallel|whether|angle|degrees?|linear|combination|component|form|resultant|sum|difference|add|subtract|unit|vector's|direction|same|opposite|two|nearest)$/;

const part = (value: Rational): string =>
  value.n < 0n || value.d !== 1n ? `(${fractionText(value)})` : fractionText(value);
const shown = (vector: Vector): string => `<${vector.map(fractionText).join(', ')}>`;

function partsOf(text: string): Vector | null {
  const inner = /^⟨(.*)⟩$/.exec(text.trim())?.[1] ?? /^\[(?=[^[]*,)([^[\]]*)\]$/.exec(text.trim())?.[1];
  if (inner !== undefined) {
    const values = inner.split(',').map((one) => evaluateExact(one));
    return values.every((value) => value !== null) ? values : null;
  }
  const found = /^\s*(?:(-?\s*\d*)\s*i)?\s*(?:([+-]?\s*\d*)\s*j)?\s*(?:([+-]?\s*\d*)\s*k)?\s*$/.exec(text);
  if (!found || !/[jk]/.test(text)) return null;
  const sizes = found.slice(1).map((front) => {
    if (front === undefined) return rational(0);
    const plain = front.replace(/[\s+]/g, '');
    return evaluateExact(plain === '' ? '1' : plain === '-' ? '-1' : plain);
  });
  if (!sizes.every((size) => size !== null)) return null;
  return text.includes('k') ? sizes : sizes.slice(0, 2);
}

/** `2u - v` as its names with their factors. */
function termsOf(text: string, names: ReadonlySet<string>): readonly (readonly [Rational, string])[] | null {
  const plain = text.replace(/\s+/g, '').replace(/[*·]/g, '');
  if (
    !/^[+-]?(?:\(?\d+\/\d+\)?|\d+(?:\.\d+)?)?[a-z](?:[+-](?:\(?\d+\/\d+\)?|\d+(?:\.\d+)?)?[a-z])*$/.test(
      plain,
    )
  )
    return null;
  const terms = [...plain.matchAll(/([+-]?)(\(?\d+(?:\.\d+)?(?:\/\d+)?\)?)?([a-z])/g)].map(
    ([, sign, size, name]) => {
      const value = evaluateExact(size ?? '1');
      return value && name !== undefined && names.has(name)
        ? ([sign === '-' ? negateRational(value) : value, name] as const)
        : null;
    },
  );
  return terms.length > 0 && terms.every((term) => term !== null) ? terms : null;
}

function combination(
  terms: readonly (readonly [Rational, string])[],
  known: ReadonlyMap<string, Vector>,
): Exercised | null {
  const vectors = terms.map(([factor, name]) => ({ factor, vector: known.get(name) ?? [] }));
  const width = vectors[0]?.vector.length ?? 0;
  if (width < 2 || vectors.some(({ vector }) => vector.length !== width)) return null;
  const places = Array.from({ length: width }, (_, i) => i);
  const sums = places.map((i) =>
    vectors.map(({ factor, vector }) => `${part(factor)} · ${part(vector[i] ?? rational(0))}`).join(' + '),
  );
  const values = places.map((i) =>
    vectors.reduce(
      (sum, { factor, vector }) => addRational(sum, multiplyRational(factor, vector[i] ?? rational(0))),
      rational(0),
    ),
  );
  const chain = startChain(`[[${sums.join(', ')}]]`);
  addStep(chain, `[[${values.map(fractionText).join(', ')}]]`, { rule: 'combine-entries', proof: 'matrix' });
  return {
    kind: 'vector',
    chain,
    answer: shown(values),
    check: sums.map((sum, i) => ({
      claim: `${sum} = ${fractionText(values[i] ?? rational(0))}`,
      holds: true,
    })),
  };
}

/** Whether two vectors are at a right angle, or along one line. */
function related([a, b]: readonly [Vector, Vector], says: string): Exercised | null {
  if (a.length !== b.length) return null;
  const names = ['a', 'b', 'c', 'd', 'f', 'g'];
  const values = Object.fromEntries([...a, ...b].map((value, i) => [names[i] ?? '', fractionText(value)]));
  const right = a.map((_, i) => `${names[i]} · ${names[i + a.length]}`).join(' + ');
  const dot = a.reduce(
    (sum, value, i) => addRational(sum, multiplyRational(value, b[i] ?? rational(0))),
    rational(0),
  );
  const upright = dot.n === 0n;
  const wantsRight = /\b(?:orthogonal|perpendicular)\b/.test(says);
  const wantsParallel = /\bparallel\b/.test(says);
  if (wantsRight && !wantsParallel)
    return byStatements(values, [`${right} ${upright ? '=' : '!='} 0`], {
      kind: 'vector',
      answer: upright ? 'yes' : 'no',
      rule: 'dot-tells-right-angle',
    });
  if (a.length !== 2 || !wantsParallel) return null;
  const along =
    evaluateExact(
      `${part(a[0] ?? rational(0))} · ${part(b[1] ?? rational(0))} - ${part(a[1] ?? rational(0))} · ${part(b[0] ?? rational(0))}`,
    )?.n === 0n;
  const name = upright ? 'orthogonal' : along ? 'parallel' : 'neither';
  return byStatements(values, [`${right} ${upright ? '=' : '!='} 0`, `a · d ${along ? '=' : '!='} b · c`], {
    kind: 'vector',
    answer: wantsRight ? name : along ? 'yes' : 'no',
    rule: 'dot-tells-right-angle',
  });
}

/** Vectors with names: sums of their multiples, and what else is asked of them. */
export function solveNamedVectors(given: Given): Exercised | string | null {
  if (!/[⟨[]|j/.test(given.text) || /\bcos(?:ine)?\b/.test(given.text) || !saysOnly(given, own)) return null;
  const known = new Map<string, Vector>();
  const bare: Vector[] = [];
  const rest: string[] = [];
  for (const piece of given.math) {
    const [, name, value = ''] = /^([a-z])\s*=\s*(.+)$/.exec(piece) ?? [];
    const vector = partsOf(name === undefined ? piece : value);
    if (!vector) rest.push(piece);
    else if (name === undefined) bare.push(vector);
    else known.set(name, vector);
  }
  const names = new Set(known.keys());
  const open = rest.filter((piece) => !names.has(piece));
  const asksNames = rest.filter((piece) => names.has(piece));
  const vectors = [...known.values(), ...bare];
  const [a, b, third] = vectors;
  if (!a || open.length > 1) return null;
  const [asked] = open;
  if (/\b(?:orthogonal|perpendicular|parallel)\b/.test(given.says))
    return asked === undefined && b && !third ? related([a, b], given.says) : null;
  if (known.size === 0) return null;
  if (asked === undefined) {
    if (third) return null;
    const texts = vectors.map(shown);
    const [ratio] = /\b(?:cos|sin|tan)(?:ine|e|gent)?\b/i.exec(given.text) ?? [];
    if (b && /\bangle\b/.test(given.says))
      return `${ratio === undefined ? '' : `${ratio} of the `}angle between ${texts[0]} and ${texts[1]}`;
    if (b && /\bdot\b|\binner\b|\bscalar\b/.test(given.says)) return `${texts[0]} · ${texts[1]}`;
    if (b && /\bcross\b/.test(given.says) && asksNames.join('') !== [...names].reverse().join(''))
      return `cross product of ${texts[0]} and ${texts[1]}`;
    if (b) return null;
    if (/\bunit\b/.test(given.says)) return `unit vector in the direction of ${texts[0]}`;
    return /\b(?:magnitude|length|norm)\b/.test(given.says) ? `magnitude of ${texts[0]}` : null;
  }
  const [, inner] = /^\|{1,2}\s*([a-z])\s*\|{1,2}$/.exec(asked) ?? [];
  const single = known.get(inner ?? '');
  if (single) return `magnitude of ${shown(single)}`;
  const [, p = '', sign, q = ''] = /^([a-z])\s*([·•∙×])\s*([a-z])$/.exec(asked) ?? [];
  const [left, right] = [known.get(p), known.get(q)];
  if (left && right)
    return sign === '×'
      ? `cross product of ${shown(left)} and ${shown(right)}`
      : `${shown(left)} · ${shown(right)}`;
  if (/\b(?:magnitude|length|norm|angle|dot|cross|unit)\b/.test(given.says)) return null;
  const terms = termsOf(asked, names);
  return terms && combination(terms, known);
}
