import { decimal, element, type Markup } from './element.ts';

/** From how far to how far a brace reaches, and where its two ends stand on the other axis. */
export type Brace = { readonly from: number; readonly to: number; readonly base: number };

/** How far the point of a brace stands away from its ends. */
export const braceDepth = 14;

/** A brace over something wide: ends below, point upwards. */
export function drawBraceAbove(brace: Brace): Markup {
  return drawBrace(brace, (along, out) => [along, brace.base - out]);
}

/** A brace beside something tall: ends at the left, point to the right. */
export function drawBraceRight(brace: Brace): Markup {
  return drawBrace(brace, (along, out) => [brace.base + out, along]);
}

function drawBrace(
  { from, to }: Brace,
  place: (along: number, out: number) => readonly [number, number],
): Markup {
  const half = braceDepth / 2;
  const middle = (from + to) / 2;
  const bend = Math.min(9, (to - from) / 4);
  const at = (along: number, out: number) => place(along, out).map(decimal).join(' ');
  const d = [
    `M${at(from, 0)}Q${at(from, half)} ${at(from + bend, half)}`,
    `L${at(middle - bend, half)}Q${at(middle, half)} ${at(middle, braceDepth)}`,
    `Q${at(middle, half)} ${at(middle + bend, half)}L${at(to - bend, half)}`,
    `Q${at(to, half)} ${at(to, 0)}`,
  ].join('');
  return element('path', { class: 'brace', d });
}
