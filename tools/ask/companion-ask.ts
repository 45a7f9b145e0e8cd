// `npm run -s companion:ask`: reads JSON lines {"text", "lesson_id"?, "problem_id"?, "attempts"?} and prints
// {"question"?, "screened", "reply", "heard", "state"} for each, from the built-in brain. Lessons and problems are those
// of content/curriculum: lesson_id is a lesson's slug or its place among all lessons, problem_id a slot's slug or its
// place in the lesson (examples, guided, practice), both counted from 1. Problems are drawn with seed 1; "attempts" lists
// answers, the oldest first. Further fields: "unlocked_hints", "concept_index", "grade", "career", "city", "seed" for the
// choice of words, "recent" for what was said, and "state", which a line before printed, so that a talk goes on.
// "reply" is null where the screening stopped the text: for a refusal, or for care, whose card or question is printed.
import { createInterface } from 'node:readline';
import { answerTurn, readDialogue, screenText } from '@playforward/companion';
import { random } from '@playforward/curriculum';
import { readAskContent } from './companion-ask/read-content.ts';
import { readQuestion } from './companion-ask/read-question.ts';

const { curriculum, glossary, knowledge } = readAskContent();

function answer(line: string): unknown {
  const asked = readQuestion(line, curriculum);
  if ('problem' in asked) return asked;
  const { context, seed } = asked;
  const question = context.openProblem?.question;
  const screened = screenText(asked.text);
  if (screened.kind !== 'answer') return { question, screened, reply: null };
  const means = { glossary, knowledge, random: random(seed) };
  const state = readDialogue(asked.state, question ?? null);
  return {
    question,
    screened: { kind: screened.kind },
    ...answerTurn(screened.text, { context, state, means }),
  };
}

for await (const line of createInterface({ input: process.stdin })) {
  if (line.trim() !== '') process.stdout.write(`${JSON.stringify(answer(line))}\n`);
}
