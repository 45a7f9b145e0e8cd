import type { Curve } from './curve.ts';

/** Whether curves are pieces of one function: each begins where the one before has ended, or later. */
export function arePieces(curves: readonly Curve[]): boolean {
  return (
    curves.length > 1 &&
    curves.every(({ from }, index) => {
      const end = curves[index - 1]?.to;
      return index === 0 || (typeof end === 'number' && from !== null && end <= from);
    })
  );
}
