import type { DiagramOf } from '@playforward/diagram';
import type { Level } from '../problem-spec.ts';
import type { Random } from '../random.ts';
import { areBelievable, isShort, linearSide, plus, termText } from './linear-sides.ts';
import { numberLineOf, signed } from './signed-numbers.ts';
import { drawLetter } from './variable-letters.ts';

export type Sign = '>' | '<' | '≥' | '≤';

/** The same comparison read from the other side; also what a negative factor makes of it. */
export const mirroredSign = { '>': '<', '<': '>', '≥': '≤', '≤': '≥' } as const;

/** px + q stands in the sign's relation to r; `c` is the boundary, and `constantFirst` writes q + px. */
export type TwoStepInequality = {
  readonly letter: string;
  readonly p: number;
  readonly q: number;
  readonly c: number;
  readonly sign: Sign;
  readonly constantFirst: boolean;
};

/**
 * Level 1 has a positive factor and positive numbers. From level 2 on the factor has either sign, and a positive one has a
 * negative number on the other side, so that each problem asks which of them reverses the symbol. Level 3 has the constant
 * first, and often halves.
 */
export function drawTwoStepInequality(level: Level, random: Random): TwoStepInequality {
  return random.until(() => {
    const size = level === 3 && random.chance(50) ? random.pick([0.5, 1.5, 2.5]) : random.int(2, 9);
    const p = level > 1 && random.chance(60) ? -size : size;
    const q = level === 1 ? random.int(1, 20) : random.int(-20, 20);
    const c = level === 1 ? random.int(1, 12) : random.int(-9, p < 0 ? 9 : -1);
    const r = p * c + q;
    const values = [c, (r + q) / p, r - q];
    const fits = q !== 0 && values.every(isShort) && areBelievable(values);
    const isPlain = level === 3 ? q > 0 : true;
    if (!fits || !isPlain) return null;
    const sign = random.pick(['>', '<', '≥', '≤'] as const);
    return { letter: drawLetter(random), p, q, c, sign, constantFirst: level === 3 };
  });
}

/** As content TeX without dollar signs. */
export function inequalityText({ letter, p, q, c, sign, constantFirst }: TwoStepInequality): string {
  const left = constantFirst
    ? `${signed(q)} ${p < 0 ? '−' : '+'} ${termText(Math.abs(p), letter)}`
    : linearSide(p, letter, q);
  return `${left} ${sign} ${signed(p * c + q)}`;
}

/** The sign that the solved inequality has. */
export function solvedSign({ p, sign }: Pick<TwoStepInequality, 'p' | 'sign'>): Sign {
  return p < 0 ? mirroredSign[sign] : sign;
}

/** What is left after the constant is undone, with the subtraction still written out. */
export function undoneText({ letter, p, q, c, sign }: TwoStepInequality): string {
  return `${termText(p, letter)} ${sign} ${signed(p * c + q)}${plus(-q)}`;
}

/** The solutions on a number line around their boundary. */
export function rayFrom(c: number, sign: Sign): DiagramOf<'number-line'> {
  const isOpen = sign === '>' || sign === '<';
  const span =
    sign === '>' || sign === '≥'
      ? { from: c, to: null, fromOpen: isOpen, toOpen: false }
      : { from: null, to: c, fromOpen: false, toOpen: isOpen };
  return numberLineOf({ min: c - 4, max: c + 4, spans: [span] });
}
