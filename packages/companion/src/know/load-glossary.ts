import type { ContentFile } from '@playforward/curriculum';
import { load } from 'js-yaml';
import { careersSchema, conceptsSchema, type GlossaryConcept } from './concept.ts';
import type { Glossary } from './glossary.ts';
import { askedFile, ideaFile } from './idea.ts';
import { type Note, notesSchema } from './note.ts';
import { questionWordsSchema } from './question-word.ts';

const careersPath = 'careers.yaml';

/** A name as it is looked up: small letters, one space between words, hyphens as spaces. */
function foldName(name: string): string {
  return name
    .toLowerCase()
    .replace(/[’']s\b/g, 's')
    .replace(/[-–\s]+/g, ' ')
    .trim();
}

function readWith<T>({ path, text }: ContentFile, read: (value: unknown) => T): T {
  try {
    return read(load(text));
  } catch (cause) {
    throw new Error(`content/companion/${path} cannot be read`, { cause });
  }
}

/**
 * Reads `content/companion`: `careers.yaml`, `whys.yaml`, `notes.yaml`, `words.yaml`, `question-words.yaml` and the files of `concepts/`, `ideas/` and `asked/`, paths below that folder with '/' between
 * their parts. Throws on a file that breaks its schema or a name that two concepts claim: content is part of the
 * program and is checked before it ships.
 */
export function loadGlossary(files: readonly ContentFile[]): Glossary {
  const concepts: GlossaryConcept[] = files
    .filter(({ path }) => path.startsWith('concepts/'))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
    .flatMap((file) => readWith(file, (value) => conceptsSchema.parse(value)));
  const careers = files
    .filter(({ path }) => path === careersPath)
    .flatMap((file) => readWith(file, (value) => careersSchema.parse(value)));
  const byName = new Map<string, GlossaryConcept>();
  for (const concept of concepts) {
    for (const name of new Set([concept.title, concept.slug, ...concept.also].map(foldName))) {
      const other = byName.get(name);
      if (other) throw new Error(`'${name}' names both ${other.slug} and ${concept.slug}`);
      byName.set(name, concept);
    }
  }
  const notesIn = (path: string): Note[] =>
    files
      .filter((file) => file.path === path)
      .flatMap((file) => readWith(file, (value) => notesSchema.parse(value)));
  const byLesson = <T>(folder: string, read: (value: unknown) => T): Map<string, T> =>
    new Map(
      files
        .filter(({ path }) => path.startsWith(folder))
        .map((file): [string, T] => [file.path.replace(/^.*\/|\.yaml$/g, ''), readWith(file, read)]),
    );
  return {
    concepts,
    careers,
    byName,
    ideaFiles: byLesson('ideas/', (value) => ideaFile.parse(value)),
    askedFiles: byLesson('asked/', (value) => askedFile.parse(value)),
    whys: notesIn('whys.yaml'),
    notes: [...notesIn('notes.yaml'), ...notesIn('words.yaml')],
    questionWords: files
      .filter(({ path }) => path === 'question-words.yaml')
      .flatMap((file) => readWith(file, (value) => questionWordsSchema.parse(value))),
  };
}
