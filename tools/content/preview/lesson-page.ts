import { splitContentText } from '@playforward/contract';
import {
  type ConceptFile,
  findSkill,
  generateProblem,
  type LessonFile,
  type RenderedProblem,
  renderProblem,
  type SlotFile,
} from '@playforward/curriculum';
import { type Diagram, describeDiagram, renderDiagram } from '@playforward/diagram';
import { typesetMath } from '../../../apps/server/src/curriculum/typeset-math.ts';

/** One lesson as a page for its author: prose, pictures, and every problem with keys, reasons and steps. */
export function lessonPage(lesson: LessonFile, { seeds, styles }: { seeds: number; styles: string }): string {
  const places = (type: SlotFile['type']) => lesson.problems.filter((slot) => slot.type === type);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(lesson.title)}</title>
<meta name="viewport" content="width=device-width"><style>${styles}${pageStyles}</style></head><body><main>
<h1>${escapeHtml(lesson.title)}</h1>
<p class="note">${escapeHtml(`${lesson.path}, standards ${lesson.standards.join(', ')}, ${seeds} problems a place`)}</p>
${content(lesson.intro)}
<h2>Goals</h2><ul>${lesson.goals.map((goal) => `<li>${inline(goal)}</li>`).join('')}</ul>
${lesson.concepts.map((concept) => conceptPart(concept, seeds)).join('\n')}
<h2>Guided problems</h2>${places('guided')
    .map((slot) => slotPart(slot, seeds))
    .join('\n')}
<h2>Practice problems</h2>${places('practice')
    .map((slot) => slotPart(slot, seeds))
    .join('\n')}
<h2>Mission: ${escapeHtml(lesson.mission.title)}</h2>${content(lesson.mission.decision)}
</main></body></html>
`;
}

const pageStyles = `
body{font:17px/1.55 system-ui,sans-serif;color:#1b1740;background:#f4f2fc;margin:0}
main{max-width:900px;margin:0 auto;padding:24px 16px 80px}
article{background:#fff;border-radius:16px;padding:16px 22px;margin:12px 0}
.note,summary{color:#4b4673;font-size:15px}
table{border-collapse:collapse;width:100%}td,th{border-top:1px solid #dfdaf3;padding:6px 8px;text-align:left;vertical-align:top}
tr.right td:first-child{font-weight:700;color:#0a5a41}img{max-width:100%;height:auto}
@media print{body{background:#fff}article{break-inside:avoid}}
`;

function conceptPart(
  { title, definition, diagram, diagramCaption, examples }: ConceptFile,
  seeds: number,
): string {
  return `<h2>${escapeHtml(title)}</h2>${content(definition)}${picture(diagram)}
${diagramCaption === null ? '' : `<p class="note">${inline(diagramCaption)}</p>`}
<h3>Examples</h3>${examples.map((slot) => slotPart(slot, seeds)).join('\n')}`;
}

function slotPart({ skill, level }: SlotFile, seeds: number): string {
  const known = findSkill(skill);
  if (!known) return `<article><p>There is no skill ${escapeHtml(skill)}.</p></article>`;
  const problems = Array.from({ length: seeds }, (_, at) =>
    renderProblem(generateProblem({ skill, version: known.version, level, seed: at + 1 })),
  );
  return problems
    .map(
      (problem, at) => `<article><p class="note">${escapeHtml(skill)}, level ${level}, seed ${at + 1}</p>
<h3>${inline(problem.headline)}</h3>${content(problem.question)}${picture(problem.diagram)}${answers(problem)}${steps(problem)}</article>`,
    )
    .join('\n');
}

function answers({ choices, input }: RenderedProblem): string {
  const rows = choices.map(
    ({ text, diagram, correct, misconception, reason }) =>
      `<tr${correct ? ' class="right"' : ''}><td>${correct ? '✓ ' : ''}${inline(text)}${picture(diagram)}</td><td>${escapeHtml(misconception ?? 'right')}</td><td>${inline(reason)}</td></tr>`,
  );
  const typed = input ? `typed as ${input.form}` : 'choices only';
  return `<table><tr><th>Answer (${escapeHtml(typed)})</th><th>Shows</th><th>Reason</th></tr>${rows.join('')}</table>`;
}

function steps({ steps: list, finalAnswer }: RenderedProblem): string {
  const items = list.map(
    ({ instruction, explanation, work, diagram }) =>
      `<li>${inline(instruction)} ${inline(explanation)} ${work === null ? '' : `<br>${inline(work)}`}${picture(diagram)}</li>`,
  );
  return `<details open><summary>Steps</summary><ol>${items.join('')}</ol><p>${inline(finalAnswer)}</p></details>`;
}

function picture(diagram: Diagram | null): string {
  if (!diagram) return '';
  const data = Buffer.from(renderDiagram(diagram)).toString('base64');
  return `<p><img src="data:image/svg+xml;base64,${data}" alt="${escapeHtml(describeDiagram(diagram))}"></p>`;
}

function content(text: string): string {
  return text
    .split(/\n\s*\n/)
    .map((part) => `<p>${inline(part)}</p>`)
    .join('');
}

function inline(text: string): string {
  const math = typesetMath([text]);
  return splitContentText(text)
    .map((part) =>
      part.kind === 'math' ? (math[part.tex] ?? escapeHtml(part.tex)) : bold(escapeHtml(part.text)),
    )
    .join('');
}

function bold(html: string): string {
  return html.replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>');
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
