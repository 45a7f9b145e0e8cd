import { type GlossaryList, type GlossaryWord, glossaryList, glossaryWord } from '@playforward/contract';
import { z } from 'zod';
import type { App } from '../../context.ts';
import { buildGlossaryIndex, type Entry } from '../../curriculum/glossary-index.ts';
import type { Curriculum } from '../../curriculum/open-curriculum.ts';
import { typesetMath } from '../../curriculum/typeset-math.ts';
import { requireStudent } from '../../http/access/require-student.ts';
import { Refusal } from '../../http/errors.ts';
import { curriculumSentences } from './sentences.ts';

/** What lessons explain changes with a start of the server alone, and holds nothing about a person. */
const oneHour = 'private, max-age=3600';

/** The words of all lessons, and one of them with its pictures. */
export function registerGlossary(
  app: App,
  { index, diagrams }: Pick<Curriculum, 'index' | 'diagrams'>,
): void {
  const glossary = buildGlossaryIndex(index);
  const list = listWords([...glossary.values()], index.courses);
  app.get(
    '/api/glossary',
    {
      onRequest: requireStudent,
      schema: {
        summary: 'Every word that a lesson explains, in the order of the alphabet',
        tags: ['curriculum'],
        response: { 200: glossaryList },
      },
    },
    async (_request, reply) => {
      void reply.header('cache-control', oneHour);
      return list;
    },
  );
  app.get(
    '/api/glossary/:slug',
    {
      onRequest: requireStudent,
      schema: {
        summary: 'One word: what it means, a picture, an example and a counterexample of each lesson',
        tags: ['curriculum'],
        params: z.strictObject({ slug: z.string().max(80) }),
        response: { 200: glossaryWord },
      },
    },
    async ({ params }, reply) => {
      const entry = glossary.get(params.slug);
      if (!entry) throw new Refusal(404, curriculumSentences.wordNotFound);
      const shown = await showWord(diagrams, entry);
      void reply.header('cache-control', oneHour);
      return shown;
    },
  );
}

function listWords(entries: readonly Entry[], courses: Curriculum['index']['courses']): GlossaryList {
  const words = entries.map(({ slug, term, forms, senses }) => ({
    slug,
    term,
    forms: [...forms],
    meaning: senses[0].word.meaning,
    course_ids: [...new Set(senses.map(({ course }) => course.id))],
  }));
  const explaining = new Set(words.flatMap(({ course_ids }) => course_ids));
  return {
    courses: courses.filter(({ id }) => explaining.has(id)).map(({ id, title }) => ({ id, title })),
    words,
    math: typesetMath(words.map(({ meaning }) => meaning)),
  };
}

async function showWord(
  diagrams: Curriculum['diagrams'],
  { slug, term, forms, senses }: Entry,
): Promise<GlossaryWord> {
  const { draw, keep } = diagrams.openBatch();
  const shown = senses.map(({ word, lesson, course }) => ({
    course_id: course.id,
    course: course.title,
    lesson_id: lesson.id,
    lesson: lesson.title,
    meaning: word.meaning,
    example: word.example,
    counterexample: word.counterexample,
    ...draw(word.diagram),
  }));
  await keep();
  const texts = shown.flatMap(({ meaning, example, counterexample }) => [meaning, example, counterexample]);
  return { slug, term, forms: [...forms], senses: shown, math: typesetMath(texts) };
}
