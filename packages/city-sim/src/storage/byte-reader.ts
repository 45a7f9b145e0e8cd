/** Thrown when bytes end too early or hold a number that is none; `decodeCity` turns it into null. */
export class BrokenBytes extends Error {}

export type ByteReader = {
  count(): number;
  whole(): number;
  /** A count that must be at most `most`. */
  upTo(most: number): number;
  isAtEnd(): boolean;
};

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
  return {
    count,
    whole: () => {
      const value = count();
      return value % 2 === 1 ? -(value + 1) / 2 : value / 2;
    },
    upTo: (most) => {
      const value = count();
      if (value > most) throw new BrokenBytes('a number is out of its bounds');
      return value;
    },
    isAtEnd: () => at === bytes.length,
  };
}
