/** A number from 0 to 1 that belongs to a place; the same city looks the same everywhere. */
export function randomAt(seed: number, a: number, b: number): number {
  let mixed = Math.imul(
    seed ^ Math.imul(a + 0x9e37, 0x85ebca6b) ^ Math.imul(b + 0x7f4a, 0xc2b2ae35),
    0x27d4eb2f,
  );
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed ^= mixed >>> 12;
  return (mixed >>> 0) / 4294967296;
}
