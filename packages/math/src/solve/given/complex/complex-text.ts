import { parseMath } from '../../../read/parse.ts';
import { exactText } from '../../print/exact-text.ts';

/** A number in exact form; null where it has none here. */
export const exactPart = (text: string): string | null => {
  const read = parseMath(text);
  return read.ok ? exactText(read.node) : null;
};

/** The exact real and imaginary part of a number by its size and angle. */
export function rectangular(size: string, angle: string): string | null {
  const [real, imaginary] = [exactPart(`${size} · cos(${angle})`), exactPart(`${size} · sin(${angle})`)];
  if (real === null || imaginary === null) return null;
  const root = /^(-?)(√\d+)$/.exec(imaginary);
  const unit = root
    ? `${root[1]}i${root[2]}`
    : imaginary === '1'
      ? 'i'
      : imaginary === '-1'
        ? '-i'
        : /[ /√]/.test(imaginary)
          ? `(${imaginary})i`
          : `${imaginary}i`;
  if (imaginary === '0') return real;
  if (real === '0') return unit;
  return `${real} + ${unit}`.replace('+ -', '- ');
}
