// `npm run -s companion:talk < dialogues.jsonl`: plays whole dialogues on the problems of content/curriculum through the
// built-in brain and prints every turn, or on a problem given as its text. A line is {"lesson_id"?, "problem_id"? or "problem", "answer"?, "turns": [...]} and all that
// `companion:ask` takes besides: "attempts", "unlocked_hints", "concept_index", "grade", "career", "city", "seed". A turn
// is what the student says, as text or {"text", "want"?}, where "want" is printed beside the reply for whoever judges it;
// {"submit"} gives an answer to the problem instead. `--json` prints {"question", "turns"} for each dialogue.
import { createInterface } from 'node:readline';
import { answerTurn, readDialogue, screenText } from '@playforward/companion';
import { random } from '@playforward/curriculum';
import { z } from 'zod';
import { readAskContent } from './companion-ask/read-content.ts';
import { readQuestion } from './companion-ask/read-question.ts';

const turnSchema = z.union([
  z.string().transform((text) => ({ text, want: undefined })),
  z.object({ text: z.string(), want: z.string().optional() }),
  z.strictObject({ submit: z.string() }),
]);
const dialogueSchema = z.looseObject({
  n: z.union([z.int(), z.string()]).optional(),
  turns: z.array(turnSchema).min(1),
  attempts: z.array(z.string()).default([]),
});
/** What `companion:ask` takes of a dialogue. */
const askFields = [
  'lesson_id',
  'problem_id',
  'problem',
  'answer',
  'unlocked_hints',
  'concept_index',
  'grade',
  'career',
  'city',
] as const;

type Said = {
  text: string;
  want?: string | undefined;
  move: string | null;
  verdict?: string;
  reply: string;
  buttons?: readonly string[];
};

const { curriculum, glossary, knowledge } = readAskContent();
const asJson = process.argv.includes('--json');

function play(line: string): { name: string; question: string | null; turns: Said[] } {
  const dialogue = dialogueSchema.parse(JSON.parse(line));
  const given = Object.fromEntries(
    askFields.flatMap((name) => (dialogue[name] === undefined ? [] : [[name, dialogue[name]]])),
  );
  const attempts = [...dialogue.attempts];
  const recent: { role: 'user' | 'assistant'; text: string }[] = [];
  const means = { glossary, knowledge, random: random(Number(dialogue.seed ?? 1)) };
  const turns: Said[] = [];
  let state: unknown;
  let question: string | null = null;
  for (const turn of dialogue.turns) {
    if ('submit' in turn) {
      attempts.push(turn.submit);
      turns.push({ text: `[submits ${turn.submit}]`, move: null, reply: '' });
      continue;
    }
    const { text, want } = turn;
    const asked = readQuestion(
      JSON.stringify({ ...given, text, attempts, recent: recent.slice(-10) }),
      curriculum,
    );
    if ('problem' in asked) throw new Error(`${asked.problem} (dialogue ${dialogue.n ?? line})`);
    question = asked.context.openProblem?.question ?? null;
    const screened = screenText(text);
    if (screened.kind !== 'answer') {
      const words = 'text' in screened ? String(screened.text) : '';
      turns.push({ text, want, move: screened.kind, reply: words });
      continue;
    }
    const said = answerTurn(screened.text, {
      context: asked.context,
      state: readDialogue(state, question),
      means,
    });
    state = said.state;
    recent.push({ role: 'user', text }, { role: 'assistant', text: said.reply.text });
    const { move = null, step_verdict, text: reply, suggested_actions: buttons = [] } = said.reply;
    turns.push({ text, want, move, ...(step_verdict && { verdict: step_verdict }), reply, buttons });
  }
  return { name: String(dialogue.n ?? ''), question, turns };
}

function print({ name, question, turns }: ReturnType<typeof play>): string {
  const lines = turns.flatMap(({ text, want, move, verdict, reply }) => [
    `  student: ${text}`,
    ...(want === undefined ? [] : [`    want: ${want}`]),
    ...(move === null ? [] : [`    [${move}${verdict === undefined ? '' : `, ${verdict}`}] ${reply}`]),
  ]);
  return [`${name === '' ? '' : `${name}. `}${question ?? 'no problem open'}`, ...lines, ''].join('\n');
}

for await (const line of createInterface({ input: process.stdin })) {
  if (line.trim() === '') continue;
  const played = play(line);
  process.stdout.write(`${asJson ? JSON.stringify(played) : print(played)}\n`);
}
