import type { ScopedLesson } from './read-scope.ts';

export type NewLesson = {
  readonly slug: string;
  readonly number: number;
  readonly title: string;
  readonly standard: string;
  readonly prerequisite: string | undefined;
  /** At least one skill that exists. */
  readonly skills: readonly string[];
  /** A skill of an earlier lesson, for the last practice problem. */
  readonly review: string | undefined;
  /** The one of the skills that has a level 4. */
  readonly stretches: string | undefined;
  /** What a scope and sequence says: goals, standards, concepts and the mission; the author fills the rest. */
  readonly scoped?: ScopedLesson | undefined;
};

type Concept = {
  readonly slug: string;
  readonly title: string;
  readonly diagram: string;
  readonly skills: readonly string[];
};

type Place = { skill: string; level: 1 | 2 | 3 };

/** A lesson file with every part in place; words that only an author knows stand as `{FILL: …}`. */
export function lessonTemplate(lesson: NewLesson): string {
  const { slug, number, title, scoped } = lesson;
  const concepts = conceptsOf(lesson);
  return `---
slug: ${slug}
number: ${number}
title: ${JSON.stringify(title)}
standards: [${scoped?.standards.join(', ') ?? lesson.standard}]
prerequisites: [${scoped?.prerequisites.join(', ') ?? lesson.prerequisite ?? ''}]
goals:
${goalsOf(lesson)
  .map((goal) => `  - ${JSON.stringify(goal)}`)
  .join('\n')}
launch:
  situation: "{FILL: what happens, in two or three short sentences, without the words of the lesson}"
  diagram: null # a picture, where one helps to guess
  question: "{FILL: one question that can be guessed at}?"
  guesses: # two to four; or, for a number: { unit: meters, from: 4, to: 24, step: 1 } under the name number
    - "{FILL: a guess that many make}"
    - "{FILL: the guess that proves right}"
  answer: "{FILL: the guess that proves right}"
  after: "{FILL: what is known at the end of the lesson, with the numbers of the situation}"
concepts:
${concepts.map(concept).join('\n')}
guided:
${places(guided(lesson.skills))}
practice:
${places(practice(lesson))}
error_analysis: { skill: ${lesson.skills[0]}, level: 2 }
${stretch(lesson)}
words:
  - term: "{FILL: a word that this lesson explains}"
    forms: [] # other forms, such as the plural
    concept: ${concepts[0]?.slug}
    meaning: "{FILL: what it means, in one or two sentences}"
    example: "{FILL: one that is one}"
    counterexample: "{FILL: one that looks like one and is none}"
teacher:
  launch:
    - "{FILL: what students answer at the launch, and what it shows}"
  ask:
    - "{FILL: a question to talk about}"
    - "{FILL: another one}"
  listen:
    - hear: "{FILL: what somebody says who has a wrong idea}"
      say: "{FILL: what to say or ask then}"
  pacing: { launch: 6, concepts: 14, guided: 9, practice: 12, close: 4 } # minutes, 45 in all
mission:
${missionOf(lesson)}
---

{FILL: two or three short sentences about something students know that needs this mathematics}

In this lesson you {FILL: what the student will do}.

${concepts.map((one) => `## ${one.title}\n\n{FILL: what it is, with one example in numbers}\n`).join('\n')}`;
}

function goalsOf({ scoped }: NewLesson): readonly string[] {
  return (
    scoped?.goals ??
    ['first', 'second'].map((nth) => `I can {FILL: what a student can do after the ${nth} concept}.`)
  );
}

function missionOf({ scoped }: NewLesson): string {
  const mission = scoped?.mission ?? {
    title: '{FILL: a place or a plan in the city}',
    decision: '{FILL: what the student chooses}',
    computes: '{FILL: what has to be worked out for it}',
    data_kind: 'table',
    data_shows: '{FILL: what the table shows}',
  };
  return Object.entries(mission)
    .map(([key, words]) => `  ${key}: ${key === 'data_kind' ? words : JSON.stringify(words)}`)
    .join('\n');
}

/** The concepts of the scope, or two that wait for their titles. */
function conceptsOf({ scoped, skills }: NewLesson): readonly Concept[] {
  if (scoped) {
    return scoped.concepts.map(({ title, diagram, skills: own }) => ({
      slug: title
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, ''),
      title,
      diagram,
      skills: own.map(({ slug }) => slug),
    }));
  }
  const nths = ['first', 'second'] as const;
  return conceptSkills(skills).map((own, at) => ({
    slug: `${nths[at]}-idea`,
    title: `{FILL: title of the ${nths[at]} concept, as above}`,
    diagram: '',
    skills: own,
  }));
}

/** Only a skill that has a level 4 can be asked for it. */
function stretch({ skills, stretches }: NewLesson): string {
  if (stretches !== undefined) return `stretch: { skill: ${stretches}, level: 4 }`;
  return `# stretch: { skill: ${skills[0]}, level: 4 } {FILL: a skill with a level 4; then take this number sign away}`;
}

/** The first half of the skills belongs to the first concept; a single skill to both. */
function conceptSkills(skills: readonly string[]): [readonly string[], readonly string[]] {
  if (skills.length === 1) return [skills, skills];
  const half = Math.ceil(skills.length / 2);
  return [skills.slice(0, half), skills.slice(half)];
}

function concept({ slug, title, diagram, skills }: Concept): string {
  const at = (index: number) => skills[index % skills.length] ?? '';
  return `  - slug: ${slug} # rename it now: a slug is for ever
    title: ${JSON.stringify(title)}
    diagram: null # ${diagram === '' ? '' : `${diagram}: `}data as in packages/diagram/README.md
    caption: null
    skills: [${skills.join(', ')}]
    examples:
${places([
  { skill: at(0), level: 1 },
  { skill: at(1), level: 2 },
]).replace(/^/gm, '    ')}`;
}

function guided(skills: readonly string[]): Place[] {
  return [
    { skill: skills[0] ?? '', level: 2 },
    { skill: skills.at(-1) ?? '', level: 3 },
  ];
}

/** Every skill once at least, levels as the check wants them, the review last. */
function practice({ skills, review }: NewLesson): Place[] {
  const levels = [1, 1, 2, 2, 2, 3, 3] as const;
  const own = levels.map((level, index): Place => ({ skill: skills[index % skills.length] ?? '', level }));
  return review === undefined ? own : [...own, { skill: review, level: 2 }];
}

function places(list: readonly Place[]): string {
  return list.map(({ skill, level }) => `  - { skill: ${skill}, level: ${level} }`).join('\n');
}
