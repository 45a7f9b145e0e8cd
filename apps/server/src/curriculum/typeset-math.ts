import { type ContentPart, splitContentText, type TypesetMath } from '@playforward/contract';
import katex from 'katex';
import { LRUCache } from 'lru-cache';

/** Longer formulas are shown as they are written. */
const longestTex = 500;

type Formula = Extract<ContentPart, { kind: 'math' }>;

/** Typeset formulas by TeX; null for one that cannot be typeset. */
const typeset = new LRUCache<string, { html: string | null }>({ max: 20_000 });

/**
 * The HTML of every formula in these texts, by its TeX. A formula that is malformed or too long is left out: the
 * reader then sees its source. Content never reaches links, scripts or styles of its own (trust is off).
 */
export function typesetMath(texts: Iterable<string | null>): TypesetMath {
  const math: TypesetMath = {};
  for (const text of texts) {
    if (text === null || !/[$\\]/.test(text)) continue;
    for (const part of splitContentText(text)) {
      if (part.kind !== 'math') continue;
      const html = typesetFormula(part);
      if (html !== null) math[part.tex] = html;
    }
  }
  return math;
}

function typesetFormula({ tex, display }: Formula): string | null {
  const key = display ? `\\displaystyle ${tex}` : tex;
  const held = typeset.get(key);
  if (held) return held.html;
  const html = tex.length > longestTex ? null : render(key);
  typeset.set(key, { html });
  return html;
}

function render(tex: string): string | null {
  try {
    return katex.renderToString(tex, {
      output: 'htmlAndMathml',
      throwOnError: true,
      trust: false,
      strict: 'ignore',
      maxSize: 20,
      maxExpand: 200,
    });
  } catch (error) {
    if (error instanceof katex.ParseError) return null;
    throw new Error(`could not typeset ${tex}`, { cause: error });
  }
}
