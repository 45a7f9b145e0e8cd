import { exactValue } from '../../algebra/normal-form.ts';
import { someNode } from '../../algebra/variables-of.ts';
import {
  addRational,
  divideRational,
  multiplyRational,
  negateRational,
  type Rational,
  rational,
} from '../../rational/rational.ts';
import { rationalToFractionText } from '../../rational/rational-text.ts';
import type { MathNode } from '../../read/math-node.ts';
import { parseMath } from '../../read/parse.ts';
import { rootText } from '../print/exact-text.ts';
import { writeMath } from '../print/write-math.ts';
import { addStep, type Chain, type Method, startChain, type Worked } from '../proof/chain.ts';
import { hasImaginaryUnit, isImaginaryUnit } from './imaginary-unit.ts';

/** a + b·i with exact parts. */
type Gauss = { readonly re: Rational; readonly im: Rational };

const zero = rational(0);
const text = rationalToFractionText;

const plus = (a: Gauss, b: Gauss): Gauss => ({ re: addRational(a.re, b.re), im: addRational(a.im, b.im) });
const times = (a: Gauss, b: Gauss): Gauss => ({
  re: addRational(multiplyRational(a.re, b.re), negateRational(multiplyRational(a.im, b.im))),
  im: addRational(multiplyRational(a.re, b.im), multiplyRational(a.im, b.re)),
});
const conjugate = ({ re, im }: Gauss): Gauss => ({ re, im: negateRational(im) });
const sizeOf = ({ re, im }: Gauss): Rational =>
  addRational(multiplyRational(re, re), multiplyRational(im, im));

function over(a: Gauss, b: Gauss): Gauss | null {
  const size = sizeOf(b);
  if (size.n === 0n) return null;
  const top = times(a, conjugate(b));
  return { re: divideRational(top.re, size), im: divideRational(top.im, size) };
}

/** 3 - 2i, i, -i/2: the way it is written in books. */
function complexText({ re, im }: Gauss): string {
  if (im.n === 0n) return text(re);
  const size = im.n < 0n ? negateRational(im) : im;
  const top = size.n === 1n ? 'i' : `${size.n}i`;
  const part = size.d === 1n ? top : `${top}/${size.d}`;
  if (re.n === 0n) return im.n < 0n ? `-${part}` : part;
  return `${text(re)} ${im.n < 0n ? '-' : '+'} ${part}`;
}

function evaluate(node: MathNode): Gauss | null {
  switch (node.kind) {
    case 'constant':
      return isImaginaryUnit(node) ? { re: zero, im: rational(1) } : null;
    case 'negate': {
      const inner = evaluate(node.of);
      return inner && times(inner, { re: rational(-1), im: zero });
    }
    case 'add':
    case 'multiply': {
      const parts = (node.kind === 'add' ? node.terms : node.factors).map(evaluate);
      if (!parts.every((part) => part !== null)) return null;
      const start = { re: rational(node.kind === 'add' ? 0 : 1), im: zero };
      return parts.reduce(node.kind === 'add' ? plus : times, start);
    }
    case 'divide': {
      const [top, bottom] = [evaluate(node.top), evaluate(node.bottom)];
      return top && bottom && over(top, bottom);
    }
    case 'power': {
      const [base, exponent] = [evaluate(node.base), exactValue(node.exponent)];
      if (!base || exponent?.d !== 1n || exponent.n < 0n || exponent.n > 100n) return null;
      let value: Gauss = { re: rational(1), im: zero };
      for (let k = 0n; k < exponent.n; k += 1n) value = times(value, base);
      return value;
    }
    case 'root': {
      const inner = exactValue(node.of);
      const root = inner && inner.n < 0n && node.index === 2 ? rootText(negateRational(inner)) : null;
      const whole = root === null || !/^[\d/]+$/.test(root) ? null : parseMath(root);
      const value = whole?.ok ? exactValue(whole.node) : null;
      return value && { re: zero, im: value };
    }
    default: {
      const value = exactValue(node);
      return value && { re: value, im: zero };
    }
  }
}

const hasRootOfNegative = (node: MathNode): boolean =>
  someNode(
    node,
    (inner) => inner.kind === 'root' && inner.index === 2 && (exactValue(inner.of)?.n ?? 0n) < 0n,
  );

const bracket = (value: Gauss): string =>
  value.im.n === 0n || value.re.n === 0n ? complexText(value) : `(${complexText(value)})`;

/** Top and bottom times the conjugate of the bottom; the bottom becomes a real number. */
function divideStep(chain: Chain, node: MathNode): void {
  if (node.kind !== 'divide') return;
  const [top, bottom] = [evaluate(node.top), evaluate(node.bottom)];
  if (!top || !bottom || bottom.im.n === 0n) return;
  const turned = conjugate(bottom);
  addStep(chain, `(${bracket(top)} · ${bracket(turned)})/(${bracket(bottom)} · ${bracket(turned)})`, {
    rule: 'conjugate-of-bottom',
    fill: { number: complexText(turned) },
    proof: 'complex',
  });
  addStep(chain, `(${complexText(times(top, turned))})/${text(sizeOf(bottom))}`, {
    rule: 'i-squared',
    proof: 'complex',
  });
}

/** A power of i leaves its remainder after division by 4. */
function powerOfI(chain: Chain, node: MathNode): void {
  if (node.kind !== 'power' || !isImaginaryUnit(node.base)) return;
  const exponent = exactValue(node.exponent);
  if (exponent?.d !== 1n || exponent.n < 4n) return;
  addStep(chain, `(i^4)^${exponent.n / 4n} · i^${exponent.n % 4n}`, { rule: 'power-of-i', proof: 'complex' });
}

/** Both terms of one bracket times both of the other, with i^2 still to be replaced. */
function productStep(chain: Chain, node: MathNode): void {
  const factors =
    node.kind === 'multiply'
      ? node.factors
      : node.kind === 'power' && exactValue(node.exponent)?.n === 2n
        ? [node.base, node.base]
        : [];
  const [a, b, more] = factors.map(evaluate);
  if (!a || !b || more || a.im.n === 0n || b.im.n === 0n) return;
  const [re, middle, last] = [
    multiplyRational(a.re, b.re),
    addRational(multiplyRational(a.re, b.im), multiplyRational(a.im, b.re)),
    multiplyRational(a.im, b.im),
  ];
  const tail = `${last.n < 0n ? '-' : '+'} ${text(last.n < 0n ? negateRational(last) : last)} · i^2`;
  addStep(chain, `${complexText({ re, im: middle })} ${tail}`, {
    rule: 'multiply-brackets',
    proof: 'complex',
  });
}

function workComplex(typed: string): Worked | null {
  const read = parseMath(typed);
  if (!read.ok || read.node.kind === 'relation') return null;
  const value = evaluate(read.node);
  if (!value || !(hasImaginaryUnit(read.node) || hasRootOfNegative(read.node))) return null;
  const chain = startChain(writeMath(read.node));
  const start = chain.at;
  divideStep(chain, read.node);
  powerOfI(chain, read.node);
  productStep(chain, read.node);
  const end = complexText(value);
  const rule = hasRootOfNegative(read.node)
    ? 'root-of-negative'
    : read.node.kind === 'add'
      ? 'combine-complex'
      : 'i-squared';
  addStep(chain, end, { rule, proof: 'complex' });
  return {
    kind: 'complex',
    chain,
    answer: end,
    check: [{ claim: `${start} = ${end}`, holds: true, proof: 'complex' }],
  };
}

function modulus(typed: string): Worked | null {
  const read = parseMath(typed);
  const value = read.ok ? evaluate(read.node) : null;
  if (!value || !read.ok || !hasImaginaryUnit(read.node)) return null;
  const end = rootText(sizeOf(value));
  if (end === null) return null;
  const part = (one: Rational): string => (one.n < 0n || one.d !== 1n ? `(${text(one)})` : text(one));
  const chain = startChain(`|${complexText(value)}|`);
  addStep(chain, `√(${part(value.re)}^2 + ${part(value.im)}^2)`, { rule: 'modulus', proof: 'complex' });
  addStep(chain, end, { rule: 'simplify-root', proof: 'complex' });
  const claim = `(${complexText(value)}) · (${complexText(conjugate(value))}) = (${end})^2`;
  return { kind: 'complex', chain, answer: end, check: [{ claim, holds: true, proof: 'complex' }] };
}

function conjugateOf(typed: string): Worked | null {
  const read = parseMath(typed);
  const value = read.ok ? evaluate(read.node) : null;
  if (!value || !read.ok || !hasImaginaryUnit(read.node)) return null;
  const turned = complexText(conjugate(value));
  const chain = startChain(`(${complexText(value)}) · (${turned})`);
  addStep(chain, text(sizeOf(value)), { rule: 'conjugate', proof: 'complex' });
  const claim = `(${complexText(value)}) + (${turned}) = ${text(multiplyRational(rational(2), value.re))}`;
  return { kind: 'complex', chain, answer: turned, check: [{ claim, holds: true, proof: 'complex' }] };
}

/** Sums, products, quotients and powers with i, roots of negative numbers, conjugates and sizes. */
export const solveComplex: Method = ({ text: typed, words }) => {
  const size =
    /^(?:(?:find|what is|calculate)\s+)?(?:the )?(?:modulus|magnitude|absolute value|size) of (.*\bi|.*\di)\b(.*)$/i.exec(
      words,
    );
  if (size) return modulus(`${size[1]}${size[2]}`);
  const bars = /^\|([^|]*i[^|]*)\|$/.exec(typed);
  if (bars) return modulus(bars[1] ?? '');
  const turned = /^(?:(?:find|what is|give)\s+)?(?:the )?(?:complex )?conjugate of (.+)$/i.exec(words);
  if (turned) return conjugateOf(turned[1] ?? '');
  return workComplex(typed.replace(/\bin terms of i$/i, '').trim());
};
