import type { DiagramOf } from '@playforward/diagram';
import { numberLineOf, signed } from './signed-numbers.ts';

/** All numbers between two ends; null runs on without end. */
export type Span = {
  readonly from: number | null;
  readonly to: number | null;
  readonly fromOpen: boolean;
  readonly toOpen: boolean;
};

/** The numbers above or below one end. */
export function raySpan(at: number, sign: '>' | '<' | '≥' | '≤'): Span {
  const open = sign === '>' || sign === '<';
  return sign === '>' || sign === '≥'
    ? { from: at, to: null, fromOpen: open, toOpen: true }
    : { from: null, to: at, fromOpen: true, toOpen: open };
}

/** As it is typed: '[3, ∞)', '(−2, 5]'. */
export function intervalText({ from, to, fromOpen, toOpen }: Span): string {
  const low = from === null ? '(−∞' : `${fromOpen ? '(' : '['}${signed(from)}`;
  const high = to === null ? '∞)' : `${signed(to)}${toOpen ? ')' : ']'}`;
  return `${low}, ${high}`;
}

/** Both, one after the other: '(−∞, 2) ∪ [5, ∞)'. */
export function unionText(spans: readonly Span[]): string {
  return spans.map(intervalText).join(' ∪ ');
}

/** As TeX without dollar signs: 'x ≥ 3', '−2 < x ≤ 5'. */
export function spanInequality({ from, to, fromOpen, toOpen }: Span, letter: string): string {
  if (from === null) return `${letter} ${toOpen ? '<' : '≤'} ${signed(to ?? 0)}`;
  if (to === null) return `${letter} ${fromOpen ? '>' : '≥'} ${signed(from)}`;
  return `${signed(from)} ${fromOpen ? '<' : '≤'} ${letter} ${toOpen ? '<' : '≤'} ${signed(to)}`;
}

/** The spans on a number line that reaches a little beyond their ends. */
export function lineOfSpans(spans: readonly Span[], label: string | null = null): DiagramOf<'number-line'> {
  const ends = spans.flatMap(({ from, to }) => [from, to]).filter((end) => end !== null);
  const [min, max] = [Math.floor(Math.min(...ends)) - 2, Math.ceil(Math.max(...ends)) + 2];
  return numberLineOf({
    min,
    max,
    labelStep: labelStepOf(max - min),
    label,
    spans: spans.map(({ from, to, fromOpen, toOpen }) => ({
      from,
      to,
      fromOpen: from !== null && fromOpen,
      toOpen: to !== null && toOpen,
    })),
  });
}

/** So that numbers do not touch each other. */
function labelStepOf(length: number): number {
  if (length <= 8) return 1;
  return length <= 12 ? 2 : 5;
}
