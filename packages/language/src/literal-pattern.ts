/**
 * The source of a pattern that matches this text and nothing else, in any pattern and under any flag. Every UTF-16
 * unit other than an ASCII letter or digit is written as its number, so no character has to be known as special. A
 * leading letter or digit is written so, too: behind `\c` or `\1` it would become part of that.
 */
export function literalPattern(text: string): string {
  let source = '';
  for (let index = 0; index < text.length; index += 1) {
    const isPlain = index > 0 && /[A-Za-z0-9]/.test(text.charAt(index));
    source += isPlain ? text.charAt(index) : `\\u${text.charCodeAt(index).toString(16).padStart(4, '0')}`;
  }
  return source;
}
