import { type PlacedLabel, placeLabel, sizeLabel, sizeValue } from '../../label/place-label.ts';
import type { Box } from '../../svg/box.ts';
import { margin, sheetWidth } from '../../svg/sheet.ts';
import type { Layout } from '../kind-module.ts';
import type { AnnotatedSteps } from './schema.ts';

type LaidStep = { readonly box: Box; readonly work: PlacedLabel; readonly note: PlacedLabel | null };

export type AnnotatedStepsLayout = Layout & { readonly steps: readonly LaidStep[] };

const workWidth = 206;
const noteLeft = margin + workWidth + 22;
const leastRow = 42;
const gap = 20;

/** Work stands in boxes below each other, each with its note at the right. */
export function layoutAnnotatedSteps({ steps }: AnnotatedSteps): AnnotatedStepsLayout {
  let top = margin;
  const laid = steps.map(({ work, note }): LaidStep => {
    const sized = sizeValue(work, 'strong');
    const sizedNote = note.trim() === '' ? null : sizeLabel(note, 'name', sheetWidth - margin - noteLeft);
    const height = Math.max(leastRow, sized.height + 12, sizedNote?.height ?? 0);
    const box = { x: margin, y: top, width: workWidth, height };
    const middle = top + height / 2;
    top += height + gap;
    return {
      box,
      work: placeLabel(sized, margin + workWidth / 2, middle),
      note: sizedNote && placeLabel(sizedNote, noteLeft, middle, 'start'),
    };
  });
  return {
    width: sheetWidth,
    height: top - gap + margin,
    labels: laid.flatMap(({ work, note }) => (note ? [work, note] : [work])),
    steps: laid,
  };
}
