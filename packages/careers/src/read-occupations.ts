import { parse as parseYaml } from 'yaml';
import { z } from 'zod';
import { clusterNames } from './cluster-names.ts';
import { knowledgeAreas } from './knowledge-areas.ts';
import { interestLetters, type Occupation, workValues } from './occupation.ts';

const Wage = z.object({
  p25: z.number(),
  median: z.number(),
  p75: z.number(),
  year: z.number(),
  basis: z.enum(['soc', 'parent_soc', 'combined_soc']),
  group: z.string(),
});
const StoredOccupation = z.object({
  soc: z.string().regex(/^\d\d-\d{4}\.\d\d$/),
  title: z.string().min(1),
  officialTitle: z.string().min(1),
  description: z.string().min(1),
  cluster: z.string().refine((name) => Object.hasOwn(clusterNames, name), 'is no career cluster'),
  interests: z.array(z.number()).length(interestLetters.length),
  zone: z.number().nullable(),
  education: z.string().nullable(),
  wage: Wage.nullable(),
  hourlyWage: Wage.nullable(),
  tasks: z.array(z.string()).min(1),
  values: z.array(z.number().nullable()).length(workValues.length).nullable(),
  technologies: z.array(z.string()),
  alternateTitles: z.array(z.string()),
  knowledge: z.array(z.number().nullable()).length(knowledgeAreas.length).nullable(),
  skills: z.tuple([z.number().nullable(), z.number().nullable()]).nullable(),
});
const StoredFile = z.object({
  knowledge: z.array(z.string()),
  interests: z.array(z.string()),
  values: z.array(z.string()),
  skills: z.array(z.string()),
  occupations: z.array(StoredOccupation).min(1),
});
const Exclusions = z.object({
  occupations: z.array(z.object({ soc: z.string(), title: z.string(), reason: z.string().min(1) })),
  story_words: z.array(z.string().min(1)),
});

const namedFigures = <Name extends string>(
  names: readonly Name[],
  figures: readonly (number | null)[] | null,
): Partial<Record<Name, number>> => {
  const named: Partial<Record<Name, number>> = {};
  names.forEach((name, at) => {
    const figure = figures?.[at];
    if (figure !== null && figure !== undefined) named[name] = figure;
  });
  return named;
};

const sameNames = (read: readonly string[], known: readonly string[]): boolean =>
  read.length === known.length && read.every((name, at) => name === known[at]);

function toOccupation(stored: z.infer<typeof StoredOccupation>, unfitForStories: RegExp): Occupation {
  const [R = 1, I = 1, A = 1, S = 1, E = 1, C = 1] = stored.interests;
  const { cluster, values, knowledge, skills, interests: _, ...same } = stored;
  return {
    ...same,
    officialCluster: cluster,
    cluster: clusterNames[cluster] ?? cluster,
    interests: { R, I, A, S, E, C },
    storyTasks: stored.tasks.filter((task) => !unfitForStories.test(task)),
    values: namedFigures(workValues, values),
    knowledge: namedFigures(knowledgeAreas, knowledge),
    mathSkill: skills?.[0] ?? null,
    programmingSkill: skills?.[1] ?? null,
  };
}

/**
 * Reads the project's occupations file (content/careers/occupations.json) and leaves out every occupation on the
 * reviewed list (content/careers/not-for-minors.yaml, YAML or JSON). Throws when either file does not have its shape,
 * since both are part of the product.
 */
export function readOccupations(jsonText: string, exclusionsText: string): Occupation[] {
  const file = StoredFile.parse(JSON.parse(jsonText));
  if (!sameNames(file.knowledge, knowledgeAreas) || !sameNames(file.interests, interestLetters)) {
    throw new Error(
      'The columns of the occupations file are not the ones this package knows. Build it again.',
    );
  }
  if (!sameNames(file.values, workValues)) {
    throw new Error('The work values of the occupations file are not the ones this package knows.');
  }
  const exclusions = Exclusions.parse(parseYaml(exclusionsText));
  const excluded = new Set(exclusions.occupations.map((entry) => entry.soc));
  const unfitForStories = new RegExp(`\\b(?:${exclusions.story_words.join('|')})`, 'i');
  return file.occupations
    .filter((stored) => !excluded.has(stored.soc))
    .map((stored) => toOccupation(stored, unfitForStories));
}
