/** First 32 bits of the fractional parts of the square (of 8) and cube (of 64) roots of the first primes. */
const primes = firstPrimes(64);
const initial = primes.slice(0, 8).map((prime) => fraction(prime ** (1 / 2)));
const rounds = primes.map((prime) => fraction(prime ** (1 / 3)));

/**
 * SHA-256 of a text in hexadecimal (FIPS 180-4). `crypto.subtle` exists on secure origins only, and a school may
 * serve plain http inside.
 */
export function sha256(text: string): string {
  const hash = [...initial];
  const blocks = padded(new TextEncoder().encode(text));
  for (let at = 0; at < blocks.byteLength; at += 64) mixBlock(hash, blocks, at);
  return hash.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

function padded(bytes: Uint8Array): DataView {
  const view = new DataView(new ArrayBuffer(Math.ceil((bytes.length + 9) / 64) * 64));
  bytes.forEach((byte, at) => {
    view.setUint8(at, byte);
  });
  view.setUint8(bytes.length, 0x80);
  view.setUint32(view.byteLength - 4, bytes.length * 8);
  return view;
}

function mixBlock(hash: number[], blocks: DataView, at: number): void {
  const words = schedule(blocks, at);
  const mixed = [...hash];
  words.forEach((word, round) => {
    const [a = 0, b = 0, c = 0, , e = 0, f = 0, g = 0, h = 0] = mixed;
    const big1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const chosen = (e & f) ^ (~e & g);
    const step = (h + big1 + chosen + (rounds[round] ?? 0) + word) | 0;
    const big0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const major = (a & b) ^ (a & c) ^ (b & c);
    mixed.pop();
    mixed.unshift((step + big0 + major) | 0);
    mixed[4] = ((mixed[4] ?? 0) + step) | 0;
  });
  mixed.forEach((word, place) => {
    hash[place] = ((hash[place] ?? 0) + word) | 0;
  });
}

function schedule(blocks: DataView, at: number): number[] {
  const words = Array.from({ length: 16 }, (_, place) => blocks.getInt32(at + place * 4));
  for (let place = 16; place < 64; place++) {
    const early = words[place - 15] ?? 0;
    const late = words[place - 2] ?? 0;
    const small0 = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const small1 = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    words.push(((words[place - 16] ?? 0) + small0 + (words[place - 7] ?? 0) + small1) | 0);
  }
  return words;
}

function turn(word: number, places: number): number {
  return (word >>> places) | (word << (32 - places));
}

function fraction(root: number): number {
  return ((root - Math.floor(root)) * 2 ** 32) | 0;
}

function firstPrimes(count: number): number[] {
  const found: number[] = [];
  for (let candidate = 2; found.length < count; candidate++) {
    if (found.every((prime) => candidate % prime !== 0)) found.push(candidate);
  }
  return found;
}
