import { z } from 'zod';
import type { Diagram } from '../companion-context.ts';
import { type Area, areas, type GlossaryConcept } from './concept.ts';

const text = z.string().min(1);

/** So many characters of a question fit on a button of a phone in two lines. */
const mostOfQuestion = 60;

const answerSchema = z.strictObject({
  /** The question as it stands on a button: a press is answered with `say`. */
  question: z
    .string()
    .regex(/^[^a-z].*\?$/)
    .max(mostOfQuestion),
  /** Wordings a student may use; the search reads them, nobody sees them. */
  ask: z.array(text).min(1),
  /** At most 60 words, shown as they stand. */
  say: text,
  /** Plain math text, each line provable by packages/math. */
  claims: z.array(text).optional(),
});

/** What is written about a concept of a lesson beside the lesson itself. */
const writtenIdea = z.strictObject({
  /** Other names a student may type. */
  names: z.array(text).optional(),
  /** The same in everyday words. */
  simply: text,
  /** Why it is so. */
  why: text,
  /** What it is taken for, and what speaks against it. */
  isnt: text,
  /** What students ask about it, answered directly. */
  asks: z.array(answerSchema).min(1),
  claims: z.array(text).optional(),
});

const slug = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);

/** A file of `content/companion/ideas`, named after its lesson: the ideas by the slugs of its concepts. */
export const ideaFile = z.strictObject({ area: z.enum(areas), ideas: z.record(slug, writtenIdea) });

export type IdeaFile = z.infer<typeof ideaFile>;

/** A file of `content/companion/asked`, named after its lesson: what students ask while they work at each of its skills. */
export const askedFile = z.record(slug, z.array(answerSchema).min(1));

export type AskedFile = z.infer<typeof askedFile>;

/** A question's wordings and its direct answer. */
type Answer = z.infer<typeof answerSchema> & {
  /** `<idea>/ask-<n>`, or `<idea>/<skill>/ask-<n>` where it is about the work at a skill. */
  readonly slug: string;
  readonly skill?: string;
};

const answersOf = (id: string, asks: readonly z.infer<typeof answerSchema>[] = []): Answer[] =>
  asks.map((answer, at) => ({ ...answer, slug: `${id}/ask-${at + 1}` }));

/** A lesson as the content files state it; of it the ideas are made. */
export type TaughtLesson = {
  readonly slug: string;
  readonly title: string;
  readonly prerequisites: readonly string[];
  readonly mission: { readonly decision: string; readonly computes: string };
  readonly concepts: readonly {
    readonly slug: string;
    readonly title: string;
    readonly definition: string;
    readonly diagram: Diagram | null;
    readonly diagramCaption: string | null;
    readonly skills: readonly string[];
  }[];
};

/** All that may be said about one idea, because it is written and checked; null where nothing is. */
export type Idea = {
  /** `<lesson>/<concept>`, or `glossary/<slug>` for what no lesson has as a section. */
  readonly id: string;
  readonly title: string;
  readonly names: readonly string[];
  readonly what: string;
  readonly simply: string | null;
  readonly why: string | null;
  readonly isnt: string | null;
  readonly example: GlossaryConcept['example'] | null;
  readonly moves: readonly string[] | null;
  readonly picture: { readonly diagram: Diagram; readonly caption: string | null } | null;
  /** Why it matters. */
  readonly matters: string | null;
  /** What the city's mission decides with it. */
  readonly mission: TaughtLesson['mission'] | null;
  /** Slugs of the lessons that come before. */
  readonly before: readonly string[];
  readonly lesson: { readonly slug: string; readonly title: string } | null;
  readonly skills: readonly string[];
  readonly area: Area | null;
  readonly asks: readonly Answer[];
};

type Concept = TaughtLesson['concepts'][number];

/** What is written beside a lesson and in the glossary. */
type Written = {
  readonly file: IdeaFile | undefined;
  readonly asked: AskedFile | undefined;
  readonly known: GlossaryConcept | null;
};

/** An idea of a lesson, from the lesson, what is written beside it, and the glossary where that has the same one. */
export function ideaOfConcept(lesson: TaughtLesson, concept: Concept, { file, asked, known }: Written): Idea {
  const { slug, title, definition, diagram, diagramCaption, skills } = concept;
  const written = file?.ideas[slug];
  const id = `${lesson.slug}/${slug}`;
  return {
    id,
    title,
    names: written?.names ?? [],
    what: definition,
    simply: written?.simply ?? known?.simply ?? null,
    why: written?.why ?? null,
    isnt: written?.isnt ?? null,
    example: known?.example ?? null,
    moves: known?.moves ?? null,
    picture: diagram && { diagram, caption: diagramCaption },
    matters: known?.why ?? null,
    mission: lesson.mission,
    before: lesson.prerequisites,
    lesson: { slug: lesson.slug, title: lesson.title },
    skills,
    area: file?.area ?? known?.area ?? null,
    asks: [
      ...answersOf(id, written?.asks),
      ...skills.flatMap((skill) =>
        answersOf(`${id}/${skill}`, asked?.[skill]).map((answer) => ({ ...answer, skill })),
      ),
    ],
  };
}

export function ideaOfGlossary(known: GlossaryConcept): Idea {
  const { slug, title, also, means, simply, why, example, moves, area } = known;
  return {
    id: `glossary/${slug}`,
    title,
    names: also,
    what: means,
    simply,
    why: null,
    isnt: null,
    example,
    moves,
    picture: null,
    matters: why,
    mission: null,
    before: [],
    lesson: null,
    skills: [],
    area,
    asks: [],
  };
}
