import { BrokenBytes } from './number-coder.ts';

/**
 * Arithmetic coding of single bits in whole numbers: a bit that was expected takes a small part of a bit. Whoever
 * writes and whoever reads learn the same from every bit, so that they expect the same.
 */

/** What is expected of one kind of bit: the chance of a 0 in 1/65536, and how often it was seen, at most `longMemory`. */
export type Expectation = { zero: number; seen: number };

const wholeChance = 65_536;
const leastChance = 128;
/** A new expectation follows what it sees quickly, an old one slowly. */
const longMemory = 30;

export function freshExpectation(): Expectation {
  return { zero: wholeChance / 2, seen: 0 };
}

function learn(expectation: Expectation, bit: 0 | 1): void {
  const { zero, seen } = expectation;
  const target = bit === 0 ? wholeChance : 0;
  const moved = zero + Math.trunc(((target - zero) * 2) / (2 * seen + 3));
  expectation.zero = Math.min(wholeChance - leastChance, Math.max(leastChance, moved));
  if (seen < longMemory) expectation.seen = seen + 1;
}

const top = 2 ** 24;
const full = 2 ** 32;

function shareOfZero(range: number, { zero }: Expectation): number {
  return Math.floor(range / wholeChance) * zero;
}

export type BitWriter = {
  expected(bit: 0 | 1, expectation: Expectation): void;
  /** A bit of which nothing can be expected. */
  even(bit: 0 | 1): void;
  bytes(): Uint8Array;
};

export function createBitWriter(): BitWriter {
  const out: number[] = [];
  let low = 0;
  let range = full - 1;
  // The last byte and the 255s behind it wait for a carry.
  let waiting = 0;
  let waitingLength = 1;
  const shift = () => {
    if (low < full - top || low >= full) {
      const carry = low >= full ? 1 : 0;
      for (let index = 0; index < waitingLength; index += 1)
        out.push(((index === 0 ? waiting : 255) + carry) & 255);
      waitingLength = 0;
      waiting = Math.floor((low % full) / top);
    }
    waitingLength += 1;
    low = (low % top) * 256;
  };
  const settle = () => {
    while (range < top) {
      range *= 256;
      shift();
    }
  };
  return {
    expected(bit, expectation) {
      const share = shareOfZero(range, expectation);
      if (bit === 0) range = share;
      else {
        low += share;
        range -= share;
      }
      learn(expectation, bit);
      settle();
    },
    even(bit) {
      range = Math.floor(range / 2);
      if (bit === 1) low += range;
      settle();
    },
    bytes() {
      for (let index = 0; index < 5; index += 1) shift();
      // The first byte stands before the point and is always 0.
      return Uint8Array.from(out.slice(1));
    },
  };
}

export type BitReader = {
  expected(expectation: Expectation): 0 | 1;
  even(): 0 | 1;
  isAtEnd(): boolean;
};

export function createBitReader(bytes: Uint8Array): BitReader {
  let at = 0;
  let range = full - 1;
  let code = 0;
  const next = () => {
    const byte = bytes[at++];
    if (byte === undefined) throw new BrokenBytes('the bytes end too early');
    code = code * 256 + byte;
  };
  for (let index = 0; index < 4; index += 1) next();
  const settle = () => {
    while (range < top) {
      range *= 256;
      next();
    }
  };
  return {
    expected(expectation) {
      const share = shareOfZero(range, expectation);
      const bit = code < share ? 0 : 1;
      if (bit === 0) range = share;
      else {
        code -= share;
        range -= share;
      }
      learn(expectation, bit);
      settle();
      return bit;
    },
    even() {
      range = Math.floor(range / 2);
      const bit = code < range ? 0 : 1;
      if (bit === 1) code -= range;
      settle();
      return bit;
    },
    isAtEnd: () => at === bytes.length,
  };
}
