import { signed } from './signed-numbers.ts';

/** A root with all squares taken out: 72 gives 6 and 2, 49 gives 7 and 1. */
export function rootParts(square: number): readonly [outside: number, inside: number] {
  let [outside, inside] = [1, square];
  for (let by = 2; by * by <= inside; by += 1) {
    while (inside % (by * by) === 0) [outside, inside] = [outside * by, inside / (by * by)];
  }
  return [outside, inside];
}

/** A square root in simplest form as it is typed: 72 gives '6√2', 49 gives '7'. */
export function rootText(square: number): string {
  const [outside, inside] = rootParts(square);
  if (inside === 1) return String(outside);
  return outside === 1 ? `√${inside}` : `${outside}√${inside}`;
}

/** The same as content text, with a bar over what stands under the root. */
export function rootShown(square: number): string {
  return rootText(square).replace(/^(\d*)√(\d+)$/, (_, outside, inside) => `$${outside}\\sqrt{${inside}}$`);
}

/** h + √square as it is typed: '3 − 2√5', '7'. */
export function plusRoot(h: number, square: number, sign: 1 | -1 = 1): string {
  const root = rootText(square);
  if (!root.includes('√')) return signed(h + sign * Number(root));
  return h === 0 ? `${sign < 0 ? '−' : ''}${root}` : `${signed(h)} ${sign < 0 ? '−' : '+'} ${root}`;
}

/** The two solutions of (x − h)² = square as they are typed, the smaller one first. */
export function bothRoots(h: number, square: number): string {
  return `${plusRoot(h, square, -1)}, ${plusRoot(h, square)}`;
}
