import type { Diagram } from '@playforward/diagram';

/** A number with a true minus sign, as text and labels show it: −7, 2.5. */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

type NumberLine = Extract<Diagram, { kind: 'number-line' }>;

/** A number line with nothing on it but its ticks; numbers at every tick unless told otherwise. */
export function numberLineOf(
  scale: Pick<NumberLine, 'min' | 'max'> & Partial<Omit<NumberLine, 'kind'>>,
): NumberLine {
  const step = scale.step ?? 1;
  return {
    kind: 'number-line',
    step,
    labelStep: step,
    as: 'decimal',
    label: null,
    points: [],
    spans: [],
    jumps: [],
    ...scale,
  };
}
