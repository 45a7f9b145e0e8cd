import { limits } from '@playforward/contract';
import { type Fraction, formatFraction, fraction, parseDecimal } from './fraction.ts';

export type Operator = '+' | '−' | '×' | '÷';
type Token = { kind: 'number'; value: Fraction } | { kind: 'operator'; sign: Operator };

const precedence: Record<Operator, number> = { '+': 1, '−': 1, '×': 2, '÷': 2 };

const apply: Record<Operator, (a: Fraction, b: Fraction) => Fraction | null> = {
  '+': (a, b) => fraction(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom),
  '−': (a, b) => fraction(a.top * b.bottom - b.top * a.bottom, a.bottom * b.bottom),
  '×': (a, b) => fraction(a.top * b.top, a.bottom * b.bottom),
  '÷': (a, b) => fraction(a.top * b.bottom, a.bottom * b.top),
};

/**
 * The value of a sum such as "2 + 3 × −4", written with at most 12 significant digits (D-86), or null when it cannot
 * be worked out: malformed, divided by zero, or too large. Exact until it is written.
 */
export function evaluate(sum: string): string | null {
  const tokens = tokenise(sum);
  if (!tokens) return null;
  const reader = { tokens, at: 0 };
  const value = readSum(reader, 1);
  if (!value || reader.at < tokens.length) return null;
  return formatFraction(value, limits.calculatorDigits)?.replaceAll('-', '−') ?? null;
}

export function isOperator(text: string | undefined): text is Operator {
  return text !== undefined && text in precedence;
}

function tokenise(sum: string): Token[] | null {
  const tokens: Token[] = [];
  const pattern = /\s*(?:((?:\d|\.)+(?:e[-−]?\d+)?)|([+−×÷]))/y;
  const text = sum.trimEnd();
  while (pattern.lastIndex < text.length) {
    const [, number, sign] = pattern.exec(text) ?? [];
    if (isOperator(sign)) tokens.push({ kind: 'operator', sign });
    else {
      const value = number === undefined ? null : parseDecimal(number.replace('−', '-'));
      if (!value) return null;
      tokens.push({ kind: 'number', value });
    }
  }
  return tokens;
}

type Reader = { tokens: Token[]; at: number };

/** Precedence climbing: takes operators that bind at least as strongly as `least`, from left to right. */
function readSum(reader: Reader, least: number): Fraction | null {
  let left = readTerm(reader);
  for (let next = reader.tokens[reader.at]; left && next; next = reader.tokens[reader.at]) {
    if (next.kind !== 'operator' || precedence[next.sign] < least) break;
    reader.at += 1;
    const right = readSum(reader, precedence[next.sign] + 1);
    left = right && apply[next.sign](left, right);
  }
  return left;
}

/** A number with any count of minus signs before it. */
function readTerm(reader: Reader): Fraction | null {
  let negative = false;
  for (; ; reader.at += 1) {
    const token = reader.tokens[reader.at];
    if (token?.kind === 'operator' && token.sign === '−') negative = !negative;
    else if (token?.kind === 'number') {
      reader.at += 1;
      return negative ? { top: -token.value.top, bottom: token.value.bottom } : token.value;
    } else return null;
  }
}
