/** The two kinds a machine here can tell apart. */
export type Kind = 'first' | 'second';

/** A place on the plane; both numbers from 0 to 100. */
export type Place = { readonly x: number; readonly y: number };

export type Example = Place & { readonly kind: Kind };

/** More examples are no better seen, and a page stays quick with these. */
export const mostExamples = 120;

const within = (value: number): number => Math.min(100, Math.max(0, Math.round(value)));

/** The place with whole numbers from 0 to 100; null where one of them is no number. */
export function toPlace({ x, y }: Place): Place | null {
  return Number.isFinite(x) && Number.isFinite(y) ? { x: within(x), y: within(y) } : null;
}

/** What keeps a machine from learning to tell two kinds apart; null where nothing does. */
export function missingToLearn(examples: readonly Example[]): 'examples' | Kind | null {
  if (examples.length === 0) return 'examples';
  if (!examples.some(({ kind }) => kind === 'first')) return 'first';
  if (!examples.some(({ kind }) => kind === 'second')) return 'second';
  return null;
}
