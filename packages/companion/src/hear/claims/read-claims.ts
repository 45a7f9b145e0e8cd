import { plainMath } from '../../hints/plain-math.ts';
import { squeezed } from '../solution-path.ts';
import { type Reading, rightLine, type StepReading, wrongLine } from '../step-reading.ts';
import { holdsAt, knownSolutions } from './known-solutions.ts';
import { lettersOf, numberAt, putIn } from './put-in.ts';
import { brokenLink, readChain } from './read-chain.ts';
import { readDoneToBoth } from './read-done-to-both.ts';
import { readDouble, readProductAndSum } from './read-double.ts';
import { readFractions, readPercent } from './read-fractions.ts';
import { readPair } from './read-pair.ts';
import { readPhrase } from './read-phrase.ts';
import { readStoryClaim } from './read-story.ts';
import { readSubstitution } from './read-substitution.ts';

/** Calculations one after the other, each from the value before: right up to the first that does not hold. */
function readCalculations(text: string, { problem, path }: Reading): readonly StepReading[] {
  const lines = readChain(text);
  if (!lines) return [];
  const broken = lines[brokenLink(lines, { said: text, question: problem.question })];
  if (broken !== undefined) return [wrongLine(broken)];
  const last = lines.at(-1) ?? '';
  const used = last.match(/\d+(?:\.\d+)?/g) ?? [];
  return used.length > 0 && path.steps.length > 0 ? [rightLine(last)] : [];
}

/** "2x - 5 = 9 or 2x - 5 = -9": the cases together hold what the equation of the question holds. */
function readCases(text: string, { problem, path, shown }: Reading): readonly StepReading[] {
  const found = new RegExp(
    `(${side})\\s*(?:=|is)\\s*(${side})\\s*(?:or|,)\\s*(?:when\\s+)?(${side})\\s*(?:=|is)\\s*(${side})\\W*$`,
    'i',
  ).exec(text);
  const solutions = knownSolutions(path);
  const [, a, b, c, d] = found ?? [];
  if (
    !found ||
    solutions.length < 2 ||
    (problem.choices.length > 0 && (shown.hasGuessed || /^[a-z]$/i.test(a ?? '')))
  )
    return [];
  const cases = [`${a} = ${b}`, `${c} = ${d}`];
  const line = cases.join(' or ');
  const at = solutions.map((one) => cases.map((each) => holdsAt(each, [one])));
  if (at.flat().includes(null)) return [];
  const isCovered = at.every((each) => each.some((one) => one?.holds === 1));
  const isUsed = cases.every((_, index) => at.some((each) => each[index]?.holds === 1));
  return [
    isCovered && isUsed
      ? rightLine(line, null, /^[a-z]$/i.test(a ?? ''))
      : wrongLine(
          line,
          `Put what comes out of each case back into ${path.given[0]}. Which of them fits, and which does not?`,
        ),
  ];
}

const zeroOf = /\bzeros? of \(?([^()=]*[a-z][^()=]*)\)? (?:is|=|are) (-?\d+(?:\.\d+)?)\W*$/i;

/** "the zero of (x - 3) is -3": the number makes a factor of the question zero or it does not. */
function readZero(text: string, { problem }: Reading): readonly StepReading[] {
  const [, factor = '', value = ''] = zeroOf.exec(text) ?? [];
  const [letter, ...more] = lettersOf(factor);
  if (letter === undefined || more.length > 0) return [];
  const question = squeezed(plainMath(problem.question)).replace(/−/g, '-');
  if (!question.includes(squeezed(factor))) return [];
  const found = numberAt(putIn(factor, new Map([[letter, value]])));
  if (found === null) return [];
  const line = `${letter} = ${value}`;
  return found === 0
    ? [rightLine(line)]
    : [wrongLine(line, `Put $${value}$ in for $${letter}$ in $${factor.trim()}$. Does it come to zero?`)];
}

const side = String.raw`(?:[-−]?(?:\d+(?:\.\d+)?(?:\/\d+)?)?[a-z](?![a-z])(?:\s*[-+]\s*\d+)?|[-−]?\d+(?:\.\d+)?(?:\/\d+)?)`;

/** What a sentence claims as a whole, in the order in which one reading shadows the next; empty where it claims nothing so. */
export function readClaims(text: string, reading: Reading): readonly StepReading[] {
  const readers = [
    readDouble,
    readProductAndSum,
    readPair,
    readCases,
    readZero,
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
 * An equation of the student's own for a story without choices, by the numbers of the answer: with one of them in place of
 * its letter it holds. One that does not hold is called wrong only behind one that did.
 */
export function readByAnswer(line: string, { problem, path, shown }: Reading): StepReading | null {
  if (problem.choices.length > 0 || path.given.length > 0) return null;
  const letters = lettersOf(line);
  const [letter = ''] = letters;
  const numbers = problem.key.value.match(/-?\d+(?:\.\d+)?(?:\/\d+)?/g) ?? [];
  if (letters.length !== 1 || numbers.length === 0) return null;
  const holds = (one: string): boolean =>
    numbers.some((value) => holdsAt(one, [new Map([[letter, value]])])?.holds === 1);
  if (holds(line)) return rightLine(line);
  const before = shown.lines.findLast((one) => lettersOf(one).join() === letter && holds(one));
  return before === undefined
    ? null
    : wrongLine(
        line,
        `It does not follow from ${before}. Which one move did you make, and did you make it on both sides?`,
      );
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
  const isCase =
    given.includes('|') &&
    path.solved.some((one) =>
      one.split(/\s+or\s+/).some((each) => each.replace(/\s/g, '') === line.replace(/\s/g, '')),
    );
  if (isCase) return rightLine(line);
  if (given.includes('|') && found.holds > 0) return rightLine(line);
  return found.holds === 0
    ? wrongLine(
        line,
        path.given.length === 1
          ? `It does not follow from ${given}. Which one move did you make, and did you make it on both sides?`
          : 'It does not fit the equations of the problem. From which of them did you get it?',
      )
    : {
        ...wrongLine(line, `It is true for one solution, and ${given} has more than one. What got lost?`),
        isOneSolution: true,
      };
}
