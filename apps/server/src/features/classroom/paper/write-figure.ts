import { arcPath, type HandPart, type HandSpot, type HandTaskOf } from '@playforward/diagram';
import { inHtml } from '../in-html.ts';

const widest = 280;
const tallest = 220;
const margin = 26;
const letters = 14;
const radius = 22;

type At = (spot: HandSpot) => HandSpot;

function spotsOf({ shape }: HandPart): readonly HandSpot[] {
  if (shape.kind === 'segment') return [shape.from, shape.to];
  if (shape.kind === 'region') return shape.corners;
  return shape.kind === 'angle' ? [shape.at, shape.from, shape.to] : [];
}

const round = (value: number): number => Math.round(value * 10) / 10;

function pathOf(spots: readonly HandSpot[], at: At): string {
  return `M${spots.map((spot) => at(spot).map(round).join(' ')).join('L')}`;
}

function partOf({ shape }: HandPart, at: At): string {
  if (shape.kind === 'term') return '';
  const dash = shape.kind === 'segment' && shape.dashed ? ' stroke-dasharray="5 5"' : '';
  const path =
    shape.kind === 'angle'
      ? arcPath(at(shape.at), at(shape.from), at(shape.to), radius)
      : shape.kind === 'region'
        ? `${pathOf(shape.corners, at)}Z`
        : pathOf([shape.from, shape.to], at);
  return `<path d="${path}"${dash}/>`;
}

/** A figure of which parts are to be marked, in black lines, with the words in it; nothing where it has only terms. */
export function writeFigure({ parts, outline = [], labels = [] }: HandTaskOf<'mark-figure'>): string {
  const all = [...parts.flatMap(spotsOf), ...outline.flat(), ...labels.map(({ at }) => at)];
  if (parts.every(({ shape }) => shape.kind === 'term')) return '';
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)];
  const [left, right, bottom, top] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const unit = Math.min(widest / (right - left || 1), tallest / (top - bottom || 1));
  const at: At = ([x, y]) => [margin + (x - left) * unit, margin + (top - y) * unit];
  const [width, height] = [right - left, top - bottom].map((size) => round(2 * margin + size * unit));
  const lines = [
    ...outline.map((spots) => `<path d="${pathOf(spots, at)}"/>`),
    ...parts.map((part) => partOf(part, at)),
  ];
  const words = labels.map(({ at: spot, text }) => {
    const [x, y] = at(spot);
    return `<text x="${round(x)}" y="${round(y + letters / 3)}">${inHtml(text)}</text>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><g fill="none" stroke="#000" stroke-width="1.6" stroke-linecap="round">${lines.join('')}</g><g font-family="sans-serif" font-size="${letters}" text-anchor="middle" stroke="#fff" stroke-width="4" paint-order="stroke">${words.join('')}</g></svg>`;
  const names = parts.map(({ name }) => name).join(', ');
  return `<img class="diagram" src="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}" alt="${inHtml(names)}">`;
}
