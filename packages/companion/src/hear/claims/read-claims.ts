import { type Reading, rightLine, type StepReading, wrongLine } from '../step-reading.ts';
import { holdsAt, knownSolutions } from './known-solutions.ts';
import { brokenLink, readChain } from './read-chain.ts';
import { readDoneToBoth } from './read-done-to-both.ts';
import { readFractions, readPercent } from './read-fractions.ts';
import { readPair } from './read-pair.ts';
import { readPhrase } from './read-phrase.ts';
import { readStoryClaim } from './read-story.ts';
import { readSubstitution } from './read-substitution.ts';

/** Calculations one after the other, each from the value before: right up to the first that does not hold. */
function readCalculations(text: string, { path }: Reading): readonly StepReading[] {
  const lines = readChain(text);
  if (!lines) return [];
  const broken = lines[brokenLink(lines)];
  if (broken !== undefined) return [wrongLine(broken)];
  const last = lines.at(-1) ?? '';
  const used = last.match(/\d+(?:\.\d+)?/g) ?? [];
  return used.length > 0 && path.steps.length > 0 ? [rightLine(last)] : [];
}

/** What a sentence claims as a whole, in the order in which one reading shadows the next; empty where it claims nothing so. */
export function readClaims(text: string, reading: Reading): readonly StepReading[] {
  const readers = [
    readPair,
    readPhrase,
    readCalculations,
    readSubstitution,
    readStoryClaim,
    readDoneToBoth,
    readFractions,
    readPercent,
  ];
  for (const read of readers) {
    const found = read(text, reading);
    if (found.length > 0) return found;
  }
  return [];
}

/**
 * An equation with letters, by what makes the question true: it holds there or not. With choices on the screen a line that
 * was judged wrong so is the last one that is judged by values.
 */
export function readBySolutions(line: string, reading: Reading): StepReading | null {
  const { problem, path, shown } = reading;
  if (problem.choices.length > 0 && shown.hasGuessed === true) return null;
  const found = holdsAt(line, knownSolutions(path));
  if (!found) return null;
  if (found.holds === found.of) return rightLine(line);
  const given = path.given.at(0) ?? '';
  return found.holds === 0
    ? wrongLine(
        line,
        path.given.length === 1
          ? `It does not follow from ${given}. Which one move did you make, and did you make it on both sides?`
          : 'It does not fit the equations of the problem. From which of them did you get it?',
      )
    : wrongLine(line, `It is true for one solution, and ${given} has more than one. What got lost?`);
}
