import { readFileSync } from 'node:fs';
import {
  answerTurn,
  checkMessage,
  type OpenProblem,
  type TutorFact,
  tutorFacts,
} from '@playforward/companion';
import { random } from '@playforward/curriculum';
import { z } from 'zod';
import type { readAskContent } from '../../ask/companion-ask/read-content.ts';
import type { Row } from './row.ts';

type Content = ReturnType<typeof readAskContent>;

const line = z.looseObject({
  text: z.string(),
  asked: z.string().optional(),
  problem: z.string().optional(),
  tried: z.string().optional(),
  about: z.enum(['open-problem', 'idea', 'talk']).optional(),
});
const problemLine = z.looseObject({
  id: z.string(),
  question: z.string(),
  key: z.looseObject({ value: z.string(), form: z.string() }),
  choices: z.array(z.string()).default([]),
  shownAnswer: z.string(),
});

/** The open problems that lines name. */
export function readProblems(files: readonly string[]): Map<string, OpenProblem> {
  const lines = files.flatMap((file) => readFileSync(file, 'utf8').trim().split('\n'));
  return new Map(
    lines.map((raw) => {
      const { id, ...problem } = problemLine.parse(JSON.parse(raw));
      const rest = { spec: null, rendered: null, skill: '', attempts: [], unlockedHints: 0 };
      return [id, { ...rest, ...problem } as unknown as OpenProblem];
    }),
  );
}

type Measured = {
  file: string;
  name: string;
  goal: string;
  counts: 'shown' | 'held';
  problems: Map<string, OpenProblem>;
};

/**
 * How many prepared replies of a model would be shown whole, each as one piece about what its line says; and how many
 * a second model would read with `LLM_READER=on`, which is the most that could be shown then.
 */
export function measureModel(
  content: Content,
  { file, name, goal, counts, problems }: Measured,
  list: boolean,
): Row[] {
  let shown = 0;
  let formed = 0;
  let all = 0;
  const named = { shown: 0, all: 0 };
  for (const raw of readFileSync(file, 'utf8').trim().split('\n')) {
    const { text, asked = 'help', problem, tried = '0', about } = line.parse(JSON.parse(raw));
    const found = problem === undefined ? undefined : problems.get(problem);
    const openProblem = found && { ...found, attempts: [{ answer: tried, isCorrect: false }] };
    const context = { recent: [], ...(openProblem && { openProblem }) };
    const means = { glossary: content.glossary, knowledge: content.knowledge, random: random(1) };
    const answer = answerTurn(asked, { context, means });
    const facts = tutorFacts(answer, context, means);
    const wording = [
      { text, about: about ?? (openProblem ? ('open-problem' as const) : ('idea' as const)), facts: [] },
    ];
    const message = { move: answer.reply.move ?? 'talk', wording };
    const fault = checkMessage(message, { facts, answer, context });
    const faultOfForm = checkMessage(message, { facts, answer, context, isRead: true });
    for (const { id, about: kind } of facts) {
      named.all += 1;
      if (checkMessage(namedFact(id, kind), { facts, answer, context }) === null) named.shown += 1;
    }
    all += 1;
    if (fault === null) shown += 1;
    if (faultOfForm === null) formed += 1;
    if (list) console.log(`${name}: ${fault ?? 'shown'}; with a reader: ${faultOfForm ?? 'read'}: ${text}`);
  }
  return [
    { name, part: shown, whole: all, goal },
    { name: `  of these reach the second reading`, part: formed, whole: all, goal: '' },
    ...(counts === 'shown'
      ? [
          {
            name: 'facts named as the form asks, shown whole',
            part: named.shown,
            whole: named.all,
            goal: '≥ 80 %',
          },
        ]
      : []),
  ];
}

/** A message as the prompt asks for it where nobody reads it afterwards: a fact by its name between plain talk. */
function namedFact(id: string, about: TutorFact['about']): Parameters<typeof checkMessage>[0] {
  const talk = (text: string) => ({ text, about: 'talk' as const, facts: [] });
  const fact = { text: `{${id}}`, about, facts: [id] };
  return { move: 'talk', wording: [talk('Thanks for asking.'), fact, talk('What do you think?')] };
}
