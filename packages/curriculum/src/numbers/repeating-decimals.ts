/** A repeating decimal as TeX with a bar over its block: 2, '4' and '7' give '2.4\overline{7}'. */
export function repeatingText(
  whole: number,
  { fixed = '', block }: { fixed?: string; block: string },
): string {
  return `${whole}.${fixed}\\overline{${block}}`;
}

/** Long division: the digits before the block, the block that repeats, empty where the decimal ends, the remainder that comes again, the divisions that give the digits, and the remainder of each. */
export function digitsOf(top: number, bottom: number) {
  const seen = new Map<number, number>();
  const digits: number[] = [];
  const divided: string[] = [];
  const rests: number[] = [];
  let rest = top % bottom;
  while (rest !== 0 && !seen.has(rest)) {
    seen.set(rest, digits.length);
    divided.push(`${rest * 10} ÷ ${bottom}`);
    digits.push(Math.floor((rest * 10) / bottom));
    rest = (rest * 10) % bottom;
    rests.push(rest);
  }
  const from = rest === 0 ? digits.length : (seen.get(rest) ?? 0);
  return {
    whole: Math.floor(top / bottom),
    fixed: digits.slice(0, from).join(''),
    block: digits.slice(from).join(''),
    again: rest,
    divided: divided.join(', '),
    rests,
  };
}
