/** A repeating decimal as TeX with a bar over its block: 2, '4' and '7' give '2.4\overline{7}'. */
export function repeatingText(
  whole: number,
  { fixed = '', block }: { fixed?: string; block: string },
): string {
  return `${whole}.${fixed}\\overline{${block}}`;
}
