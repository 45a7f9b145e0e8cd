import type { BalanceLayout } from './layout.ts';
import type { Balance } from './schema.ts';

const mostThings = 16;

export function checkBalance({ left, right, tilt }: Balance, layout: BalanceLayout): readonly string[] {
  const problems: string[] = [];
  if (Math.max(layout.left.length, layout.right.length) > mostThings)
    problems.push(`A pan holds at most ${mostThings} things.`);
  const wide = [...layout.left, ...layout.right].find(({ box, label }) => label.width > box.width + 0.01);
  if (wide) problems.push(`The label ${wide.label.text} is wider than what it stands on.`);
  const [a, b] = [weightOf(left), weightOf(right)];
  const stands = a === null || b === null ? tilt : a === b ? 'level' : a > b ? 'left-down' : 'right-down';
  if (stands !== tilt) problems.push('The scale does not stand as its numbers say.');
  return problems;
}

/** What lies on a pan of plain numbers, or null where something is unknown. */
function weightOf(pan: Balance['left']): number | null {
  let sum = 0;
  for (const { label, count } of pan) {
    if (label === null || !/^\d+(\.\d+)?$/.test(label.trim())) return null;
    sum += Number(label) * count;
  }
  return sum;
}
