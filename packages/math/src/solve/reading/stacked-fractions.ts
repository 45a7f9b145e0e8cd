/** A bar of a fraction in a line of its own, with what stands beside it: `x → 2   ————`. */
const bar = /^\s*(?:(\S.*?)\s+)??[-—–―─_]{3,}\s*$/;
const isTerm = (text: string): boolean =>
  /[\da-z)]/i.test(text) && !/[a-z]{4,}|[?:]|[-—–―─_]{3,}/i.test(text);

/** What stands beside a numerator and the numerator: `(c)  lim   x² − 4` by the gap of two spaces between them. */
function besideOf(line: string): { readonly front: string; readonly term: string } {
  const [, front = '', term = ''] = /^\s*(?:(.*\S)\s{2,})?(\S.*?)\s*$/.exec(line) ?? [];
  return { front, term };
}

/**
 * A fraction that is copied as three lines, written in one: numerator, bar, denominator. A limit and where it is taken
 * stand beside the numerator and the bar. Null where a text holds no such lines.
 * @example withStackedFractions('x² − 9\n———\nx + 3') // '(x² − 9)/(x + 3)'
 */
export function withStackedFractions(text: string): string | null {
  const lines = text.split('\n');
  const at = lines.findIndex((line, i) => i > 0 && bar.test(line) && isTerm(lines[i + 1] ?? ''));
  const [, place = ''] = at < 0 ? [] : (bar.exec(lines[at] ?? '') ?? []);
  const { front, term } = besideOf(lines[at - 1] ?? '');
  if (at < 0 || !isTerm(term) || !(place === '' || isTerm(place))) return null;
  const fraction = [front, place, `(${term})/(${(lines[at + 1] ?? '').trim()})`].filter(Boolean).join(' ');
  const rest = [...lines.slice(0, at - 1), fraction, ...lines.slice(at + 2)].join('\n');
  return withStackedFractions(rest) ?? rest;
}
