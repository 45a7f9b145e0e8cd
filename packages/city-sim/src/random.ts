/** The next number of xorshift32, 1 to 2^32 - 1. Its state may not be 0. */
function nextRandom(state: number): number {
  let next = state;
  next ^= next << 13;
  next ^= next >>> 17;
  next ^= next << 5;
  return next >>> 0;
}

/** Start of a chance stream for a seed; neighbouring seeds begin far apart. */
export function startRandom(seed: number): number {
  let state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) >>> 0;
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35) >>> 0;
  return (state ^ (state >>> 16)) >>> 0 || 1;
}

/** Draws a whole number from 0 to `below` - 1 and moves the city's chance on. */
export function draw(city: { rng: number }, below: number): number {
  city.rng = nextRandom(city.rng);
  return city.rng % below;
}
