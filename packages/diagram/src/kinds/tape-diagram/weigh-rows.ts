import { isAsked } from '../../label/place-label.ts';
import type { TapeDiagram } from './schema.ts';

/** A box that is narrower than this part of the widest is not drawn to scale, so that its label finds room. */
const leastWeight = 0.25;
/** Numbers beside a letter: nobody knows how large it is, but it is another size. */
const besideLetter = 0.6;

/**
 * How wide the boxes of each bar are beside the widest. Numbers are drawn to scale, so that unequal ones never look
 * equal; boxes without a label, or with a value that is asked for, are alike.
 */
export function weighRows({ rows }: TapeDiagram): readonly number[] {
  const labels = rows.map(({ boxLabel }) => boxLabel?.trim() ?? '');
  const values = labels.map(numberIn);
  const known = values.filter((value) => value !== null);
  const isOpen = labels.some((label) => label === '' || isAsked(label));
  if (isOpen || new Set(labels).size < 2 || known.length === 0) return rows.map(() => 1);
  const most = Math.max(...known) / (known.length < values.length ? besideLetter : 1);
  return values.map((value) => (value === null || most === 0 ? 1 : Math.max(leastWeight, value / most)));
}

/** The number that a label gives, with or without a unit; null for a letter or a term. */
function numberIn(label: string): number | null {
  const [, whole, under] = /^\$?(\d[\d,]*(?:\.\d+)?)(?:\/(\d+))?(?:%|\s|$)/.exec(label) ?? [];
  if (whole === undefined) return null;
  const value = Number(whole.replaceAll(',', '')) / Number(under ?? 1);
  return Number.isFinite(value) ? value : null;
}
