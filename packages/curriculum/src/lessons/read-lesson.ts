import type { z } from 'zod';
import type { ContentFile, ContentProblem, Launch, LessonFile, SlotFile, SlotType } from './curriculum.ts';
import { type LaunchFront, lessonFront } from './lesson-schema.ts';
import { type Read, readYaml } from './read-yaml.ts';

type Front = z.infer<typeof lessonFront>;
type Section = { title: string; text: string; line: number };

/** Splits the body into its intro and its `## ` sections; `firstLine` is the body's first line in the file. */
function readSections(body: string, firstLine: number): { intro: string; sections: Section[] } {
  const sections: Section[] = [];
  const intro: string[] = [];
  let current = intro;
  const texts: string[][] = [];
  for (const [index, line] of body.split('\n').entries()) {
    const title = /^##\s+(.+?)\s*$/.exec(line)?.[1];
    if (title === undefined) {
      current.push(line);
    } else {
      current = [];
      texts.push(current);
      sections.push({ title, text: '', line: firstLine + index });
    }
  }
  return {
    intro: intro.join('\n').trim(),
    sections: sections.map((section, index) => ({
      ...section,
      text: (texts[index] ?? []).join('\n').trim(),
    })),
  };
}

function slotsOf(name: string, type: SlotType, slots: Front['guided']): SlotFile[] {
  return slots.map((slot, index) => ({ slug: `${name}/${type}/${index + 1}`, type, ...slot }));
}

function errorSlot(name: string, slot: Front['guided'][number]): SlotFile {
  return { slug: `${name}/error-analysis/1`, type: 'practice', ...slot, asks: 'error' };
}

function toLaunch({ situation, diagram, question, guesses, number, answer, after }: LaunchFront): Launch {
  const told = { situation, diagram, question, after };
  if (number) return { ...told, guess: { kind: 'number', ...number }, answer: Number(answer) };
  const list = guesses ?? [];
  return { ...told, guess: { kind: 'choice', guesses: list }, answer: list.indexOf(String(answer)) };
}

function checkSections(path: string, front: Front, sections: readonly Section[]): ContentProblem[] {
  const problems: ContentProblem[] = [];
  for (const [index, { title }] of front.concepts.entries()) {
    const section = sections[index];
    if (section?.title !== title) {
      const found = section ? `found "## ${section.title}"` : 'the file ends before it';
      problems.push({ file: path, line: section?.line ?? 1, message: `expected "## ${title}", ${found}` });
    } else if (section.text === '') {
      problems.push({ file: path, line: section.line, message: `expected a definition under "## ${title}"` });
    }
  }
  for (const extra of sections.slice(front.concepts.length)) {
    problems.push({
      file: path,
      line: extra.line,
      message: `"## ${extra.title}" belongs to no concept of the front matter`,
    });
  }
  return problems;
}

/** Reads one lesson file: YAML between two lines of '---', then intro and definitions in Markdown. */
export function readLesson({ path, text }: ContentFile): Read<LessonFile> {
  const source = text.replaceAll('\r\n', '\n');
  const matter = /^---\n([\s\S]*?)\n---\n/.exec(source);
  if (!matter) {
    const message = 'expected front matter: YAML between two lines that hold only "---"';
    return { ok: false, problems: [{ file: path, line: 1, message }] };
  }
  const read = readYaml({ path, text: matter[1] ?? '', linesBefore: 1 }, lessonFront);
  if (!read.ok) return read;
  const front = read.value;
  const firstLine = matter[0].split('\n').length;
  const { intro, sections } = readSections(source.slice(matter[0].length), firstLine);
  const problems = checkSections(path, front, sections);
  if (intro === '')
    problems.push({ file: path, line: firstLine, message: 'expected an intro before the concepts' });
  const fileName = path.slice(path.lastIndexOf('/') + 1);
  const expectedName = `${String(front.number).padStart(2, '0')}-${front.slug}.md`;
  if (fileName !== expectedName) {
    problems.push({ file: path, line: 1, message: `number and slug ask for the file name ${expectedName}` });
  }
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, value: toLesson(front, { path, intro, sections }) };
}

function toLesson(
  front: Front,
  { path, intro, sections }: { path: string; intro: string; sections: readonly Section[] },
): LessonFile {
  const { slug, number, title, goals, standards, prerequisites, mission, lab, teacher } = front;
  const { stretch, error_analysis: analysis, launch } = front;
  const diagramOf = new Map(front.concepts.map((concept) => [concept.slug, concept.diagram]));
  return {
    slug,
    number,
    title,
    intro,
    goals,
    standards,
    prerequisites,
    path,
    concepts: front.concepts.map((concept, index) => ({
      slug: concept.slug,
      title: concept.title,
      definition: sections[index]?.text ?? '',
      diagram: concept.diagram,
      diagramCaption: concept.caption,
      skills: concept.skills,
      examples: slotsOf(`${slug}/${concept.slug}`, 'example', concept.examples),
    })),
    problems: [
      ...slotsOf(slug, 'guided', front.guided),
      ...slotsOf(slug, 'practice', front.practice),
      ...(analysis ? [errorSlot(slug, analysis)] : []),
    ],
    ...(stretch && { stretch: { slug: `${slug}/stretch/1`, type: 'stretch', ...stretch } }),
    ...(launch && { launch: toLaunch(launch) }),
    words: front.words.map(({ diagram, ...word }) => ({
      ...word,
      diagram: diagram ?? diagramOf.get(word.concept) ?? null,
    })),
    ...(teacher && { teacher }),
    mission: {
      title: mission.title,
      decision: mission.decision,
      computes: mission.computes,
      dataKind: mission.data_kind,
      dataShows: mission.data_shows,
    },
    ...(lab && { lab }),
  };
}
