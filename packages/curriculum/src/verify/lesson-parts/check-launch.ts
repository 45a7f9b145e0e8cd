import type { Launch, LessonFile } from '../../lessons/curriculum.ts';
import { namesWord } from '../../lessons/names-word.ts';
import { findDiagramFaults } from '../check-picture.ts';
import { measureReadability } from '../reading/readability.ts';
import { readingLimitsOf } from '../reading/reading-limits.ts';
import { statesValue } from '../states-value.ts';
import { checkReading, checkWriting, type PartText, type Report } from './part-report.ts';

const mostWords = { situation: 50, after: 60 } as const;

function textsOfLaunch({ situation, question, guess, after }: Launch): readonly PartText[] {
  return [
    { place: 'situation of the launch', text: situation },
    { place: 'question of the launch', text: question },
    ...(guess.kind === 'choice' ? guess.guesses : [guess.unit]).map((text) => ({ place: 'guess', text })),
    { place: 'end of the launch', text: after },
  ];
}

/** A number to be guessed stands nowhere before, and is told at the end. */
function checkNumber({ situation, question, answer, after }: Launch, report: Report): void {
  const value = String(answer).replace('-', '−');
  if (statesValue(`${situation} ${question}`, value)) report('launch', `it tells the answer ${value}`);
  if (!statesValue(after, value)) report('launch', `its end does not say ${value}`);
}

/** One question that can be guessed at without the words of the lesson, and what is known at the end. */
export function checkLaunch({ slug, launch, words }: LessonFile, report: Report): void {
  if (!launch) return;
  const limits = readingLimitsOf(slug);
  for (const told of textsOfLaunch(launch)) {
    checkWriting(told, report);
    if (told.place !== 'guess') checkReading(told, limits, report);
  }
  for (const [part, most] of Object.entries(mostWords)) {
    const { words: count } = measureReadability(launch[part as keyof typeof mostWords]);
    if (count > most) report('launch', `its ${part} has ${count} words, expected at most ${most}`);
  }
  const { guess, situation, question, diagram } = launch;
  if (guess.kind === 'number') checkNumber(launch, report);
  else if (new Set(guess.guesses).size < guess.guesses.length) report('launch', 'two guesses are the same');
  for (const word of words) {
    if (namesWord(word, `${situation} ${question}`))
      report('launch', `it says "${word.term}", which the lesson explains later`);
  }
  for (const fault of diagram ? findDiagramFaults(diagram) : [])
    report('diagram', `picture of the launch: ${fault}`);
}
