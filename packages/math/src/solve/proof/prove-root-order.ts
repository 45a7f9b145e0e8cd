const squares = /^(\d{1,9}) < (\d{1,9}) < (\d{1,9})$/;
const roots = /^(\d{1,6}) < √(\d{1,9}) < (\d{1,6})$/;

/** `a < √n < b` follows from `A < n < B` where A and B are the squares of a and b. */
export function provesRootOrder(from: string, to: string): boolean {
  const [, low, middle, high] = (squares.exec(from) ?? []).map(Number);
  const [, a, n, b] = (roots.exec(to) ?? []).map(Number);
  if (low === undefined || middle === undefined || high === undefined) return false;
  if (a === undefined || n === undefined || b === undefined) return false;
  return a * a === low && b * b === high && n === middle && low < n && n < high;
}
