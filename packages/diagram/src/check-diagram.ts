import type { Diagram } from './diagram.ts';
import type { Layout } from './kinds/kind-module.ts';
import { openPicture } from './kinds/registry.ts';
import { boxContains, boxesOverlap } from './svg/box.ts';
import { sheetMaxHeight, textSize } from './svg/sheet.ts';

const phoneWidth = 320;
const leastTextPixels = 12;

/**
 * Everything wrong with a diagram that its schema cannot see, as sentences for its author; empty when it is fine.
 * @example checkDiagram(sampleDiagrams['fraction-bar'][0]) // []
 */
export function checkDiagram(diagram: Diagram): string[] {
  const picture = openPicture(diagram);
  return [...picture.check(), ...checkLayout(picture.layout())];
}

function checkLayout({ width, height, labels }: Layout): readonly string[] {
  const problems: string[] = [];
  const sheet = { x: 0, y: 0, width, height };
  for (const [index, label] of labels.entries()) {
    if (!boxContains(sheet, label.box)) problems.push(`Label ${label.text} does not fit on the drawing.`);
    for (const other of labels.slice(index + 1)) {
      if (boxesOverlap(label.box, other.box))
        problems.push(`Labels ${label.text} and ${other.text} overlap.`);
    }
  }
  const pixels = (textSize * phoneWidth) / width;
  if (pixels < leastTextPixels)
    problems.push(`Text is ${pixels} px tall at ${phoneWidth} px; 12 px is the least.`);
  if (height > sheetMaxHeight)
    problems.push(`The drawing is ${Math.ceil(height)} units tall; ${sheetMaxHeight} is the most.`);
  return problems;
}
