export type ByteWriter = {
  /** Not negative. */
  count(value: number): void;
  /** Of either sign. */
  whole(value: number): void;
  bytes(): Uint8Array;
};

/** Writes whole numbers of any size below 2^53 in as few bytes as they need. */
export function createWriter(): ByteWriter {
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
  return {
    count,
    whole: (value) => count(foldSign(value)),
    bytes: () => buffer.slice(0, length),
  };
}

/** 0, -1, 1, -2 … as 0, 1, 2, 3 …: small numbers of either sign stay small. */
function foldSign(value: number): number {
  return value < 0 ? -value * 2 - 1 : value * 2;
}
