import { readFileSync } from 'node:fs';
import {
  answerTurn,
  type CompanionContext,
  checkMessage,
  type OpenProblem,
  type TutorFact,
  tutorFacts,
} from '@playforward/companion';
import { random } from '@playforward/curriculum';
import { z } from 'zod';
import type { readAskContent } from '../../ask/companion-ask/read-content.ts';
import { readQuestion } from '../../ask/companion-ask/read-question.ts';
import type { Row } from './row.ts';

type Content = ReturnType<typeof readAskContent>;

/** A reply to a turn beside a problem of `problems*.jsonl`, or beside one of content/curriculum. */
const line = z.union([
  z.looseObject({ lesson_id: z.string(), problem_id: z.string(), student: z.string(), reply: z.string() }),
  z.looseObject({
    text: z.string(),
    asked: z.string().optional(),
    problem: z.string().optional(),
    tried: z.string().optional(),
    about: z.enum(['open-problem', 'idea', 'talk']).optional(),
  }),
]);
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

type Reply = { text: string; asked: string; about?: TutorFact['about'] | 'talk'; context: CompanionContext };

/** An open problem was tried before a model is asked. */
function readReply(
  read: z.infer<typeof line>,
  { content, problems }: { content: Content; problems: Map<string, OpenProblem> },
): Reply {
  if ('reply' in read && typeof read.reply === 'string') {
    const { lesson_id, problem_id, student, reply } = read;
    const question = JSON.stringify({ text: student, lesson_id, problem_id, attempts: ['0'] });
    const asked = readQuestion(question, content.curriculum);
    if ('problem' in asked) throw new Error(asked.problem);
    return { text: reply, asked: String(student), context: asked.context };
  }
  const { text, asked = 'help', problem, tried = '0', about } = read as z.infer<(typeof line)['options'][1]>;
  const found = problem === undefined ? undefined : problems.get(problem);
  const openProblem = found && { ...found, attempts: [{ answer: tried, isCorrect: false }] };
  const context = { recent: [], ...(openProblem && { openProblem }) };
  return { text, asked, ...(about && { about }), context };
}

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
    const { text, asked, about, context } = readReply(line.parse(JSON.parse(raw)), { content, problems });
    const { openProblem } = context;
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
