const known = new Map<string, RegExp>();
const mostKnown = 64;

function patternOf(value: string): RegExp {
  const found = known.get(value);
  if (found) return found;
  const escaped = value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '(?:\\s*| and )');
  const pattern = new RegExp(String.raw`(?<![\d:/]|\d[.,])${escaped}(?![\d:/]|[.,]\d)`);
  if (known.size >= mostKnown) known.clear();
  known.set(value, pattern);
  return pattern;
}

/** Whether a text holds this value as a number or term of its own, not as a part of a longer one. */
export function statesValue(text: string, value: string): boolean {
  // Most texts hold no part of it: that is seen without a pattern, which costs far more to build than to try.
  return value.split(/\s+/).every((part) => text.includes(part)) && patternOf(value).test(text);
}
