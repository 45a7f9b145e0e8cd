import type { RoundSolidLayout } from './layout.ts';
import type { RoundSolid } from './schema.ts';

const mostRatio = 8;

export function checkRoundSolid({ parts, radius }: RoundSolid, layout: RoundSolidLayout): readonly string[] {
  const problems: string[] = [];
  for (const { shape, height } of parts) {
    const isRound = shape === 'sphere' || shape.startsWith('hemisphere');
    if (isRound !== (height === null))
      problems.push(isRound ? `A ${shape} has no height of its own.` : `A ${shape} needs a height.`);
    const ratio = height ? height.size / (2 * radius.size) : 1;
    if (ratio > mostRatio || ratio < 1 / mostRatio) problems.push(`The ${shape} is too long or too flat.`);
  }
  if (parts.length > 1 && parts.some(({ shape }) => shape === 'sphere'))
    problems.push('A sphere stands alone.');
  const fits = parts.every(({ shape }, index) => {
    const hasUpper = index < parts.length - 1;
    const pointsUp = shape === 'cone' || shape === 'hemisphere';
    const pointsDown = shape === 'cone-down' || shape === 'hemisphere-down';
    return !(hasUpper && pointsUp) && !(index > 0 && pointsDown);
  });
  if (!fits) problems.push('Two parts touch at a point only.');
  for (const { box, text } of layout.labels)
    if (box.x < 0 || box.x + box.width > layout.width) problems.push(`The label ${text} is too wide.`);
  return problems;
}
