import type { Lesson } from '../../../curriculum/curriculum-index.ts';
import { drawQrCode } from '../class-code.ts';
import { inHtml } from '../in-html.ts';
import type { ClassroomServices } from '../services.ts';
import { nameAndDate, writePage } from './sheet-page.ts';
import { paperText as text } from './text.ts';
import { writeContent, writeDiagram } from './write-content.ts';
import { writeProblems } from './write-problems.ts';

type SheetRequest = { student: { id: number }; lesson: Lesson; origin: string };

/** A student's lesson on paper: its ideas, and the own practice problems without their answers. */
export async function writeLessonSheet(
  { curriculum, settings }: ClassroomServices,
  { student, lesson, origin }: SheetRequest,
): Promise<string> {
  const own = await curriculum.problems.openAll(student, lesson);
  const practice = lesson.problems.flatMap(({ id, type }) => {
    const problem = type === 'practice' ? own.get(id) : undefined;
    return problem ? [problem.rendered] : [];
  });
  const picture = await drawQrCode(`${origin}/lesson/${lesson.id}`);
  const scan = `<div class="scan">${picture}<span>${text.scan}</span></div>`;
  const goals = lesson.goals.map((goal) => `<p>${writeContent(goal)}</p>`).join('');
  const concepts = lesson.concepts.map(
    ({ title, definition, diagram, diagramCaption }) =>
      `<section><h3>${inHtml(title)}</h3><p>${writeContent(definition)}</p>${writeDiagram(diagram)}${diagramCaption === null ? '' : `<p>${writeContent(diagramCaption)}</p>`}</section>`,
  );
  const head = (title: string, below = '') =>
    `<div class="head"><div><h2>${inHtml(title)}</h2></div><span></span>${scan}${below}</div>`;
  return writePage({
    title: lesson.title,
    lead: text.lessonLead,
    productName: settings.productName,
    of: 'sheets',
    sheets: [
      `<div class="lesson">${head(lesson.title)}<p>${writeContent(lesson.intro)}</p><section><h3>${text.goals}</h3>${goals}</section>${concepts.join('')}</div>`,
      `${head(`${lesson.title}: ${text.practice}`, nameAndDate)}${writeProblems(practice)}`,
    ],
  });
}
