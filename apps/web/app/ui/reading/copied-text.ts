import { spokenText } from './spoken-text.ts';

/** What ends a line. */
const lines = 'p, li, br, div';
/** Signs that stand for words which are copied instead; a word of the text that opens its entry is copied. */
const unsaid = '[aria-hidden="true"]:not(.katex-html), button:not(.word-link), .chat-status';

/**
 * What a student copies of a text with formulas: each formula once, as a keyboard types it, each paragraph on a line of
 * its own. null where no formula is copied and the browser does well by itself.
 */
export function copiedText(picked: DocumentFragment): string | null {
  const formulas = picked.querySelectorAll('.katex');
  if (formulas.length === 0) return null;
  for (const formula of formulas) {
    const tex = formula.querySelector('annotation')?.textContent ?? '';
    formula.replaceWith(spokenText(`$${tex}$`));
  }
  for (const part of picked.querySelectorAll(unsaid)) part.remove();
  for (const part of picked.querySelectorAll(lines)) part.after('\n');
  return (picked.textContent ?? '')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/[^\S\n]+\n/g, '\n')
    .trim();
}
