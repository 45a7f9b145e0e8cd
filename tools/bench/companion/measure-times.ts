import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { answerTurn, screenText } from '@playforward/companion';
import { random } from '@playforward/curriculum';
import type { readAskContent } from '../../ask/companion-ask/read-content.ts';
import { readQuestion } from '../../ask/companion-ask/read-question.ts';

const folder = join(import.meta.dirname, '../../../packages/companion/corpus/pairs');

/** Milliseconds of reading and answering each question of strangers, in a second round: the first warms the code up. */
export function measureTimes({
  curriculum,
  glossary,
  knowledge,
}: ReturnType<typeof readAskContent>): number[] {
  const asked = ['strangers-work.jsonl', 'strangers-kept.jsonl'].flatMap((name) =>
    readFileSync(join(folder, name), 'utf8')
      .trim()
      .split('\n')
      .map((line) => {
        const { text, lesson_id, problem_id } = JSON.parse(line) as Record<string, string>;
        const question = readQuestion(JSON.stringify({ text, lesson_id, problem_id }), curriculum);
        if ('problem' in question) throw new Error(`${question.problem} (${line})`);
        return question;
      }),
  );
  const round = (): number[] =>
    asked.map(({ text, context }) => {
      const started = performance.now();
      const screened = screenText(text);
      if (screened.kind === 'answer')
        answerTurn(screened.text, { context, means: { glossary, knowledge, random: random(1) } });
      return performance.now() - started;
    });
  round();
  return round();
}
