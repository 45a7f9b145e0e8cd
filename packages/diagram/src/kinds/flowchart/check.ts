import { sheetMaxHeight } from '../../svg/sheet.ts';
import type { FlowchartLayout } from './layout.ts';
import type { Flowchart } from './schema.ts';

export function checkFlowchart({ boxes }: Flowchart, layout: FlowchartLayout): readonly string[] {
  const problems: string[] = [];
  if (boxes.some(({ text, side }) => text.trim() === '' || side?.trim() === ''))
    problems.push('Every box needs a text.');
  if (boxes.at(-1)?.side !== null) problems.push('The last box leads nowhere, so it cannot ask anything.');
  for (const { box, label } of layout.rows.flatMap(({ main, side }) => (side ? [main, side] : [main]))) {
    if (label.width > box.width) problems.push(`The text ${label.text} is wider than its box.`);
  }
  if (layout.height > sheetMaxHeight) problems.push('There are too many boxes for one picture.');
  return problems;
}
