import {
  type ConceptFile,
  findSkill,
  generateErrorAnalysis,
  generateProblem,
  type LessonFile,
  type RenderedProblem,
  renderProblem,
  type SlotFile,
  type StretchSlotFile,
} from '@playforward/curriculum';
import { content, escapeHtml, inline, picture } from './html.ts';
import { launchEnd, launchPart, notesPart, wordsPart } from './lesson-parts.ts';

/**
 * One lesson as a page for its author, in the order in which a student meets it: launch, prose, pictures, every problem
 * with keys, reasons and steps, the end of the launch, then words and the notes for the teacher.
 */
export function lessonPage(lesson: LessonFile, { seeds, styles }: { seeds: number; styles: string }): string {
  const { launch, stretch, teacher, words } = lesson;
  const errors = lesson.problems.filter(({ asks }) => asks === 'error');
  const places = (type: SlotFile['type']) =>
    lesson.problems.filter((slot) => slot.type === type && !errors.includes(slot));
  const part = (title: string, slots: readonly (SlotFile | StretchSlotFile)[]): string =>
    slots.length === 0 ? '' : `<h2>${title}</h2>${slots.map((slot) => slotPart(slot, seeds)).join('\n')}`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(lesson.title)}</title>
<meta name="viewport" content="width=device-width"><style>${styles}${pageStyles}</style></head><body><main>
<h1>${escapeHtml(lesson.title)}</h1>
<p class="note">${escapeHtml(`${lesson.path}, standards ${lesson.standards.join(', ')}, ${seeds === 1 ? 'one problem' : `${seeds} problems`} a place`)}</p>
${launch ? launchPart(launch) : ''}
${content(lesson.intro)}
<h2>Goals</h2><ul>${lesson.goals.map((goal) => `<li>${inline(goal)}</li>`).join('')}</ul>
${lesson.concepts.map((concept) => conceptPart(concept, seeds)).join('\n')}
${part('Guided problems', places('guided'))}
${part('Practice problems', places('practice'))}
${part('Error analysis', errors)}
${part('Stretch problem', stretch ? [stretch] : [])}
${launch ? launchEnd(launch) : ''}
${words.length === 0 ? '' : wordsPart(words)}
${teacher ? notesPart(teacher) : ''}
<h2>Mission: ${escapeHtml(lesson.mission.title)}</h2>${content(lesson.mission.decision)}
</main></body></html>
`;
}

const pageStyles = `
body{font:17px/1.55 system-ui,sans-serif;color:#1b1740;background:#f4f2fc;margin:0}
main{max-width:900px;margin:0 auto;padding:24px 16px 80px}
article{background:#fff;border-radius:16px;padding:16px 22px;margin:12px 0;overflow-x:auto}
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

function slotPart(slot: SlotFile | StretchSlotFile, seeds: number): string {
  const { skill, level } = slot;
  const known = findSkill(skill);
  if (!known) return `<article><p>There is no skill ${escapeHtml(skill)}.</p></article>`;
  const asksError = 'asks' in slot && slot.asks === 'error';
  return Array.from({ length: seeds }, (_, at) => {
    const id = { skill, version: known.version, level, seed: at + 1 };
    const problem = asksError ? generateErrorAnalysis(id) : renderProblem(generateProblem(id));
    const note = `<p class="note">${escapeHtml(skill)}, level ${level}, seed ${problem?.id.seed ?? at + 1}</p>`;
    return problem
      ? `<article>${note}
<h3>${inline(problem.headline)}</h3>${content(problem.question)}${picture(problem.diagram)}${work(problem)}${answers(problem)}${steps(problem)}</article>`
      : `<article>${note}<p>No error can be planted here.</p></article>`;
  }).join('\n');
}

/** The lines among which the wrong one is to be found. */
function work({ hand }: RenderedProblem): string {
  if (hand?.kind !== 'find-error') return '';
  return `<p class="note">${escapeHtml(hand.who)} writes:</p><ol>${hand.lines.map((line) => `<li>${inline(line)}</li>`).join('')}</ol>`;
}

function answers({ choices, hand, input }: RenderedProblem): string {
  const rows = choices.map(
    ({ text, diagram, correct, misconception, reason }) =>
      `<tr${correct ? ' class="right"' : ''}><td>${correct ? '✓ ' : ''}${inline(text)}${picture(diagram)}</td><td>${escapeHtml(misconception ?? (correct ? 'right' : ''))}</td><td>${inline(reason)}</td></tr>`,
  );
  const typed = input ? `typed as ${input.form}` : hand ? 'by hand' : 'choices only';
  return `<table><tr><th>Answer (${escapeHtml(typed)})</th><th>Shows</th><th>Reason</th></tr>${rows.join('')}</table>`;
}

function steps({ steps: list, finalAnswer }: RenderedProblem): string {
  const items = list.map(
    ({ instruction, explanation, work, diagram }) =>
      `<li>${inline(instruction)} ${inline(explanation)} ${work === null ? '' : `<br>${inline(work)}`}${picture(diagram)}</li>`,
  );
  return `<details open><summary>Steps</summary><ol>${items.join('')}</ol><p>${inline(finalAnswer)}</p></details>`;
}
