import type { HandAnswer } from '@playforward/diagram';

/**
 * Something made by hand as it was written with `writeHand` or kept as JSON; null for any other text.
 *
 * @example readHand('{"kind":"mark-line","marks":[3]}') // { kind: 'mark-line', marks: [3] }
 */
export function readHand(text: string): HandAnswer | null {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' && read !== null && 'kind' in read ? (read as HandAnswer) : null;
  } catch {
    return null;
  }
}
