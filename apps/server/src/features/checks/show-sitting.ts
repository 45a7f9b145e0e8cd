import type { CheckProblem, CheckReview, CheckView } from '@playforward/contract';
import type { RenderedProblem } from '@playforward/curriculum';
import { withoutArrows } from '@playforward/diagram';
import { endFor } from '../../checks/end-of-assignment.ts';
import { judgeGiven } from '../../checks/judge-given.ts';
import { type AnswerRow, isWithoutHelp, type SittingRow, selectAnswersOf } from '../../checks/queries.ts';
import type { CheckServices } from '../../checks/services.ts';
import type { Curriculum } from '../../curriculum/open-curriculum.ts';
import { typesetMath } from '../../curriculum/typeset-math.ts';
import { selectOptionalTimes } from './queries.ts';
import { checkSentences as sentences } from './sentences.ts';

type Draw = ReturnType<Curriculum['diagrams']['openBatch']>['draw'];

/** A sitting as its student may see it: keys, reasons and results wait until verdicts may be seen. */
export async function showSitting(services: CheckServices, sitting: SittingRow): Promise<CheckView> {
  const { db, clock, curriculum } = services;
  const { id, kind, title, userId, assignmentId, rendered, openedAt, closedAt, isPutAway } = sitting;
  const times = assignmentId && (await selectOptionalTimes(db, { id: assignmentId, userId }));
  const end = times ? endFor(times, times.reopenedUntil) : null;
  const isReviewed = closedAt !== null && !isPutAway && (end === null || end <= clock.now());
  const answers = await selectAnswersOf(db, id);
  const { draw, keep } = curriculum.diagrams.openBatch();
  const problems = rendered.map((problem) => toPublic(problem, draw));
  await keep();
  const review = isReviewed
    ? rendered.map((problem, place) => toReview(services, { problem, place, answers }))
    : null;
  const saved = answers.map(({ typedAt }) => typedAt.getTime());
  return {
    id,
    kind,
    title,
    place: placeOf(curriculum, sitting),
    state: closedAt === null ? 'open' : isPutAway ? 'put-away' : isReviewed ? 'reviewed' : 'handed-in',
    no_help: isWithoutHelp(kind),
    may_put_away: assignmentId === null,
    opens_at: openedAt.toISOString(),
    ends_at: end?.toISOString() ?? null,
    handed_in_at: closedAt?.toISOString() ?? null,
    problems,
    answers: answers.map(({ place, answerId, answer, flagged, typedAt }) => ({
      place,
      answer_id: answerId,
      answer,
      flagged,
      typed_at: typedAt.toISOString(),
    })),
    saved_at: saved.length > 0 ? new Date(Math.max(...saved)).toISOString() : null,
    review,
    math: typesetMath([...problems.flatMap(textsOfProblem), ...(review ?? []).flatMap(textsOfReview)]),
  };
}

/** Copies what a student may see of a problem before the end. */
function toPublic(
  { headline, question, diagram, choices, input }: RenderedProblem,
  draw: Draw,
): CheckProblem {
  return {
    headline,
    question,
    ...draw(diagram && withoutArrows(diagram)),
    // Where the answer is typed, choices would give it away.
    answers: input
      ? []
      : choices.map((choice) => {
          const { diagram_image_url } = draw(choice.diagram);
          const { id, text } = choice;
          return { id, text, ...(diagram_image_url !== null && { diagram_image_url }) };
        }),
    answer_input: input && { form: input.form, unit: input.unit },
  };
}

type Reviewed = { problem: RenderedProblem; place: number; answers: readonly AnswerRow[] };

function toReview({ curriculum }: CheckServices, { problem, place, answers }: Reviewed): CheckReview {
  const row = answers.find((one) => one.place === place);
  const { verdict, reason } = judgeGiven(problem, row ?? { answerId: null, answer: null });
  const chosen = problem.choices.find(({ id }) => id === row?.answerId)?.text;
  const { skill } = problem.id;
  const home = curriculum.skillIndex.home(skill);
  return {
    verdict,
    answer: chosen ?? row?.answer?.replaceAll('$', '\\$') ?? '',
    reason,
    final_answer: problem.finalAnswer,
    accepted: row?.acceptedNote ?? null,
    skill_title: curriculum.skillIndex.title(skill),
    lesson: home ? { id: home.id, title: home.title } : null,
  };
}

function placeOf({ index }: Curriculum, { kind, about }: SittingRow): string {
  const id = Number(about);
  if (kind === 'course') return index.course.get(id)?.displayTitle ?? '';
  const lesson = kind === 'exit-ticket' ? index.lesson.get(id) : undefined;
  const unit = index.unit.get(lesson?.unitId ?? (kind === 'practice' || kind === 'paper' ? 0 : id));
  const course = unit && index.course.get(unit.courseId);
  return unit && course ? sentences.place(course.displayTitle, unit.number) : '';
}

function textsOfProblem({ headline, question, answers }: CheckProblem): string[] {
  return [headline, question, ...answers.map(({ text }) => text)];
}

function textsOfReview({ answer, reason, final_answer, skill_title }: CheckReview): string[] {
  return [answer, reason, final_answer, skill_title];
}
