import type { DiagramOf } from '@playforward/diagram';

/** The prime factors of a whole number above 1, from the smallest on: 12 gives 2, 2, 3. */
export function primeFactors(number: number): readonly number[] {
  for (let prime = 2; prime * prime <= number; prime += 1) {
    if (number % prime === 0) return [prime, ...primeFactors(number / prime)];
  }
  return [number];
}

/** Every whole number that divides a number, from 1 on. */
export function divisorsOf(number: number): readonly number[] {
  return Array.from({ length: number }, (_, index) => index + 1).filter((one) => number % one === 0);
}

/** A number split into a prime and the rest until only primes are left. */
export function factorTreeOf(number: number): DiagramOf<'factor-tree'> {
  const nodes: { label: string; parent: number | null }[] = [{ label: String(number), parent: null }];
  let rest = number;
  for (const prime of primeFactors(number).slice(0, -1)) {
    const parent = nodes.length - 1;
    rest /= prime;
    nodes.push({ label: String(prime), parent }, { label: String(rest), parent });
  }
  return { kind: 'factor-tree', nodes };
}
