import type {
  FollowUp,
  LessonView,
  ProblemAnswer,
  ProblemStep,
  ProgressState,
  PublicConcept,
  PublicProblem,
} from '@playforward/contract';
import { type Diagram, withoutArrows } from '@playforward/diagram';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/pool.ts';
import type { Concept, Lesson, Slot } from './curriculum-index.ts';
import { dealNextPractice } from './deal-practice.ts';
import type { DiagramImage, DiagramStore } from './diagram-store.ts';
import { findFirstUses } from './first-uses.ts';
import { textsOfHand, toPublicHand } from './hand-view.ts';
import { textsOfLaunch, toPublicLaunch } from './launch-view.ts';
import type { LessonMissions } from './open-lesson-missions.ts';
import type { OwnProblem, ProblemStore } from './problem-store.ts';
import { selectOptionalGuess, selectProgressOfItems } from './queries.ts';
import type { SkillIndex } from './skill-index.ts';
import { typesetMath } from './typeset-math.ts';

type Services = {
  db: Db;
  clock: Clock;
  problems: ProblemStore;
  diagrams: DiagramStore;
  skillIndex: SkillIndex;
};
type Draw = ReturnType<DiagramStore['openBatch']>['draw'];

/** Builds public problems of one student: the problems, how far each is, and the pen for their diagrams. */
type View = {
  problems: Map<number, OwnProblem>;
  states: Map<number, Date | null>;
  draw: Draw;
  /** The title of the lesson whose skill a problem of this lesson repeats. */
  reviewOf: (problem: OwnProblem) => string | undefined;
};

/** The lesson as this student may see it now. Makes the student's problems at the first call. */
export async function buildLessonView(
  services: Services & { missions: LessonMissions },
  { student, lesson }: { student: { id: number }; lesson: Lesson },
): Promise<LessonView> {
  const { view, lessonState, keep } = await openView(services, { student, lesson });
  const launch = await showLaunch(services, { student, lesson, view, lessonState });
  const parts = {
    ...(launch && { launch }),
    concepts: lesson.concepts.map((concept) => toPublicConcept(concept, view)),
    problems: lesson.problems.map((slot) => toPublicProblem(slot, view)),
    ...(lesson.stretch && { stretch: toPublicProblem(lesson.stretch, view) }),
  };
  await keep();
  const { id, slug, title, unitId, number, intro, goals, mission, lab } = lesson;
  const firstUses = findFirstUses(lesson);
  return {
    id,
    title,
    unit_id: unitId,
    lesson_number: number,
    intro,
    goals: goals.map((goal) => ({ title: goal })),
    ...parts,
    // A lesson with a mission of its course's set has another one than its author planned.
    mission: services.missions.own.has(slug) ? { title: mission.title, decision: mission.decision } : null,
    ...(lab && { lab }),
    ...(firstUses.length > 0 && { first_uses: firstUses }),
    state: lessonState,
    math: typesetMath(textsOf(intro, goals, parts)),
  };
}

/**
 * How the lesson stands after an answer to one of its problems: this problem, and the next one in practice, which is
 * dealt now.
 */
export async function showAfterAnswer(
  services: Services,
  { student, lesson, slot }: { student: { id: number }; lesson: Lesson; slot: Slot },
): Promise<Omit<FollowUp, 'mastery'>> {
  const { view, lessonState, keep } = await openView(services, { student, lesson });
  const place = lesson.problems.findIndex(
    ({ id, type }) =>
      type === 'practice' && progressState(view.states, view.problems.get(id)?.id ?? 0) !== 'completed',
  );
  const nextSlot = lesson.problems[place];
  const problem = toPublicProblem(slot, view);
  const next = nextSlot ? { place, problem: toPublicProblem(nextSlot, view) } : null;
  const launch = next ? undefined : await showLaunch(services, { student, lesson, view, lessonState });
  await keep();
  const shown = next ? [problem, next.problem] : [problem];
  return {
    lesson_state: lessonState,
    problem,
    next,
    ...(launch && { launch }),
    math: typesetMath([
      ...shown.flatMap((one) => [...textsOfProblem(one)]),
      ...(launch ? textsOfLaunch(launch) : []),
    ]),
  };
}

type Launching = { student: { id: number }; lesson: Lesson; view: View; lessonState: ProgressState };

/** The launch with the student's guess; what is known comes with it once every practice problem is solved. */
async function showLaunch({ db }: Services, { student, lesson, view, lessonState }: Launching) {
  if (!lesson.launch) return undefined;
  const guess = (await selectOptionalGuess(db, { userId: student.id, lessonId: lesson.id })) ?? null;
  const isSolved = ({ id }: Slot) =>
    progressState(view.states, view.problems.get(id)?.id ?? 0) === 'completed';
  const practice = lesson.problems.filter(({ type }) => type === 'practice');
  const isDone = lessonState === 'completed' || practice.every(isSolved);
  return toPublicLaunch(lesson.launch, { guess, isDone, draw: view.draw });
}

type Opened = { view: View; lessonState: ProgressState; keep: () => Promise<void> };

/** The student's problems of the lesson, the next one dealt, and the pen for their diagrams; `keep` stores what was drawn. */
async function openView(
  { db, clock, problems, diagrams, skillIndex }: Services,
  { student, lesson }: { student: { id: number }; lesson: Lesson },
): Promise<Opened> {
  const own = await problems.openAll(student, lesson);
  const itemIds = [...own.values()].map((problem) => problem.id);
  const states = await selectProgressOfItems(db, { userId: student.id, kind: 'problem', itemIds });
  const dealt = await dealNextPractice({ db, clock, problems, skillIndex }, { student, lesson, own, states });
  if (dealt) own.set(dealt.slot.id, dealt);
  const lessonStates = await selectProgressOfItems(db, {
    userId: student.id,
    kind: 'lesson',
    itemIds: [lesson.id],
  });
  const { draw, keep } = diagrams.openBatch();
  const view = { problems: own, states, draw, reviewOf: reviewNames(skillIndex, lesson) };
  return { view, lessonState: progressState(lessonStates, lesson.id), keep };
}

function reviewNames(skillIndex: SkillIndex, lesson: Lesson): View['reviewOf'] {
  const own = skillIndex.own(lesson);
  return ({ rendered: { id } }) => {
    if (own.includes(id.skill)) return undefined;
    return skillIndex.home(id.skill)?.title ?? skillIndex.title(id.skill);
  };
}

/** What a progress row, or its absence, means. */
export function progressState(states: Map<number, Date | null>, id: number): ProgressState {
  const completedAt = states.get(id);
  if (completedAt === undefined) return 'not_started';
  return completedAt === null ? 'started' : 'completed';
}

function toPublicConcept(concept: Concept, view: View): PublicConcept {
  const { title, definition, diagram, diagramCaption, examples } = concept;
  return {
    title,
    definition,
    ...view.draw(diagram),
    diagram_caption: diagramCaption,
    problems: examples.map((slot) => toPublicProblem(slot, view)),
  };
}

/** Copies what the student may see: correctness and reasons stay, and steps and result wait for a solved problem (D-85). */
function toPublicProblem(slot: Slot, { problems, states, draw, reviewOf }: View): PublicProblem {
  const own = problems.get(slot.id);
  if (!own) throw new Error(`slot ${slot.id} was given no problem`);
  const { rendered } = own;
  const state = progressState(states, own.id);
  const solved = state === 'completed';
  const review = slot.type === 'practice' ? reviewOf(own) : undefined;
  return {
    id: own.id,
    type: slot.type,
    headline: rendered.headline,
    question: rendered.question,
    ...draw(solved || slot.type === 'example' ? rendered.diagram : asked(rendered.diagram)),
    answers: rendered.choices.map((choice) => toPublicAnswer(choice, draw)),
    answer_input: rendered.input && { form: rendered.input.form, unit: rendered.input.unit },
    ...(rendered.hand && { hand: toPublicHand(rendered.hand, draw) }),
    steps: solved || slot.type === 'guided' ? toPublicSteps(own, draw) : [],
    final_answer: solved ? rendered.finalAnswer : null,
    state,
    ...(review !== undefined && { review_of: review }),
  };
}

/** The method is not told before an attempt. */
const asked = (diagram: Diagram | null): Diagram | null => diagram && withoutArrows(diagram);

/** A choice in its words, with the address of its picture where it is one. */
function toPublicAnswer({ id, text, diagram }: OwnChoice, draw: Draw): ProblemAnswer {
  const { diagram_image_url } = draw(diagram);
  return { id, text, ...(diagram_image_url !== null && { diagram_image_url }) };
}

function toPublicSteps(
  { rendered }: OwnProblem,
  draw: (diagram: OwnStep['diagram']) => DiagramImage,
): ProblemStep[] {
  return rendered.steps.map((step, i) => ({
    id: i + 1,
    instruction: step.instruction,
    explanation: step.explanation,
    work: step.work,
    ...draw(step.diagram),
  }));
}

type OwnChoice = OwnProblem['rendered']['choices'][number];
type OwnStep = OwnProblem['rendered']['steps'][number];

function* textsOf(
  intro: string,
  goals: readonly string[],
  { launch, concepts, problems, stretch }: Pick<LessonView, 'launch' | 'concepts' | 'problems' | 'stretch'>,
): Generator<string | null> {
  yield intro;
  yield* goals;
  if (launch) yield* textsOfLaunch(launch);
  for (const concept of concepts) {
    yield concept.definition;
    yield concept.diagram_caption;
    for (const problem of concept.problems) yield* textsOfProblem(problem);
  }
  for (const problem of problems) yield* textsOfProblem(problem);
  if (stretch) yield* textsOfProblem(stretch);
}

function* textsOfProblem(problem: PublicProblem): Generator<string | null> {
  yield problem.headline;
  yield problem.question;
  for (const answer of problem.answers) yield answer.text;
  if (problem.hand) yield* textsOfHand(problem.hand);
  for (const step of problem.steps) {
    yield step.instruction;
    yield step.explanation;
    yield step.work;
  }
  yield problem.final_answer;
}
