import type { LessonFile } from '../../lessons/curriculum.ts';
import { namesWord, withoutWord } from '../../lessons/names-word.ts';
import { findDiagramFaults } from '../check-picture.ts';
import { measureReadability } from '../reading/readability.ts';
import { readingLimitsOf } from '../reading/reading-limits.ts';
import { checkReading, checkWriting, type Report } from './part-report.ts';

const mostMeaning = 35;

/** Words of the glossary: used where they are explained, with a picture, an example and a counterexample. */
export function checkWords({ slug, words, concepts, intro }: LessonFile, report: Report): void {
  const limits = readingLimitsOf(slug);
  const prose = [intro, ...concepts.map(({ definition }) => definition)].join(' ');
  for (const word of words) {
    const { term, meaning, example, counterexample, diagram } = word;
    for (const [part, text] of Object.entries({ meaning, example, counterexample })) {
      checkWriting({ place: `${part} of "${term}"`, text }, report);
    }
    const all = withoutWord(word, `${meaning} ${example} ${counterexample}`);
    checkReading({ place: `entry of "${term}"`, text: all }, limits, report);
    const { words: count } = measureReadability(meaning);
    if (count > mostMeaning)
      report('words', `the meaning of "${term}" has ${count} words, expected at most ${mostMeaning}`);
    if (!namesWord(word, prose)) report('words', `"${term}" does not occur in the intro or in a definition`);
    if (!diagram) report('words', `"${term}" has no picture: neither it nor its concept has one`);
    for (const fault of diagram ? findDiagramFaults(diagram) : [])
      report('diagram', `picture of "${term}": ${fault}`);
  }
}
