const value = String.raw`[-−–]?\d+(?:[./]\d+)?`;
const head = /^\s*\|?\s*([a-z])\s*\|\s*([a-z])\s*\|?\s*$/;
const rule = /^[\s|:+-]*-[\s|:+-]*$/;
const row = new RegExp(String.raw`^\s*\|?\s*(${value})\s*\|\s*(${value})\s*\|?\s*$`);

/**
 * A table of two letters copied with bars, one line a pair, as one line a letter: `x | y` above `2 | 7` and `4 | 14` is
 * `x: 2, 4` above `y: 7, 14`. Null where a text holds no such table, or one with other lines in it.
 */
export function withBarTables(text: string): string | null {
  const lines = text.split('\n');
  const at = lines.findIndex((line) => head.test(line));
  const [, first, second] = head.exec(lines[at] ?? '') ?? [];
  if (first === undefined || first === second) return null;
  const from = at + (rule.test(lines[at + 1] ?? '') ? 2 : 1);
  const below = lines.slice(from).map((line) => row.exec(line));
  const end = below.indexOf(null);
  const pairs = below.slice(0, end < 0 ? below.length : end);
  const rest = lines.slice(from + pairs.length);
  if (pairs.length < 2 || rest.some((line) => line.includes('|'))) return null;
  const column = (i: number): string => pairs.map((one) => one?.[i]?.replace(/[−–]/, '-')).join(', ');
  return [...lines.slice(0, at), `${first}: ${column(1)}`, `${second}: ${column(2)}`, ...rest].join('\n');
}
