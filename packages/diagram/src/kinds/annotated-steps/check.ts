import { sheetMaxHeight } from '../../svg/sheet.ts';
import type { AnnotatedStepsLayout } from './layout.ts';
import type { AnnotatedSteps } from './schema.ts';

export function checkAnnotatedSteps(
  { steps }: AnnotatedSteps,
  layout: AnnotatedStepsLayout,
): readonly string[] {
  const problems: string[] = [];
  if (steps.some(({ work }) => work?.trim() === ''))
    problems.push('Every step needs something that stands there.');
  for (const { box, work, note } of layout.steps) {
    if (work.width > box.width) problems.push(`The step ${work.text} is wider than its box.`);
    if (note && note.box.x + note.width > layout.width) problems.push(`The note ${note.text} is too wide.`);
  }
  if (layout.height > sheetMaxHeight) problems.push('There are too many lines for one picture.');
  return problems;
}
