/** Whether a text holds this value as a number or term of its own, not as a part of a longer one. */
export function statesValue(text: string, value: string): boolean {
  const escaped = value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '(?:\\s*| and )');
  return new RegExp(String.raw`(?<![\d:/]|\d[.,])${escaped}(?![\d:/]|[.,]\d)`).test(text);
}
