import { element, type Markup } from '../svg/element.ts';
import { hasGround, type LabelLine, type LabelLook, type PlacedLabel } from './place-label.ts';

const textClass: Readonly<Record<LabelLook, string | undefined>> = {
  plain: undefined,
  strong: 'strong',
  name: 'name',
  marked: 'marked-text',
  asked: 'asked-text',
  chip: 'strong',
};

const barClass: Readonly<Record<LabelLook, string>> = {
  plain: 'bar',
  strong: 'bar',
  name: 'bar',
  marked: 'bar bar-marked',
  asked: 'bar bar-asked',
  chip: 'bar',
};

/** Text sits this far below the middle of its line. */
const baseline = 6.5;

type Line = { readonly line: LabelLine; readonly left: number; readonly middle: number };

/** The label with its ground (chip, tinted or dashed box), fractions stacked. */
export function drawLabel(label: PlacedLabel): Markup {
  return element('g', { 'data-label': label.text }, ...drawGround(label), ...drawLines(label));
}

function drawGround({ look, box }: PlacedLabel): readonly Markup[] {
  if (!hasGround(look)) return [];
  const radius = Math.min(look === 'chip' ? 14 : 9, box.height / 2);
  return [element('rect', { class: look, ...box, rx: radius })];
}

function drawLines(label: PlacedLabel): readonly Markup[] {
  const { box, lines } = label;
  const inside = lines.reduce((sum, line) => sum + line.height, 0);
  let top = box.y + (box.height - inside) / 2;
  return lines.flatMap((line) => {
    const middle = top + line.height / 2;
    top += line.height;
    return drawLine(label, { line, left: leftOf(label, line), middle });
  });
}

function leftOf({ align, box, look }: PlacedLabel, line: LabelLine): number {
  const centred = box.x + (box.width - line.width) / 2;
  if (hasGround(look)) return centred;
  return { start: box.x, middle: centred, end: box.x + box.width - line.width }[align];
}

/** Text beside a fraction leans on it, so that no gap opens where a font is narrower than measured. */
function drawLine(label: PlacedLabel, { line, left, middle }: Line): readonly Markup[] {
  const style = textClass[label.look];
  return line.parts.flatMap(({ part, x, width }, index) => {
    const start = left + x;
    if (part.kind === 'fraction') return drawFraction(part, { x: start, y: middle, width }, label.look);
    const anchor = anchorOf(label, line.parts.length, index);
    const at = start + { start: 0, middle: width / 2, end: width }[anchor];
    return [element('text', { class: style, x: at, y: middle + baseline, 'text-anchor': anchor }, part.text)];
  });
}

function anchorOf({ align, look }: PlacedLabel, count: number, index: number): 'start' | 'middle' | 'end' {
  if (count === 1) return hasGround(look) ? 'middle' : align;
  return index === 0 ? 'end' : index === count - 1 ? 'start' : 'middle';
}

function drawFraction(
  { top, bottom }: { readonly top: string; readonly bottom: string },
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
  look: LabelLook,
): readonly Markup[] {
  const text = { class: textClass[look], x: x + width / 2, 'text-anchor': 'middle' };
  return [
    element('text', { ...text, y: y - 5 }, top),
    element('line', { class: barClass[look], x1: x, x2: x + width, y1: y, y2: y }),
    element('text', { ...text, y: y + 18 }, bottom),
  ];
}
