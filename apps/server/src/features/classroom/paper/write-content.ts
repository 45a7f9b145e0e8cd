import { splitContentText } from '@playforward/contract';
import type { Diagram } from '@playforward/diagram';
import { describeDiagram, renderOnPaper } from '@playforward/diagram';
import katex from 'katex';
import { inHtml } from '../in-html.ts';

/** Content text as it stands on a sheet: formulas in MathML, which a browser sets without any script or style. */
export function writeContent(text: string): string {
  return splitContentText(text)
    .map((part) =>
      part.kind === 'text'
        ? writeWords(part.text)
        : `<span class="keep">${writeFormula(part.tex)}${inHtml(part.ends ?? '')}</span>`,
    )
    .join('');
}

function writeWords(text: string): string {
  return text
    .split('**')
    .map((piece, nth) => (nth % 2 === 1 ? `<strong>${inHtml(piece)}</strong>` : inHtml(piece)))
    .join('')
    .replaceAll('\n\n', '<br><br>');
}

/** A minus after a sign belongs to its number: no space stands between them. */
const afterSign = /(<mo[^>]*>[=<>≤≥≠≈×÷·+(,]|<mo[^>]*>&(?:lt|gt);)(<\/mo>)<mo>−<\/mo>/g;

function writeFormula(tex: string): string {
  try {
    const set = katex.renderToString(tex, {
      output: 'mathml',
      throwOnError: true,
      trust: false,
      strict: 'ignore',
    });
    return set.replaceAll(afterSign, '$1$2<mo form="prefix">−</mo>');
  } catch (error) {
    if (error instanceof katex.ParseError) return inHtml(tex);
    throw new Error(`could not typeset ${tex}`, { cause: error });
  }
}

/** Whether a picture is no more than a line with its words, such as a number line. */
export function isFlat(diagram: Diagram): boolean {
  const [, width, height] = /viewBox="0 0 (\S+) (\S+)"/.exec(renderOnPaper(diagram))?.map(Number) ?? [];
  return Number(height) < Number(width) / 3;
}

/** A diagram in black and white, inside the page itself. */
export function writeDiagram(diagram: Diagram | null): string {
  if (!diagram) return '';
  const bytes = Buffer.from(renderOnPaper(diagram)).toString('base64');
  return `<img class="diagram" src="data:image/svg+xml;base64,${bytes}" alt="${inHtml(describeDiagram(diagram))}">`;
}
