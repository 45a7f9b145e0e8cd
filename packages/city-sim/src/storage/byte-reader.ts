import { BrokenBytes, type NumberReader, unfoldSign } from './number-coder.ts';

/** Reads what `createWriter` wrote. */
export function createReader(bytes: Uint8Array): NumberReader {
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
  const whole = () => unfoldSign(count());
  return { count, whole, inRow: ({ before }) => before + whole(), isAtEnd: () => at === bytes.length };
}
