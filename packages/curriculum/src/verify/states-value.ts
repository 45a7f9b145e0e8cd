import { oncePerText } from './once-per-text.ts';

const patternOf = oncePerText((value) => {
  const escaped = value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '(?:\\s*| and )');
  return new RegExp(String.raw`(?<![\d:/]|\d[.,])${escaped}(?![\d:/]|[.,]\d)`);
});

/** Whether a text holds this value as a number or term of its own, not as a part of a longer one. */
export function statesValue(text: string, value: string): boolean {
  // Most texts hold no part of it: that is seen without a pattern, which costs far more to build than to try.
  return value.split(/\s+/).every((part) => text.includes(part)) && patternOf(value).test(text);
}
