import { readFileSync } from 'node:fs';
import { answerTurn, screenText } from '@playforward/companion';
import { random } from '@playforward/curriculum';
import { z } from 'zod';
import type { readAskContent } from '../../ask/companion-ask/read-content.ts';
import { readQuestion } from '../../ask/companion-ask/read-question.ts';
import type { Row } from './row.ts';

type Content = ReturnType<typeof readAskContent>;

/** One turn and what a helpful reply does: one of the moves, every part of `must`, none of `must_not`. */
const turnLine = z.looseObject({
  text: z.string(),
  course: z.string().optional(),
  moves: z.array(z.string()).optional(),
  verdict: z.enum(['right', 'not-yet']).optional(),
  must: z.array(z.string()).optional(),
  must_not: z.array(z.string()).optional(),
});

/** A problem where the line asks for any: the first of the first lesson. */
function questionOf({ text, problem_id, lesson_id, attempts, grade }: z.infer<typeof turnLine>): string {
  const any = problem_id === 'any' ? { lesson_id: 1, problem_id: 1 } : { lesson_id, problem_id };
  return JSON.stringify({ text, ...any, attempts, grade });
}

/** How many turns get what their line asks for, by course. */
export function measureTurns(file: string, content: Content, list: boolean): Row[] {
  const counts = new Map<string, { good: number; all: number }>();
  for (const raw of readFileSync(file, 'utf8').trim().split('\n')) {
    const line = turnLine.parse(JSON.parse(raw));
    const asked = readQuestion(questionOf(line), content.curriculum);
    if ('problem' in asked) throw new Error(`${asked.problem} (${raw})`);
    const screened = screenText(asked.text);
    const means = { glossary: content.glossary, knowledge: content.knowledge, random: random(1) };
    const reply =
      screened.kind === 'answer' ? answerTurn(screened.text, { context: asked.context, means }).reply : null;
    const isGood =
      reply !== null &&
      (!line.moves || (reply.move !== undefined && line.moves.includes(reply.move))) &&
      (!line.verdict || reply.step_verdict === line.verdict) &&
      (line.must ?? []).every((part) => reply.text.toLowerCase().includes(part.toLowerCase())) &&
      !(line.must_not ?? []).some((part) => reply.text.toLowerCase().includes(part.toLowerCase()));
    const count = counts.get(line.course ?? 'all') ?? { good: 0, all: 0 };
    counts.set(line.course ?? 'all', { good: count.good + (isGood ? 1 : 0), all: count.all + 1 });
    if (list && !isGood) console.log(`turn: ${line.text} → ${screened.kind} ${reply?.move}: ${reply?.text}`);
  }
  return [...counts].map(
    ([course, { good, all }]): Row => ({
      name: `turns helped, ${course}`,
      part: good,
      whole: all,
      goal: '≥ 85 %',
    }),
  );
}
