import { lowestTerms } from './fraction-amounts.ts';

/** Degrees in radians as typed text: 0, 'π/6', '7π/12', 'π'. */
export function radianText(degrees: number): string {
  if (degrees === 0) return '0';
  const [top, bottom] = lowestTerms(Math.abs(degrees), 180);
  const shown = top === 1 ? 'π' : `${top}π`;
  return `${degrees < 0 ? '−' : ''}${shown}${bottom === 1 ? '' : `/${bottom}`}`;
}

/** The same as TeX, without dollar signs: '\frac{7\pi}{12}'. */
export function radianTex(degrees: number): string {
  const text = radianText(degrees).replace('π', '\\pi').replace('−', '-');
  return text.replace(/^(-?)(.+)\/(\d+)$/, '$1\\frac{$2}{$3}');
}

/** Angles from 0 up to, but not with, 360 degrees, in radians and in order: 'π/6, 5π/6'. */
export function radianSet(degrees: readonly number[]): string {
  return [...new Set(degrees)]
    .sort((a, b) => a - b)
    .map(radianText)
    .join(', ');
}

const halves = ['0', '1/2', '√2/2', '√3/2', '1'] as const;
const byReference: Readonly<Record<number, (typeof halves)[number]>> = {
  0: '0',
  30: '1/2',
  45: '√2/2',
  60: '√3/2',
  90: '1',
};

/** The sine of a multiple of 30 or 45 degrees as typed text: '−√3/2'. Throws for other angles. */
export function exactSine(degrees: number): string {
  const turn = ((degrees % 360) + 360) % 360;
  const half = turn % 180;
  const size = byReference[half > 90 ? 180 - half : half];
  if (size === undefined) throw new RangeError(`${degrees} degrees have no short sine`);
  return turn > 180 && size !== '0' ? `−${size}` : size;
}

/** The cosine of a multiple of 30 or 45 degrees as typed text. */
export function exactCosine(degrees: number): string {
  return exactSine(degrees + 90);
}

/** A short exact value as TeX, without dollar signs: '-\frac{\sqrt{3}}{2}'. */
export function exactTex(value: string): string {
  return value
    .replace('−', '-')
    .replace(/√(\d+)/, '\\sqrt{$1}')
    .replace(/^(-?)(.+)\/(\d+)$/, '$1\\frac{$2}{$3}');
}

/** All angles from 0 to below 360 degrees whose sine or cosine is this short exact value. */
export function anglesWith(fn: 'sin' | 'cos', value: string): readonly number[] {
  const reference = { '0': 0, '1/2': 30, '√2/2': 45, '√3/2': 60, '1': 90 }[value.replace('−', '')] ?? 0;
  const below = value.startsWith('−');
  const sines = below ? [180 + reference, 360 - reference] : [reference, 180 - reference];
  const turns = fn === 'sin' ? sines : sines.map((angle) => angle - 90);
  return [...new Set(turns.map((angle) => (angle + 360) % 360))].sort((a, b) => a - b);
}
