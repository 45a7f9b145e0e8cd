import { BrokenBytes } from './broken-bytes.ts';

/** The same calls in the same order give back what a `ByteWriter` wrote. */
export type ByteReader = {
  count(): number;
  whole(): number;
  isAtEnd(): boolean;
};

/** A count that is no larger than what it may be. */
export function upTo(reader: ByteReader, most: number): number {
  const value = reader.count();
  if (value > most) throw new BrokenBytes('a number is out of its bounds');
  return value;
}

/** Reads what `createWriter` wrote. */
export function createReader(bytes: Uint8Array): ByteReader {
  let at = 0;
  const count = () => {
    let value = 0;
    let scale = 1;
    for (;;) {
      const next = bytes[at++];
      if (next === undefined) throw new BrokenBytes('the bytes end too early');
      value += (next % 128) * scale;
      if (value > Number.MAX_SAFE_INTEGER) throw new BrokenBytes('a number is too large');
      if (next < 128) return value;
      scale *= 128;
    }
  };
  return { count, whole: () => unfoldSign(count()), isAtEnd: () => at === bytes.length };
}

function unfoldSign(value: number): number {
  return value % 2 === 1 ? -(value + 1) / 2 : value / 2;
}
