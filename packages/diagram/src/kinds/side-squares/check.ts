import type { SideSquaresLayout } from './layout.ts';
import type { SideSquares } from './schema.ts';

const mostRatio = 4;
const mostOff = 0.02;

/** Numbers with one unit have to stand to each other as the areas do; a label has to fit into its square. */
export function checkSideSquares(
  { legs, squares }: SideSquares,
  layout: SideSquaresLayout,
): readonly string[] {
  const [a, b] = legs;
  const problems: string[] = [];
  if (Math.max(a, b) > mostRatio * Math.min(a, b))
    problems.push(`One leg is more than ${mostRatio} times as long as the other.`);
  const areas = [a * a, b * b, a * a + b * b];
  const told = squares.flatMap((text, index) => {
    const size = Number(/^[\d,.]+/.exec(text ?? '')?.[0].replaceAll(',', '') ?? Number.NaN);
    return Number.isNaN(size) ? [] : [{ text, ratio: size / (areas[index] ?? 1) }];
  });
  const [first] = told;
  for (const { text, ratio } of told)
    if (first && Math.abs(ratio / first.ratio - 1) > mostOff)
      problems.push(`The area ${text} is not drawn in proportion to ${first.text}.`);
  const rooms = [a, b, Math.min(a, b)].map((side) => side * layout.scale);
  for (const { box, text } of layout.labels)
    if (box.width > Math.max(...rooms)) problems.push(`The label ${text} is too wide.`);
  return problems;
}
