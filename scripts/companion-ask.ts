// `npm run -s companion:ask`: reads JSON lines {"text", "lesson_id"?, "problem_id"?, "attempts"?} and prints
// {"question"?, "reply", "guards"} for each, from the built-in brain. Lessons and problems are those of
// content/curriculum: lesson_id is a lesson's slug or its place among all lessons, problem_id a slot's slug or its place
// in the lesson (examples, guided, practice), both counted from 1. Problems are drawn with seed 1; "attempts" lists
// answers, the oldest first. Further fields: "unlocked_hints", "concept_index", "grade", "career", "city", and "seed"
// for the choice of words. "reply" is null where a guard stopped the question; "released" is what of it may be shown.
import { createInterface } from 'node:readline';
import { guardReply, guardStudentText, replyTo } from '@playforward/companion';
import { random } from '@playforward/curriculum';
import { readAskContent } from './companion-ask/read-content.ts';
import { readQuestion } from './companion-ask/read-question.ts';

const { curriculum, glossary } = readAskContent();

function answer(line: string): unknown {
  const asked = readQuestion(line, curriculum);
  if ('problem' in asked) return asked;
  const { context, seed } = asked;
  const { openProblem } = context;
  const guards = openProblem ? { openProblem } : {};
  const question = openProblem ? { question: openProblem.question } : {};
  const heard = guardStudentText(asked.text, guards);
  const asking = { verdict: heard.kind, decisions: heard.decisions };
  if (heard.kind !== 'answer') {
    return {
      ...question,
      reply: null,
      ...(heard.kind === 'crisis' ? { card: heard.card } : {}),
      guards: { asking },
    };
  }
  const reply = replyTo(heard.text, context, { glossary, random: random(seed) });
  const { state, release, checked } = guardReply(reply.text, { ...guards, studentText: heard.text });
  return {
    ...question,
    reply,
    guards: { asking, replying: { state, released: release, sentences: checked } },
  };
}

for await (const line of createInterface({ input: process.stdin })) {
  if (line.trim() !== '') process.stdout.write(`${JSON.stringify(answer(line))}\n`);
}
