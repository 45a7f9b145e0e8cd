import type { Diagram } from '@playforward/diagram';
import { commonDivisor } from './lowest-terms.ts';

/** A number with a true minus sign, as text and labels show it: −7, 2.5. */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

type NumberLine = Extract<Diagram, { kind: 'number-line' }>;
type UprightLine = Extract<Diagram, { kind: 'upright-line' }>;

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

/** A number line that stands upright, as on a thermometer; numbers at every tick unless told otherwise. */
export function uprightLineOf(
  scale: Pick<UprightLine, 'min' | 'max'> & Partial<Omit<UprightLine, 'kind'>>,
): UprightLine {
  const step = scale.step ?? 1;
  return { kind: 'upright-line', step, labelStep: step, as: 'decimal', label: null, points: [], ...scale };
}

/** A fraction in lowest terms as it is typed, with its whole part in front: −5 over 4 gives '−1 1/4'. */
export function signedMixed(top: number, bottom: number): string {
  const size = Math.abs(top);
  const divisor = commonDivisor(size, bottom);
  const [rest, under] = [(size % bottom) / divisor, bottom / divisor];
  const whole = Math.floor(size / bottom);
  const part = rest === 0 ? '' : `${rest}/${under}`;
  const text = whole === 0 ? part || '0' : `${whole}${part === '' ? '' : ` ${part}`}`;
  return top < 0 ? `−${text}` : text;
}

/** Typed text with its fraction set as one number over the other: '−1 1/4' as content text. */
export function typeset(text: string): string {
  return text.replace(/(\d+)\/(\d+)/g, (_, top: string, bottom: string) => `$\\frac{${top}}{${bottom}}$`);
}
