import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { intents, signs } from '@playforward/companion';
import { generateProblem, listSkills, renderProblem } from '@playforward/curriculum';
import { z } from 'zod';
import type { readAskContent } from '../../ask/companion-ask/read-content.ts';

type Content = ReturnType<typeof readAskContent>;

/** Lines of a corpus with the class each stands for, and the names of ideas that fill them. */
export type Corpus = {
  readonly classes: readonly string[];
  readonly lines: readonly { readonly name: string; readonly pattern: string }[];
  readonly ideas: readonly string[];
  /** Wordings made of one line, at most. */
  readonly most: number;
};

const root = join(import.meta.dirname, '../../../packages/companion/corpus');
const intentLine = z.strictObject({ intent: z.enum(intents), say: z.string().min(1) });
const careLine = z.strictObject({ sign: z.enum(signs), say: z.string().min(1) });

function readLines<Line>(folder: string, schema: z.ZodType<Line>): Line[] {
  return readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.jsonl'))
    .sort()
    .flatMap((name) =>
      readFileSync(join(root, folder, name), 'utf8')
        .trim()
        .split('\n'),
    )
    .map((line) => schema.parse(JSON.parse(line)));
}

function ideasOf({ curriculum, glossary }: Content): string[] {
  const lessons = curriculum.courses.flatMap(({ units }) => units.flatMap((unit) => unit.lessons));
  return [
    ...glossary.concepts.flatMap(({ title, also }) => [title, ...also]),
    ...lessons.flatMap(({ concepts }) => concepts.map(({ title }) => title)),
  ].filter((name) => !/[{}|#@]/.test(name));
}

export function readIntentCorpus(content: Content): Corpus {
  const lines = readLines('utterances', intentLine).map(({ intent, say }) => ({
    name: intent,
    pattern: say,
  }));
  return { classes: intents, lines, ideas: ideasOf(content), most: 40 };
}

const careLines = () => readLines('care', careLine).map(({ sign, say }) => ({ name: sign, pattern: say }));

/** The harmless lines that sound like cries for help. */
export function readLookAlikes(): ReadonlySet<string> {
  return new Set(careLines().flatMap(({ name, pattern }) => (name === 'none' ? [pattern] : [])));
}

/** Without the signs that mean something in a pattern. */
const plain = (text: string): string => text.replace(/[{}|#@$\\]/g, ' ');

/** Of each answer so many wordings are trained on; the others show how often a harmless question is misread. */
export const trainedWordings = 8;

/** What students ask about the ideas of the lessons, as content/companion has it. */
function askedOfIdeas({ glossary }: Content): { name: string; pattern: string }[] {
  const ideas = [...glossary.ideaFiles.values()].flatMap((file) => Object.values(file.ideas));
  const wordings = ideas.flatMap(({ asks }) => asks.flatMap(({ ask }) => ask.slice(0, trainedWordings)));
  return wordings.map((text) => ({ name: 'none', pattern: plain(text) }));
}

/** What strangers wrote beside problems; the kept third is never trained on. */
const wroteBesideProblems = (): { name: string; pattern: string }[] =>
  readFileSync(join(root, 'pairs/strangers-work.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => ({
      name: 'none',
      pattern: plain(z.looseObject({ text: z.string() }).parse(JSON.parse(line)).text),
    }));

/** What students say in a few words beside a problem: harmless, and no look-alike of a cry. */
const shortTalk = () => readLines('plain', careLine).map(({ sign, say }) => ({ name: sign, pattern: say }));

/** Cries for help, harmless look-alikes, short talk, all that students ask otherwise, and the questions of every skill. */
export function readCareCorpus(content: Content): Corpus {
  const lines = careLines();
  const asked = readLines('utterances', intentLine)
    .filter(({ intent }) => intent !== 'talk-person')
    .map(({ say }) => ({ name: 'none', pattern: say }));
  const questions = listSkills().flatMap(({ id, version }) => {
    const { question } = renderProblem(generateProblem({ skill: id, version, level: 2, seed: 5 }));
    return [{ name: 'none', pattern: plain(question) }];
  });
  return {
    classes: signs,
    lines: [
      ...lines,
      ...shortTalk(),
      ...asked,
      ...questions,
      ...askedOfIdeas(content),
      ...wroteBesideProblems(),
    ],
    ideas: ideasOf(content),
    most: 50,
  };
}
