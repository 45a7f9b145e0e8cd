import { createBitReader, createBitWriter, type Expectation, freshExpectation } from './bit-coder.ts';
import {
  BrokenBytes,
  type Channel,
  foldSign,
  type NumberReader,
  type NumberWriter,
  unfoldSign,
} from './number-coder.ts';

/**
 * A number is coded as its length in bits, then its highest bits, each as expected in its channel; the
 * bits below say nothing about each other and go as they are.
 */
type Known = { last: number; lengths: Expectation[]; bits: Expectation[] };

const longest = 54;
/** Bits below the first that are expected; numbers of this length are expected as a whole. */
const expectedBits = 6;

function openChannels(): (channel: Channel) => Known {
  const channels = new Map<string, Known>();
  return ({ name }) => {
    const known = channels.get(name);
    if (known) return known;
    const fresh = { last: 0, lengths: [], bits: [] };
    channels.set(name, fresh);
    return fresh;
  };
}

function expectationAt(list: Expectation[], index: number): Expectation {
  const known = list[index];
  if (known) return known;
  const fresh = freshExpectation();
  list[index] = fresh;
  return fresh;
}

/** Where the expectation of a bit stands: by the number's length and the bits above. */
function placeOf(length: number, prefix: number): number {
  return length * 2 ** expectedBits + prefix;
}

function lengthOf(value: number): number {
  let length = 0;
  for (let rest = value; rest >= 1; rest = Math.floor(rest / 2)) length += 1;
  return length;
}

export function createPackedWriter(): NumberWriter {
  const bits = createBitWriter();
  const knownOf = openChannels();
  const put = (value: number, { lengths, bits: expected }: Known) => {
    const length = lengthOf(value);
    for (let index = 0; index < length; index += 1) bits.expected(1, expectationAt(lengths, index));
    bits.expected(0, expectationAt(lengths, length));
    let prefix = 1;
    for (let index = length - 2; index >= 0; index -= 1) {
      const bit = Math.floor(value / 2 ** index) % 2 === 1 ? 1 : 0;
      if (prefix < 2 ** expectedBits) {
        bits.expected(bit, expectationAt(expected, placeOf(length, prefix)));
        prefix = prefix * 2 + bit;
      } else bits.even(bit);
    }
  };
  const near = (value: number, channel: Channel) => {
    const known = knownOf(channel);
    put(foldSign(value - (channel.isSteady ? known.last : 0)), known);
    known.last = value;
  };
  return {
    count: near,
    whole: near,
    inRow: (value, { before, expected = before, channel }) =>
      put(foldSign(value - expected), knownOf(channel)),
    bytes: bits.bytes,
  };
}

export function createPackedReader(bytes: Uint8Array): NumberReader {
  const bits = createBitReader(bytes);
  const knownOf = openChannels();
  const take = ({ lengths, bits: expected }: Known) => {
    let length = 0;
    while (bits.expected(expectationAt(lengths, length)) === 1) {
      length += 1;
      if (length > longest) throw new BrokenBytes('a number is too large');
    }
    if (length === 0) return 0;
    let value = 1;
    for (let index = length - 2; index >= 0; index -= 1) {
      const isExpected = value < 2 ** expectedBits;
      const bit = isExpected ? bits.expected(expectationAt(expected, placeOf(length, value))) : bits.even();
      value = value * 2 + bit;
    }
    return value;
  };
  const near = (channel: Channel) => {
    const known = knownOf(channel);
    known.last = safe(unfoldSign(take(known)) + (channel.isSteady ? known.last : 0));
    return known.last;
  };
  return {
    count(channel) {
      const value = near(channel);
      if (value < 0) throw new BrokenBytes('a count is below zero');
      return value;
    },
    whole: near,
    inRow: ({ before, expected = before, channel }) => safe(expected + unfoldSign(take(knownOf(channel)))),
    isAtEnd: bits.isAtEnd,
  };
}

function safe(value: number): number {
  if (!Number.isSafeInteger(value)) throw new BrokenBytes('a number is too large');
  return value;
}
