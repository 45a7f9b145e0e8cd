import { foldSign, type NumberWriter } from './number-coder.ts';

/** Writes whole numbers of any size below 2^53 in as few bytes as they need. */
export function createWriter(): NumberWriter {
  let buffer = new Uint8Array(16_384);
  let length = 0;
  const byte = (value: number) => {
    if (length === buffer.length) {
      const larger = new Uint8Array(buffer.length * 2);
      larger.set(buffer);
      buffer = larger;
    }
    buffer[length++] = value;
  };
  const count = (value: number) => {
    let rest = value;
    while (rest >= 128) {
      byte((rest % 128) + 128);
      rest = Math.floor(rest / 128);
    }
    byte(rest);
  };
  const whole = (value: number) => count(foldSign(value));
  return {
    count,
    whole,
    inRow: (value, { before }) => whole(value - before),
    bytes: () => buffer.slice(0, length),
  };
}
