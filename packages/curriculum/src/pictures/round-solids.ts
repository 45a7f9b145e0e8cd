import type { DiagramOf } from '@playforward/diagram';

type RoundSolid = DiagramOf<'round-solid'>;
type Part = readonly [shape: RoundSolid['parts'][number]['shape'], height?: number, label?: string | null];

/** A solid of parts from the bottom up, with one length across; a label of null asks, '' writes nothing. */
export function roundSolid(
  parts: readonly Part[],
  {
    r,
    label,
    drawn = 'radius',
    slant = '',
  }: {
    readonly r: number;
    readonly label: string | null;
    readonly drawn?: RoundSolid['drawn'];
    readonly slant?: string | null;
  },
): RoundSolid {
  return {
    kind: 'round-solid',
    parts: parts.map(([shape, size, written = '']) => ({
      shape,
      height: size === undefined ? null : { size, label: written },
    })),
    radius: { size: r, label },
    drawn,
    slant,
  };
}
