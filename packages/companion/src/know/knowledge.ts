import { type Answers, createAnswers } from './answers.ts';
import type { GlossaryConcept } from './concept.ts';
import { documentsOf } from './documents.ts';
import type { Glossary } from './glossary.ts';
import { type Idea, ideaOfConcept, ideaOfGlossary, type TaughtLesson } from './idea.ts';
import { finish, type InSteps } from './in-steps.ts';
import { createSpeller } from './spell.ts';
import { createTextIndex } from './text-index.ts';

export type Knowledge = Answers & {
  idea(id: string): Idea | undefined;
  ideasOfLesson(slug: string): readonly Idea[];
  /** The idea that a skill belongs to, in the given lesson if it is there. */
  ideaOfSkill(skill: string, lesson?: string): Idea | undefined;
};

/** Indexes everything that is written: ideas, direct answers, lesson paragraphs, and facts about the site. */
export function* indexKnowledge(glossary: Glossary, lessons: readonly TaughtLesson[]): InSteps<Knowledge> {
  const inLessons = lessons.flatMap((lesson) =>
    lesson.concepts.map((concept) =>
      ideaOfConcept(lesson, concept, {
        file: glossary.ideaFiles.get(lesson.slug),
        asked: glossary.askedFiles.get(lesson.slug),
        known: sameConcept(glossary, concept.title),
      }),
    ),
  );
  const ideas = [...inLessons, ...glossary.concepts.map(ideaOfGlossary)];
  const documents = yield* documentsOf(ideas, glossary);
  const index = yield* createTextIndex(documents, lessons);
  const bySkill = new Map<string, Idea[]>();
  for (const idea of inLessons)
    for (const skill of idea.skills) bySkill.set(skill, [...(bySkill.get(skill) ?? []), idea]);
  const byId = new Map(ideas.map((idea) => [idea.id, idea]));
  const answers = yield* createAnswers(documents, index, createSpeller(index.counts));

  return {
    ...answers,
    idea: (id) => byId.get(id),
    ideasOfLesson: (slug) => inLessons.filter((idea) => idea.lesson?.slug === slug),
    ideaOfSkill: (skill, lesson) => {
      const fitting = bySkill.get(skill) ?? [];
      return fitting.find((idea) => idea.lesson?.slug === lesson) ?? fitting[0];
    },
  };
}

/** The same at once, for whom nobody else waits; some seconds of work. */
export const createKnowledge = (glossary: Glossary, lessons: readonly TaughtLesson[]): Knowledge =>
  finish(indexKnowledge(glossary, lessons));

/** The idea of the glossary with the same name. */
function sameConcept({ byName }: Glossary, title: string): GlossaryConcept | null {
  const name = title.toLowerCase().replace(/^(?:the|a|an) /, '');
  return byName.get(name) ?? byName.get(name.replace(/s$/, '')) ?? byName.get(`${name}s`) ?? null;
}
