import type { Box } from '../svg/box.ts';
import { measureText } from './measure-text.ts';
import { type LabelPart, splitLabel } from './split-label.ts';

/** plain: a value. strong: a value in bold. name: what a line or row is. The others stand on a ground of their own. */
export type LabelLook = 'plain' | 'strong' | 'name' | 'marked' | 'asked' | 'chip';

export type LabelAlign = 'start' | 'middle' | 'end';

type Part = { readonly part: LabelPart; readonly x: number; readonly width: number };

/** One line of a label; x counts from the left edge of the line. */
export type LabelLine = { readonly parts: readonly Part[]; readonly width: number; readonly height: number };

/** A label before it has a place. `text` is what it says; `box` sizes include the ground of its look. */
export type SizedLabel = {
  readonly text: string;
  readonly look: LabelLook;
  readonly lines: readonly LabelLine[];
  readonly width: number;
  readonly height: number;
};

/** A label with its place: `box` is all it covers, and no two boxes of a diagram may overlap. */
export type PlacedLabel = SizedLabel & { readonly align: LabelAlign; readonly box: Box };

const lineHeight = 22;
const fractionHeight = 42;

/** Room between text and the edge of its ground, left and right. */
const padding: Readonly<Record<LabelLook, number>> = {
  plain: 2,
  strong: 2,
  name: 1,
  marked: 8,
  asked: 8,
  chip: 9,
};
const minWidth: Readonly<Record<LabelLook, number>> = {
  plain: 0,
  strong: 0,
  name: 0,
  marked: 34,
  asked: 38,
  chip: 44,
};
const extraHeight: Readonly<Record<LabelLook, number>> = {
  plain: 0,
  strong: 0,
  name: 0,
  marked: 6,
  asked: 6,
  chip: 6,
};

function isBold(look: LabelLook): boolean {
  return look !== 'plain';
}

export function hasGround(look: LabelLook): boolean {
  return look === 'marked' || look === 'asked' || look === 'chip';
}

/** Asked for: written as '?' or left out. */
export function isAsked(value: string | null): boolean {
  return value === null || value.trim() === '?';
}

/** Look and text of a value: one that is asked for shows a question mark whatever else holds. */
export function sizeValue(value: string | null, look: LabelLook = 'plain'): SizedLabel {
  return isAsked(value) ? sizeLabel('?', 'asked') : sizeLabel(value ?? '', look);
}

/** Measures a label; with a width limit it wraps between words, never inside one. */
export function sizeLabel(text: string, look: LabelLook, maxWidth = Number.POSITIVE_INFINITY): SizedLabel {
  const room = maxWidth - 2 * padding[look];
  const lines = wrapWords(text, look, room).map((line) => measureLine(line, look));
  const width = Math.max(minWidth[look], ...lines.map((line) => line.width + 2 * padding[look]));
  const height = lines.reduce((sum, line) => sum + line.height, 0) + extraHeight[look];
  return { text, look, lines, width, height };
}

/** Gives a measured label its place: x by its alignment, y at its middle. */
export function placeLabel(
  label: SizedLabel,
  x: number,
  y: number,
  align: LabelAlign = 'middle',
): PlacedLabel {
  const shift = { start: 0, middle: label.width / 2, end: label.width }[align];
  const box = { x: x - shift, y: y - label.height / 2, width: label.width, height: label.height };
  return { ...label, align, box };
}

function measureLine(text: string, look: LabelLook): LabelLine {
  const weight = isBold(look) ? 'bold' : 'normal';
  const parts: Part[] = [];
  let x = 0;
  for (const part of splitLabel(text)) {
    if (x > 0) x += gapBefore(part, parts.at(-1)?.part);
    const width =
      part.kind === 'text'
        ? measureText(part.text, weight)
        : Math.max(measureText(part.top, weight), measureText(part.bottom, weight)) + 4;
    parts.push({ part, x, width });
    x += width;
  }
  const tall = parts.some(({ part }) => part.kind === 'fraction');
  return { parts, width: x, height: tall ? fractionHeight : lineHeight };
}

/** A mixed number stands closer together than a fraction and its unit. */
function gapBefore(part: LabelPart, before: LabelPart | undefined): number {
  return part.kind === 'fraction' && before?.kind === 'text' && /\d$/.test(before.text) ? 3 : 5;
}

function wrapWords(text: string, look: LabelLook, room: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ').filter((part) => part !== '')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last === undefined || measureLine(longer, look).width > room) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines.length === 0 ? [''] : lines;
}
