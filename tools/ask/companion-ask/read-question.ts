import {
  type AttemptMade,
  type CompanionContext,
  lessonInView,
  type OpenProblem,
  openProblemOf,
  typedProblem,
} from '@playforward/companion';
import {
  type Curriculum,
  findSkill,
  generateProblem,
  judgeTyped,
  type LessonFile,
  renderProblem,
  type SlotFile,
} from '@playforward/curriculum';
import { z } from 'zod';

const idSchema = z.union([z.int().positive(), z.string().min(1)]);

const questionSchema = z.strictObject({
  text: z.string(),
  lesson_id: idSchema.optional(),
  problem_id: idSchema.optional(),
  /** A problem as its text, in place of lesson and slot; without an answer the solver's is the key. */
  problem: z.string().optional(),
  answer: z.string().optional(),
  attempts: z.array(z.union([z.string(), z.strictObject({ answer: z.string() })])).optional(),
  unlocked_hints: z.int().min(0).optional(),
  concept_index: z.int().min(0).optional(),
  grade: z.int().min(6).max(12).optional(),
  career: z.string().optional(),
  city: z.string().optional(),
  seed: z.int().min(0).optional(),
  /** What the dialogue remembers, as the answer before printed it. */
  state: z.unknown().optional(),
  recent: z.array(z.strictObject({ role: z.enum(['user', 'assistant']), text: z.string() })).optional(),
});

type Question = z.infer<typeof questionSchema>;
type Asked = {
  readonly text: string;
  readonly context: CompanionContext;
  readonly seed: number;
  readonly state: unknown;
};

/** The seed of every problem here, so the same line gets the same problem on every machine. */
const fixedSeed = 1;

function slotsOf({ concepts, problems }: LessonFile): readonly SlotFile[] {
  return [...concepts.flatMap(({ examples }) => examples), ...problems];
}

/** A lesson by its slug, or by its place among all lessons, counted from 1. */
function findLesson(lessons: readonly LessonFile[], id: string | number): LessonFile | undefined {
  return typeof id === 'number' ? lessons[id - 1] : lessons.find(({ slug }) => slug === id);
}

/** A problem slot by its slug, or by its place in the lesson (else among all lessons), counted from 1. */
function findSlot(lessons: readonly LessonFile[], id: string | number): SlotFile | undefined {
  const slots = lessons.flatMap(slotsOf);
  return typeof id === 'number' ? slots[id - 1] : slots.find(({ slug }) => slug === id);
}

function judge(problem: OpenProblem, answer: string): AttemptMade {
  const choice = problem.rendered?.choices.find(({ text }) => text === answer);
  if (choice) return { answer, isCorrect: choice.correct, misconception: choice.misconception };
  const judged = problem.rendered?.input ? judgeTyped(problem.rendered, answer) : null;
  return {
    answer,
    isCorrect: judged?.verdict.kind === 'right',
    misconception: judged?.misconception ?? null,
  };
}

function openProblem(slot: SlotFile, { attempts = [], unlocked_hints = 0 }: Question): OpenProblem {
  const { skill, level } = slot;
  const version = findSkill(skill)?.version;
  if (version === undefined) throw new Error(`There is no generator for the skill ${skill}.`);
  const fresh = openProblemOf(renderProblem(generateProblem({ skill, version, level, seed: fixedSeed })), {
    unlockedHints: unlocked_hints,
  });
  const answers = attempts.map((attempt) => (typeof attempt === 'string' ? attempt : attempt.answer));
  return { ...fresh, attempts: answers.map((answer) => judge(fresh, answer)) };
}

function typedOf({ answer, attempts = [], unlocked_hints = 0 }: Question, text: string): OpenProblem {
  const problem = typedProblem(text, answer);
  const answers = attempts.map((attempt) => (typeof attempt === 'string' ? attempt : attempt.answer));
  return { ...problem, unlockedHints: unlocked_hints, attempts: answers.map((one) => judge(problem, one)) };
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** One line of input as the companion sees it; a sentence where the line cannot be used. */
export function readQuestion(line: string, { courses }: Curriculum): Asked | { readonly problem: string } {
  const parsed = questionSchema.safeParse(parseJson(line));
  if (!parsed.success) return { problem: `This line cannot be used: ${z.prettifyError(parsed.error)}` };
  const question = parsed.data;
  const { text, lesson_id, problem_id, concept_index, grade, career, city, seed } = question;
  const lessons = courses.flatMap(({ units }) => units.flatMap((unit) => unit.lessons));
  const named = lesson_id === undefined ? undefined : findLesson(lessons, lesson_id);
  if (lesson_id !== undefined && !named) return { problem: `There is no lesson ${lesson_id}.` };
  const slot = problem_id === undefined ? undefined : findSlot(named ? [named] : lessons, problem_id);
  if (problem_id !== undefined && !slot) return { problem: `There is no problem ${problem_id}.` };
  const lesson = named ?? (slot && lessons.find((one) => slotsOf(one).includes(slot)));
  const context: CompanionContext = {
    recent: question.recent ?? [],
    ...(grade === undefined ? {} : { grade }),
    ...(career === undefined ? {} : { career }),
    ...(city === undefined ? {} : { city }),
    ...(lesson ? { lesson: lessonInView(lesson, concept_index), screen: 'lesson' } : {}),
    ...(slot ? { openProblem: openProblem(slot, question) } : {}),
    ...(question.problem === undefined ? {} : { openProblem: typedOf(question, question.problem) }),
  };
  return { text, context, seed: seed ?? fixedSeed, state: question.state };
}
