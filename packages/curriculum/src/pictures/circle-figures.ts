import type { DiagramOf } from '@playforward/diagram';

/** A circle with its radius or its diameter drawn and labeled; a label of null asks for it. */
export function circleWith(
  part: 'radius' | 'diameter',
  size: number,
  label: string | null,
): DiagramOf<'circle'> {
  const r = part === 'radius' ? size : size / 2;
  return {
    kind: 'circle',
    points: [
      { name: '', x: 0, y: 0, dot: true },
      { name: '', x: r, y: 0, dot: false },
      { name: '', x: -r, y: 0, dot: false },
    ],
    area: [],
    segments: [{ from: part === 'radius' ? 0 : 2, to: 1, label, style: 'solid', ticks: 0 }],
    angles: [],
    circles: [{ center: 0, through: 1, dashed: false }],
    toScale: true,
  };
}
