import { splitContentText } from '@playforward/contract';
import { type Diagram, describeDiagram, renderDiagram } from '@playforward/diagram';
import { typesetMath } from '../../../apps/server/src/curriculum/typeset-math.ts';

/** A picture with its words; nothing where there is none. */
export function picture(diagram: Diagram | null): string {
  if (!diagram) return '';
  const data = Buffer.from(renderDiagram(diagram)).toString('base64');
  return `<p><img src="data:image/svg+xml;base64,${data}" alt="${escapeHtml(describeDiagram(diagram))}"></p>`;
}

/** Content text as paragraphs. */
export function content(text: string): string {
  return text
    .split(/\n\s*\n/)
    .map((part) => `<p>${inline(part)}</p>`)
    .join('');
}

/** Content text in one line, its formulas typeset. */
export function inline(text: string): string {
  const math = typesetMath([text]);
  return splitContentText(text)
    .map((part) =>
      part.kind === 'math'
        ? (math[part.tex] ?? escapeHtml(part.tex)) + escapeHtml(part.ends ?? '')
        : bold(escapeHtml(part.text)),
    )
    .join('');
}

function bold(html: string): string {
  return html.replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>');
}

/** Plain text as it may stand in a page. */
export function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
