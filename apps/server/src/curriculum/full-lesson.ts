import type {
  FullLesson,
  ProblemAnswer,
  ProblemStep,
  ProgressState,
  PublicConcept,
  PublicProblem,
} from '@playforward/contract';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/pool.ts';
import type { Concept, Lesson, Slot } from './curriculum-index.ts';
import { dealNextPractice } from './deal-practice.ts';
import type { DiagramStore, Picture } from './diagram-store.ts';
import type { OwnProblem, ProblemStore } from './problem-store.ts';
import { selectProgressOfItems } from './queries.ts';
import type { SkillShelf } from './skill-shelf.ts';
import { typesetMath } from './typeset-math.ts';

type Services = { db: Db; clock: Clock; problems: ProblemStore; diagrams: DiagramStore; shelf: SkillShelf };
type Draw = ReturnType<DiagramStore['sketchbook']>['draw'];

/** Builds public problems of one student: the problems, how far each is, and the pen for their diagrams. */
type View = {
  problems: Map<number, OwnProblem>;
  states: Map<number, Date | null>;
  draw: Draw;
  /** The title of the lesson whose skill a problem of this lesson repeats. */
  reviewOf: (problem: OwnProblem) => string | undefined;
};

/** The lesson as this student may see it now. Makes the student's problems at the first call. */
export async function buildFullLesson(
  { db, clock, problems, diagrams, shelf }: Services,
  { student, lesson }: { student: { id: number }; lesson: Lesson },
): Promise<FullLesson> {
  const own = await problems.openAll(student, lesson);
  const itemIds = [...own.values()].map((problem) => problem.id);
  const states = await selectProgressOfItems(db, { userId: student.id, kind: 'problem', itemIds });
  const dealt = await dealNextPractice({ db, clock, problems, shelf }, { student, lesson, own, states });
  if (dealt) own.set(dealt.slot.id, dealt);
  const lessonStates = await selectProgressOfItems(db, {
    userId: student.id,
    kind: 'lesson',
    itemIds: [lesson.id],
  });
  const sketchbook = diagrams.sketchbook();
  const reviewOf = reviewNames(shelf, lesson);
  const view: View = { problems: own, states, draw: sketchbook.draw, reviewOf };
  const parts = {
    concepts: lesson.concepts.map((concept) => toPublicConcept(concept, view)),
    problems: lesson.problems.map((slot) => toPublicProblem(slot, view)),
  };
  await sketchbook.keep();
  const { id, title, unitId, lessonNumber, intro, goals, mission } = lesson;
  return {
    ...{ id, title, unit_id: unitId, lesson_number: lessonNumber, intro },
    goals: goals.map((goal) => ({ title: goal })),
    ...parts,
    mission,
    state: stateOf(lessonStates, id),
    math: typesetMath(textsOf(intro, goals, parts)),
  };
}

function reviewNames(shelf: SkillShelf, lesson: Lesson): View['reviewOf'] {
  const own = shelf.own(lesson);
  return ({ spec: { id } }) => {
    if (own.includes(id.skill)) return undefined;
    return shelf.home(id.skill)?.title ?? shelf.title(id.skill);
  };
}

/** What a progress row, or its absence, means. */
export function stateOf(states: Map<number, Date | null>, id: number): ProgressState {
  const completedAt = states.get(id);
  if (completedAt === undefined) return 'not_started';
  return completedAt === null ? 'started' : 'completed';
}

function toPublicConcept(concept: Concept, view: View): PublicConcept {
  const { title, definition, diagram, diagramCaption, examples } = concept;
  return {
    ...{ title, definition },
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
  const state = stateOf(states, own.id);
  const solved = state === 'completed';
  const review = slot.type === 'practice' ? reviewOf(own) : undefined;
  return {
    id: own.id,
    type: slot.type,
    headline: rendered.headline,
    question: rendered.question,
    ...draw(rendered.diagram),
    answers: rendered.choices.map((choice) => toPublicAnswer(choice, draw)),
    answer_input: rendered.input && { form: rendered.input.form, unit: rendered.input.unit },
    steps: solved || slot.type === 'guided' ? toPublicSteps(own, draw) : [],
    final_answer: solved ? rendered.finalAnswer : null,
    state,
    ...(review !== undefined && { review_of: review }),
  };
}

/** A choice in its words, with the address of its picture where it is one. */
function toPublicAnswer({ id, text, diagram }: OwnChoice, draw: Draw): ProblemAnswer {
  const { diagram_image_url } = draw(diagram);
  return { id, text, ...(diagram_image_url !== null && { diagram_image_url }) };
}

function toPublicSteps(
  { rendered }: OwnProblem,
  draw: (diagram: OwnStep['diagram']) => Picture,
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
  goals: string[],
  { concepts, problems }: Pick<FullLesson, 'concepts' | 'problems'>,
): Generator<string | null> {
  yield intro;
  yield* goals;
  for (const concept of concepts) {
    yield concept.definition;
    yield concept.diagram_caption;
    for (const problem of concept.problems) yield* textsOfProblem(problem);
  }
  for (const problem of problems) yield* textsOfProblem(problem);
}

function* textsOfProblem(problem: PublicProblem): Generator<string | null> {
  yield problem.headline;
  yield problem.question;
  for (const answer of problem.answers) yield answer.text;
  for (const step of problem.steps) {
    yield step.instruction;
    yield step.explanation;
    yield step.work;
  }
  yield problem.final_answer;
}
