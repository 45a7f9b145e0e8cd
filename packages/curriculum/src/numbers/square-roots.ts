/** A square root in simplest form as it is typed: 72 gives '6√2', 49 gives '7'. */
export function rootText(square: number): string {
  let [outside, inside] = [1, square];
  for (let by = 2; by * by <= inside; by += 1) {
    while (inside % (by * by) === 0) [outside, inside] = [outside * by, inside / (by * by)];
  }
  if (inside === 1) return String(outside);
  return outside === 1 ? `√${inside}` : `${outside}√${inside}`;
}

/** The same as content text, with a bar over what stands under the root. */
export function rootShown(square: number): string {
  return rootText(square).replace(/^(\d*)√(\d+)$/, (_, outside, inside) => `$${outside}\\sqrt{${inside}}$`);
}
