import { findSkill, generateErrorAnalysis, type TeacherNotes } from '@playforward/curriculum';
import { composeExitTicket } from '../../../checks/compose.ts';
import type { Lesson } from '../../../curriculum/curriculum-index.ts';
import type { Curriculum } from '../../../curriculum/open-curriculum.ts';
import { inHtml } from '../in-html.ts';
import { sampleProblem, wrongWaysInSkill } from './guide-samples.ts';
import { guideText as text } from './guide-text.ts';
import { writePage } from './sheet-page.ts';
import { writeContent, writeDiagram } from './write-content.ts';

const exitProblems = 3;
/** More than a class meets in one lesson. */
const mostWays = 9;

type Guide = { curriculum: Curriculum; lesson: Lesson };

/** A teacher's notes for a lesson: what its author wrote, and what the lesson and its skills say by themselves. */
export function writeLessonGuide({ curriculum, lesson }: Guide, productName: string): string {
  const { teacher } = lesson;
  const first = [
    `<div class="head"><div><h2>${inHtml(lesson.title)}</h2><p class="of">${inHtml(placeOf({ curriculum, lesson }))}</p></div></div>`,
    writeFrame({ curriculum, lesson }),
    teacher ? writePlan(teacher) : `<p>${text.unwritten}</p>`,
    writeLaunch(lesson),
    teacher ? writeTalk(teacher) : '',
  ];
  const second = [
    writeIdeas(lesson),
    writeError(lesson),
    writeStretch(lesson),
    writeWords(lesson),
    writeExit({ curriculum, lesson }),
    section(text.mission, writeMission({ curriculum, lesson })),
  ];
  return writePage({
    title: text.title(lesson.title),
    lead: text.lead,
    productName,
    of: 'sheets',
    sheets: [first, second].map((parts) => `<div class="lesson">${parts.join('')}</div>`),
  });
}

/** What the city asks, and why where the lesson has a mission of its own. */
function writeMission({ curriculum: { missions }, lesson }: Guide): string {
  const { slug, mission } = lesson;
  const title = missions.titleOf(slug);
  if (title === null) return '';
  const decision = missions.own.has(slug) ? ` ${writeContent(mission.decision)}` : '';
  return `<p>${inHtml(title)}.${decision}</p>`;
}

function section(title: string, body: string): string {
  return body === '' ? '' : `<section><h3>${title}</h3>${body}</section>`;
}

function paragraphs(lines: readonly string[]): string {
  return lines.map((line) => `<p>${writeContent(line)}</p>`).join('');
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  const cells = (kind: 'th' | 'td', row: readonly string[]) =>
    row.map((cell) => `<${kind}>${cell}</${kind}>`).join('');
  return `<table><tr>${cells('th', head)}</tr>${rows.map((row) => `<tr>${cells('td', row)}</tr>`).join('')}</table>`;
}

function placeOf({ curriculum: { index }, lesson }: Guide): string {
  const unit = index.unit.get(lesson.unitId);
  const course = unit && index.course.get(unit.courseId);
  return text.place(course?.displayTitle ?? '', unit?.number ?? 0, lesson.number);
}

function writeFrame({ curriculum: { index }, lesson }: Guide): string {
  const all = [...index.lesson.values()];
  const titles = (lessons: readonly Lesson[]) =>
    lessons.map(({ title }) => inHtml(title)).join(', ') || text.nothing;
  const before = all.filter(({ slug }) => lesson.prerequisites.includes(slug));
  const after = all.filter(({ prerequisites }) => prerequisites.includes(lesson.slug));
  return table(
    [text.standards, text.before, text.after],
    [[lesson.standards.map(inHtml).join(', '), titles(before), titles(after)]],
  ).concat(section(text.goals, paragraphs(lesson.goals)));
}

function writePlan({ pacing }: TeacherNotes): string {
  const rows = Object.entries(text.parts).map(([part, what]) => [
    text.minutes(pacing[part as keyof TeacherNotes['pacing']]),
    what,
  ]);
  return `<section><h3>${text.plan(pacing.periods)}</h3><table class="plan">${rows.map(([time, what]) => `<tr><td>${time}</td><td>${what}</td></tr>`).join('')}</table></section>`;
}

function writeLaunch({ launch, teacher }: Lesson): string {
  if (!launch) return '';
  const { situation, question, diagram, guess, after } = launch;
  const guesses = guess.kind === 'choice' ? guess.guesses : [text.scale(guess.from, guess.to, guess.unit)];
  return section(
    text.launch,
    [
      `<p>${writeContent(situation)} <strong>${writeContent(question)}</strong></p>`,
      writeDiagram(diagram),
      `<p>${text.guesses}: ${guesses.map(writeContent).join(' · ')}</p>`,
      teacher ? `<p><strong>${text.expect}</strong></p>${paragraphs(teacher.launch)}` : '',
      `<p><strong>${text.known}:</strong> ${writeContent(after)}</p>`,
    ].join(''),
  );
}

function writeTalk({ ask, listen }: TeacherNotes): string {
  const rows = listen.map(({ hear, say }) => [`“${writeContent(hear)}”`, writeContent(say)]);
  return section(text.ask, paragraphs(ask)) + section(text.listen, table([text.hear, text.say], rows));
}

function writeIdeas({ concepts }: Lesson): string {
  const skills = [...new Set(concepts.flatMap((concept) => concept.skills))];
  const ways = new Map(skills.flatMap(wrongWaysInSkill).map((way) => [way.phrase, way]));
  const rows = [...ways.values()]
    .slice(0, mostWays)
    .map(({ phrase, question, answer, reason }) => [
      inHtml(phrase),
      `${writeContent(question)} <strong>${writeContent(answer)}</strong>`,
      writeContent(reason),
    ]);
  return section(text.ideas, `<p>${text.ideasLead}</p>${table([text.think, text.see, text.why], rows)}`);
}

function writeError({ problems }: Lesson): string {
  const slot = problems.find((one) => one.type === 'practice' && one.asks);
  const version = slot && findSkill(slot.skill)?.version;
  if (!slot || version === undefined) return '';
  const made = generateErrorAnalysis({ skill: slot.skill, version, level: slot.level, seed: 1 });
  if (made?.hand?.kind !== 'find-error') return '';
  const lines = made.hand.lines.map((line, nth) => `<p>${nth + 1}. ${writeContent(line)}</p>`).join('');
  return section(
    text.error,
    `<p>${writeContent(made.question)}</p>${lines}<p><strong>${writeContent(made.finalAnswer)}</strong></p>`,
  );
}

function writeStretch({ stretch }: Lesson): string {
  const sample = stretch && sampleProblem(stretch.skill, 4);
  if (!sample) return '';
  const steps = sample.steps.map(
    ({ instruction, work }) => `${writeContent(instruction)} ${writeContent(work ?? '')}`,
  );
  return section(
    text.stretch,
    `<p>${text.stretchLead}</p><p>${writeContent(sample.question)}</p>${steps.map((step, nth) => `<p>${nth + 1}. ${step}</p>`).join('')}<p><strong>${writeContent(sample.finalAnswer)}</strong></p>`,
  );
}

function writeWords({ words }: Lesson): string {
  return section(
    text.words,
    words
      .map(
        ({ term, meaning, example, counterexample }) =>
          `<p><strong>${inHtml(term)}</strong>: ${writeContent(meaning)} ${writeContent(example)} <em>${text.not}</em> ${writeContent(counterexample)}</p>`,
      )
      .join(''),
  );
}

function writeExit({ curriculum, lesson }: Guide): string {
  const rows = composeExitTicket(curriculum, lesson, exitProblems).flatMap(({ skill, level }) => {
    const sample = sampleProblem(skill, level);
    return sample
      ? [`<p>${writeContent(sample.question)} <strong>${writeContent(sample.finalAnswer)}</strong></p>`]
      : [];
  });
  return section(text.exit, rows.length === 0 ? '' : `<p>${text.exitLead}</p>${rows.join('')}`);
}
