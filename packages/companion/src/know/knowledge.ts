import MiniSearch from 'minisearch';
import type { LessonConcept, LessonInView } from '../companion-context.ts';
import type { Glossary, GlossaryConcept } from '../concepts/concept.ts';
import { conceptOfLesson, findConcept } from '../concepts/find-concept.ts';
import { foldName } from '../concepts/load-glossary.ts';
import { partsOf } from './lesson-parts.ts';
import type { Note } from './note.ts';
import { contentWords, synonymsOf } from './query-words.ts';

/** Something written that answers a question. */
export type Found =
  | {
      readonly kind: 'idea';
      readonly id: string;
      readonly inLesson: LessonConcept | null;
      readonly known: GlossaryConcept | null;
    }
  | {
      readonly kind: 'why' | 'note' | 'product' | 'part' | 'reason';
      readonly id: string;
      readonly note: Note;
    };

type Kind = Found['kind'];
type Doc = { id: string; kind: Kind; names: string; text: string };

/** A known name counts where it is most of what the question speaks of; 'zero' alone is not all of 'is zero rational'. */
function fitting(known: GlossaryConcept | null, question: string): GlossaryConcept | null {
  if (!known) return null;
  const asked = new Set(contentWords(question));
  const names = new Set([known.title, ...known.also].flatMap(contentWords));
  const shared = [...asked].filter((word) => names.has(word)).length;
  return shared * 2 > asked.size || asked.size <= 1 ? known : null;
}

export type Knowledge = {
  /** What fits a question, the best first; nothing where too few of its words are known. */
  find(
    question: string,
    where: { lesson?: LessonInView | undefined; kinds: readonly Kind[] },
  ): readonly Found[];
};

/** Part of the words of a question that a text must know. */
const enough = 0.5;
/** A paragraph of a lesson that is not open shares everyday words with many questions, so it has to know more of them. */
const enoughFar = 0.75;
const fewestFar = 2;
const mostFound = 3;

function docsOf(glossary: Glossary, concepts: readonly LessonConcept[]): (readonly [Doc, Found])[] {
  const ofGlossary = glossary.concepts.map((known): readonly [Doc, Found] => {
    const { slug, title, also, means, simply } = known;
    const id = `idea/${slug}`;
    return [
      { id, kind: 'idea', names: [title, ...also].join(' ; '), text: `${means} ${simply}` },
      { kind: 'idea', id, inLesson: null, known },
    ];
  });
  const ofLessons = concepts.map((inLesson): readonly [Doc, Found] => {
    const id = `lesson/${inLesson.slug}`;
    return [
      { id, kind: 'idea', names: inLesson.title, text: inLesson.definition },
      { kind: 'idea', id, inLesson, known: conceptOfLesson(glossary, inLesson) },
    ];
  });
  const ofParts = concepts.flatMap(partsOf).map(({ note, givesReason }): readonly [Doc, Found] => {
    const kind = givesReason ? 'reason' : 'part';
    const id = `${kind}/${note.slug}`;
    return [
      { id, kind, names: note.asked.join(' ; '), text: note.says },
      { kind, id, note },
    ];
  });
  const ofNotes = (
    [
      ['why', glossary.whys],
      ['note', glossary.notes],
    ] as const
  ).flatMap(([plain, notes]) =>
    notes.map((note): readonly [Doc, Found] => {
      const kind = note.kind ?? plain;
      const id = `${kind}/${note.slug}`;
      return [
        { id, kind, names: note.asked.join(' ; '), text: note.says },
        { kind, id, note },
      ];
    }),
  );
  return [...ofGlossary, ...ofLessons, ...ofParts, ...ofNotes];
}

/** A concept of the open lesson, or else of any, whose title stands in the question. */
function namedConcept(question: string, concepts: readonly LessonConcept[]): LessonConcept | null {
  const said = ` ${foldName(question)
    .replace(/[?!.,:;"“”()]/g, ' ')
    .replace(/\s+/g, ' ')} `;
  const named = concepts.filter(({ title }) => {
    const name = foldName(title)
      .replace(/[?!.,:;"“”()]/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
    return name !== '' && said.includes(` ${name} `);
  });
  return named.toSorted((a, b) => b.title.length - a.title.length)[0] ?? null;
}

/** The slug of the concept of a lesson that a text stands for or belongs to. */
const conceptOf = (id: string): string => /^(?:lesson|part|reason)\/([^/]+)/.exec(id)?.[1] ?? '';

/** Indexes everything that is written: ideas, lesson sections, whys and notes. */
export function createKnowledge(
  glossary: Glossary,
  lessons: readonly { readonly concepts: readonly LessonConcept[] }[],
): Knowledge {
  const concepts = lessons.flatMap((lesson) => lesson.concepts);
  const docs = docsOf(glossary, concepts);
  const byId = new Map(docs.map(([doc, found]) => [doc.id, found]));
  const index = new MiniSearch<Doc>({
    fields: ['names', 'text'],
    storeFields: ['kind'],
    tokenize: contentWords,
    processTerm: (term) => term,
    searchOptions: {
      boost: { names: 4 },
      fuzzy: (term) => (term.length > 5 ? 0.2 : false),
      prefix: (term) => term.length > 4,
      combineWith: 'OR',
    },
  });
  index.addAll([...new Map(docs.map(([doc]) => [doc.id, doc])).values()]);

  function search(question: string, { lesson, kinds }: Parameters<Knowledge['find']>[1]): Found[] {
    const words = [...new Set(contentWords(question))];
    if (words.length === 0) return [];
    const near = new Set((lesson?.concepts ?? []).map(({ slug }) => slug));
    const hits = index.search([...words, ...words.flatMap(synonymsOf)].join(' '), {
      filter: ({ kind }) => (kinds as readonly string[]).includes(String(kind)),
      boostDocument: (id) => (near.has(conceptOf(String(id))) ? 1.6 : 1),
    });
    return hits
      .filter(({ id, kind, queryTerms }) => {
        const known = words.filter((word) =>
          [word, ...synonymsOf(word)].some((one) => queryTerms.includes(one)),
        );
        const isFar = (kind === 'part' || kind === 'reason') && !near.has(conceptOf(String(id)));
        if (isFar && known.length < fewestFar) return false;
        return known.length / words.length >= (isFar ? enoughFar : enough);
      })
      .slice(0, mostFound)
      .flatMap(({ id }) => byId.get(String(id)) ?? []);
  }

  return {
    find(question, where) {
      const found = search(question, where);
      if (!where.kinds.includes('idea')) return found;
      const open = where.lesson?.concepts ?? [];
      const named = namedConcept(question, open) ?? namedConcept(question, concepts);
      const plain = question
        .replace(/\b(?:does|do|did)\b(.*)\bmeans?\b/gi, '$1')
        .replace(/\b(?:you|it|that|this|what) means?\b/gi, ' ');
      const known = fitting(findConcept(glossary, plain), plain);
      const first: Found[] = [
        ...(named
          ? [
              {
                kind: 'idea',
                id: `lesson/${named.slug}`,
                inLesson: named,
                known: conceptOfLesson(glossary, named),
              } as const,
            ]
          : []),
        ...(known ? [{ kind: 'idea', id: `idea/${known.slug}`, inLesson: null, known } as const] : []),
      ];
      const ids = new Set(first.map(({ id }) => id));
      return [...first, ...found.filter(({ id }) => !ids.has(id))].slice(0, mostFound);
    },
  };
}
