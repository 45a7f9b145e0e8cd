import type { MathNode } from './math-node.ts';
import { plainWhole, whole } from './plain-whole.ts';
import { isSign, peek, type Reader, stop } from './reader.ts';

/** Larger numbers of things than any school problem counts. */
const most = 100n;

/** n · (n - 1) · … with as many factors as asked for. */
function falling(n: bigint, count: bigint): MathNode {
  const factors = Array.from({ length: Number(count) }, (_, i) => whole(n - BigInt(i)));
  const [first = whole(1n), second] = factors;
  return second ? { kind: 'multiply', factors } : first;
}

/** The product that `5!` is short for. */
export function readFactorial(reader: Reader, base: MathNode): MathNode {
  const n = base.kind === 'number' && base.value.d === 1n ? base.value.n : null;
  if (n === null || n < 0n || n > most) return stop(reader, 'unknown-symbol');
  reader.at += 1;
  return falling(n, n);
}

/** Choices out of n in order (P), or without order (C). */
function counted(name: string, n: bigint, k: bigint): MathNode | null {
  if (k > n || n > most) return null;
  const top = falling(n, k);
  return name === 'P' ? top : { kind: 'divide', top, bottom: falling(k, k) };
}

const nameOf = (reader: Reader): string | null => {
  const token = peek(reader);
  if (token?.kind === 'word' && token.name.toLowerCase() === 'choose') return 'C';
  return token?.kind === 'letter' && /^[CP]$/.test(token.name) ? token.name : null;
};

/** `5C2`, `5P2` and `5 choose 2`, behind the first number: a letter between two numbers is nothing else. */
export function readChoice(reader: Reader, n: bigint): MathNode | null {
  const name = nameOf(reader);
  const k = name === null ? null : plainWhole(peek(reader, 1));
  const choice = name === null || k === null ? null : counted(name, n, k);
  if (choice) reader.at += 2;
  return choice;
}

/** `C(5, 2)` and `P(5, 2)` where a number is wanted; elsewhere it is a point with a name. */
export function readNamedChoice(reader: Reader): MathNode | null {
  const name = reader.units ? nameOf(reader) : null;
  const [open, n, comma, k, close] = [1, 2, 3, 4, 5].map((ahead) => peek(reader, ahead));
  const bracket = open?.kind === 'open' && open.mark === '(' && close?.kind === 'close' && close.mark === ')';
  if (name === null || !bracket || !isSign(comma, ',')) return null;
  const [all, some] = [plainWhole(n), plainWhole(k)];
  const choice = all === null || some === null ? null : counted(name, all, some);
  if (choice) reader.at += 6;
  return choice;
}
