import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { askingIn, featureNames, trainLogistic } from '@playforward/companion';
import { z } from 'zod';
import type { readAskContent } from '../../ask/companion-ask/read-content.ts';
import { readQuestion } from '../../ask/companion-ask/read-question.ts';

type Content = ReturnType<typeof readAskContent>;

const folder = join(import.meta.dirname, '../../../packages/companion/corpus/pairs');
/** A text that is on the point and does not answer all of the question. */
const partly = 0.35;
/** So many questions stand below a reply. */
const onButtons = 3;

const line = z.strictObject({
  text: z.string(),
  /** Neither stands in a question that is asked in free talk. */
  lesson_id: z.string().optional(),
  problem_id: z.string().optional(),
  /** Whether a text about the idea can answer it, or the problem's own numbers have to, or it is work to be judged. */
  kind: z.enum(['general', 'specific', 'work']),
  /** Ids of the texts that answer it, and of those that do in part. */
  good: z.array(z.string()),
  ok: z.array(z.string()),
});

type Line = z.infer<typeof line>;
type Read = Line & {
  readonly pairs: readonly { readonly features: readonly number[]; readonly truth: number }[];
};

function readPairs(file: string, { curriculum, knowledge }: Content): Read[] {
  const lines = readFileSync(join(folder, file), 'utf8').trim().split('\n');
  return lines.map((text) => {
    const asked = line.parse(JSON.parse(text));
    const { text: said, lesson_id, problem_id } = asked;
    const given = { text: said, lesson_id, problem_id };
    const question = readQuestion(JSON.stringify(given), curriculum);
    if ('problem' in question) throw new Error(`${file}: ${question.problem}`);
    const pairs = knowledge
      .pairs(asked.text, askingIn(question.context))
      .map(({ found: { id }, features }) => ({
        features,
        truth: asked.good.includes(id) ? 1 : asked.ok.includes(id) ? partly : 0,
      }));
    return { ...asked, pairs };
  });
}

type Weights = {
  readonly names: readonly string[];
  readonly weights: readonly number[];
  readonly bias: number;
};

/** The weights of `answers.json`, from questions of students and the texts that answer them. */
export function trainAnswers(content: Content): Weights {
  const { weights, bias } = trainLogistic(
    readPairs('strangers-work.jsonl', content).flatMap(({ pairs }) => pairs),
  );
  return { names: [...featureNames], weights, bias };
}

const chance = ({ weights, bias }: Weights, features: readonly number[]): number =>
  1 / (1 + Math.exp(-features.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), bias)));

/** How the questions that were kept are read: of so many told ones, so many are answered. */
export function reportAnswers(content: Content): string {
  const weights = trainAnswers(content);
  const read = readPairs('strangers-kept.jsonl', content);
  const likely = read.map(({ pairs }) =>
    pairs
      .map(({ features, truth }) => ({ truth, chance: chance(weights, features) }))
      .sort((a, b) => b.chance - a.chance),
  );
  const best = likely.flatMap(([first]) => first ?? []).sort((a, b) => b.chance - a.chance);
  const shown = likely.filter((pairs) =>
    pairs.slice(0, 1 + onButtons).some(({ truth }) => truth === 1),
  ).length;
  const possible = read.filter(({ good }) => good.length > 0).length;
  const lines = [0.4, 0.3, 0.2, 0.15, 0.1, 0].map((least) => {
    const told = best.filter((one) => one.chance >= least);
    const [whole, part] = [1, partly].map((truth) => told.filter((one) => one.truth === truth).length);
    return `  chance ≥ ${least}: told ${told.length}, answered ${whole}, in part ${part}`;
  });
  return [
    `  ${read.length} questions, ${possible} with a text that answers them`,
    ...lines,
    `  told first or among the ${onButtons} on buttons: ${shown}`,
  ].join('\n');
}
