const number = String.raw`\d[\d,]*(?:\.\d+)?`;
const amount = String.raw`${number}(?: \p{Ll}+){0,4}`;
const calculation = new RegExp(`^${amount}(?: [×÷+−] ${amount})+ → ${amount}$`, 'u');
const unit = /(?<=\d)(?: \p{Ll}+)+/gu;

/**
 * A line that calculates with amounts as one with their numbers, as a student writes it.
 * @example bareAmounts('36 feet ÷ 3 feet per yard → 12 yards') // '36 ÷ 3 = 12'
 */
export function bareAmounts(work: string): string {
  return calculation.test(work) ? work.replace(unit, '').replace(' → ', ' = ') : work;
}
