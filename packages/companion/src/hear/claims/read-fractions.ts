import { plainMath } from '../../hints/plain-math.ts';
import { type Reading, rightLine, type StepReading, wrongLine } from '../step-reading.ts';
import { isSameNumber, numberAt } from './put-in.ts';
import { schoolTruth } from './school-truth.ts';

const fraction = /(?<![\d./])(-?\d+)\s*\/\s*(\d+)(?![\d./])/g;

type Fraction = { readonly text: string; readonly top: number; readonly bottom: number };

const fractionsIn = (text: string): readonly Fraction[] =>
  [...text.matchAll(fraction)].map(([found, top = '', bottom = '']) => ({
    text: found,
    top: Number(top),
    bottom: Number(bottom),
  }));

const amountOf = ({ top, bottom }: Fraction): number => top / bottom;

/** The fractions and mixed numbers of the question, as values. */
function givenIn(question: string): readonly number[] {
  const plain = plainMath(question).replace(/−/g, '-');
  return [...plain.matchAll(/(\d+)\s+(\d+\/\d+)|(?<![\d./])\d+\/\d+/g)].flatMap(([found]) => {
    const mixed = /^(\d+)\s+(\d+\/\d+)$/.exec(found);
    const value = numberAt(mixed ? `${mixed[1]} + ${mixed[2]}` : found);
    return value === null ? [] : [value];
  });
}

const addsBoth =
  /\badd\w*\b.{0,12}\b(?:tops?|numerators?|denominators?|bottoms?)\b.*\b(?:tops?|numerators?|denominators?|bottoms?)\b/i;

const differentPieces =
  'The bottom says how big the pieces are, and pieces of different size cannot be counted together. Into which equal pieces could you cut both?';

/** What is said to a sum of fractions that has tops and bottoms added. */
export function reasonOfSum(value: string, question: string): string | null {
  const [first, second, ...more] = fractionsIn(plainMath(question));
  const [said] = fractionsIn(value);
  if (!first || !second || !said || more.length > 0 || !/\+/.test(question)) return null;
  const isAdded = said.top === first.top + second.top && said.bottom === first.bottom + second.bottom;
  return isAdded ? `It looks as if the tops were added, and the bottoms too. ${differentPieces}` : null;
}

/** "9/12 and 10/12": the fractions of the question in other forms; one that is not as much as before is named. */
export function readFractions(text: string, { problem, path }: Reading): readonly StepReading[] {
  const given = givenIn(problem.question);
  if (addsBoth.test(text) && !/\b(?:not|cant|dont|instead)\b/i.test(text))
    return [wrongLine(fractionsIn(text).at(-1)?.text ?? 'adding tops and bottoms', differentPieces)];
  const [first, second, ...more] = fractionsIn(text);
  if (!first || !second || more.length > 0 || given.length !== 2 || /\d\s*\/\s*\d+\s*[-+*/×·÷=<>]/.test(text))
    return [];
  const written = [first, second];
  const isSame = written.map((one, at) => isSameNumber(amountOf(one), given[at] ?? Number.NaN));
  const line = `${first.text}, ${second.text}`;
  if (isSame.every(Boolean)) {
    const step = path.steps.findIndex(({ parts }) =>
      written.every(({ top, bottom }) =>
        [...parts].some((part) => part.includes(`${top / bottom}`.slice(0, 6))),
      ),
    );
    return [rightLine(line, step < 0 ? null : step)];
  }
  const other = written[isSame.indexOf(false)];
  return isSame.some(Boolean) && other && first.bottom === second.bottom
    ? [
        wrongLine(
          line,
          `Look at ${other.text}. What was the bottom multiplied by, and was the top multiplied by the same?`,
        ),
      ]
    : [];
}

/** "10% is 24": a percent of an amount of the question. */
export function readPercent(text: string, { problem, path }: Reading): readonly StepReading[] {
  const found =
    /(?<![\d.]|[-−+*×÷·/]\s*)(\d+(?:\.\d+)?)\s*%\s*(?:of (?:it|that|\$?(\d+(?:\.\d+)?)))?\s*(?:is|=|equals|gives|makes|would be)\s*\$?(\d+(?:\.\d+)?)(?![\d.]*\s*(?:[-+*/×·÷^%]|(?:more|less|times|plus|minus)\b))/i.exec(
      text,
    );
  const [, percent, of, result] = found ?? [];
  if (!found || percent === undefined || result === undefined) return [];
  const isAsked = new RegExp(`(?<![\\d.])${percent.replace('.', '\\.')}\\s*%`).test(
    plainMath(problem.question),
  );
  if (isAsked && problem.choices.length > 0) return [];
  const plain = plainMath(problem.question).replace(/\d+(?:\.\d+)?\s*(?:%|percent)/gi, ' ');
  const bases =
    of === undefined
      ? (plain.match(/\d+(?:,\d{3})*(?:\.\d+)?/g) ?? []).map((one) => Number(one.replace(/,/g, '')))
      : [Number(of)];
  const line = `${percent}% · ${of ?? bases[0]} = ${result}`;
  // "15% is 12" where the 12 is given says what the question says.
  if (of === undefined && bases.includes(Number(result))) return [];
  const beside = { said: text, question: problem.question };
  const isAt = (base: number): boolean => {
    const truth = schoolTruth(`${percent}/100 * ${base} = ${result}`, beside);
    return truth === 'true' || truth === 'about';
  };
  if (bases.some(isAt))
    return [
      rightLine(
        line.replace(String(of ?? bases[0]), String(bases.find(isAt))),
        path.steps.length > 1 ? 0 : null,
      ),
    ];
  return bases.length === 1
    ? [
        wrongLine(
          line,
          `${Number(percent) === 10 ? 'Ten percent is a tenth.' : 'One percent is a hundredth.'} How much is ${Number(percent) === 10 ? 'a tenth' : 'one hundredth'} of ${bases[0]}?`,
        ),
      ]
    : [];
}
