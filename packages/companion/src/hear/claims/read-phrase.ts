import { equivalent } from '@playforward/math';
import { plainMath } from '../../hints/plain-math.ts';
import { followsFrom, sidesOf } from '../judge-line.ts';
import { mathPieces } from '../math-pieces.ts';
import { isChoice } from '../solution-path.ts';
import { type Reading, rightLine, type StepReading, wrongLine } from '../step-reading.ts';
import { lettersOf } from './put-in.ts';

const small: Readonly<Record<string, string>> = {
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  twelve: '12',
};
const numberWords = new RegExp(`\\b(${Object.keys(small).join('|')})\\b`, 'gi');
const atom = String.raw`(?:\([^()]*\)|\d+(?:\.\d+)?(?:\/\d+)?\s*\*\s*[a-z](?![a-z])|\d*[a-z](?![a-z])(?:\^\d+)?|\d+(?:\.\d+)?(?:\/\d+)?)`;

type Rule = readonly [RegExp, string];
const rule = (pattern: string, becomes: string): Rule => [
  new RegExp(pattern.replaceAll('@', `(${atom})`), 'gi'),
  becomes,
];

/** Relations in words, the inner ones first. */
const rules: readonly Rule[] = [
  rule('\\b(?:the )?square of @', '(($1)^2)'),
  rule('\\b(?:twice|double|2 times) (?:a number |the number )?@', '(2 * $1)'),
  rule('\\bhalf (?:of )?@', '($1 / 2)'),
  rule('@ times (?:as (?:much|many|old) as )?@', '($1 * $2)'),
  rule('\\b(?:the )?product of @ and @', '($1 * $2)'),
  rule('\\b(?:the )?quotient of @ and @', '($1 / $2)'),
  rule('@ divided by @', '($1 / $2)'),
  rule('\\b(?:the )?sum of @ and @', '($1 + $2)'),
  rule('\\b(?:the )?difference (?:of|between) @ and @', '($1 - $2)'),
  rule('@ (?:less|fewer) than @', '($2 - $1)'),
  rule('@ subtracted from @', '($2 - $1)'),
  rule('@ (?:more|greater|bigger) than @', '($2 + $1)'),
  rule('@ added to @', '($2 + $1)'),
  rule('@ (?:increased by|plus) @', '($1 + $2)'),
  rule('@ (?:decreased by|minus|reduced by) @', '($1 - $2)'),
];

const isPhrase =
  /\b(?:twice|double|half|times|sum|product|quotient|difference|less than|fewer than|more than|greater than|increased|decreased|subtracted|added|square of)\b/i;

/** "t is 3 less than twice x" as t = 2 * x - 3; null where the words do not become one equation. */
function phraseEquation(text: string): string | null {
  const plain = plainMath(text).replace(numberWords, (word) => small[word.toLowerCase()] ?? word);
  // "6 times as many students s as professors p" says that s is the larger of both.
  const scaled =
    /(\d+) times as (?:many|much|long|old|heavy|tall) (?:[a-z]{2,} )*([a-z]) as (?:[a-z]{2,} )*([a-z])(?![a-z])/i.exec(
      plain,
    );
  if (scaled) return `${scaled[2]} = ${scaled[1]} * ${scaled[3]}`;
  if (!isPhrase.test(plain)) return null;
  let read = plain;
  for (let round = 0; round < 3; round += 1)
    read = rules.reduce((all, [pattern, becomes]) => all.replace(pattern, becomes), read);
  const found = new RegExp(
    `(?<![a-z])([a-z]) (?:is|equals|was|=) (?:equal to )?(${atom}|\\(.*\\))(?=\\W*(?:$|[.,;]))`,
    'i',
  ).exec(read);
  return found ? `${found[1]} = ${found[2]}` : null;
}

/** "3 less than twice x" on its own, as an expression. */
function phraseExpression(text: string): string | null {
  const plain = text.replace(numberWords, (word) => small[word.toLowerCase()] ?? word);
  if (!isPhrase.test(plain)) return null;
  let read = plain;
  for (let round = 0; round < 3; round += 1)
    read = rules.reduce((all, [pattern, becomes]) => all.replace(pattern, becomes), read);
  const found = /\((?:[^()]|\([^()]*\))*\)/.exec(read)?.[0];
  return found !== undefined && /[a-z]/i.test(found) ? found : null;
}

const whichIsMore =
  'Try it with numbers. Choose 1 for the smaller amount. How much is the larger one then, and does your equation say so?';
const turnsAround = /\b(?:less|fewer) than|subtracted from/i;

/** An equation or expression for a relation in words, of the question or of the student's own sentence. */
export function readPhrase(text: string, reading: Reading): readonly StepReading[] {
  const { problem, path } = reading;
  const asked = phraseEquation(problem.question);
  const own = mathPieces(text)
    .filter(({ kind }) => kind === 'equation' || kind === 'expression')
    .at(-1);
  if (!own || (problem.choices.length > 0 && isChoice(own.text, path))) return [];
  const sides = sidesOf(own.text);
  const wanted = asked === null ? null : sidesOf(asked);
  const reason = turnsAround.test(`${problem.question} ${text}`)
    ? '“3 less than” takes 3 away from what stands behind it. Try it with a number: what is 3 less than 10, and how do you write that?'
    : 'Read the words once more, one piece at a time. Which piece does not stand in your line yet?';
  if (wanted && sides) {
    const isRight = [sides.left, sides.right].some(
      (left, at) =>
        equivalent(left, wanted.left) === 'equal' &&
        equivalent(at === 0 ? sides.right : sides.left, wanted.right) === 'equal',
    );
    if (isRight) return [rightLine(own.text, null, true)];
    const isOther =
      lettersOf(own.text).toSorted().join() ===
        lettersOf(asked ?? '')
          .toSorted()
          .join() && sides.sign === '=';
    const isTurned = isOther && !/^[a-z]$/i.test(sides.left) && /^[a-z]$/i.test(sides.right);
    if (isTurned) {
      const follows = followsFrom(wanted, sides);
      return [follows ? rightLine(own.text, null, true) : wrongLine(own.text, whichIsMore)];
    }
    return sides.left === wanted.left &&
      equivalent(sides.right, wanted.right) === 'different' &&
      /[a-z]/i.test(sides.right)
      ? [wrongLine(own.text, reason)]
      : [];
  }
  // "6 times x+3" is the phrase alone, and no line for it.
  const [phrase = '', ...line] = text.split(/\b(?:means|is written|so|is)\b|=/i);
  const said = line.length === 0 ? null : phraseExpression(phrase);
  if (said === null || own.kind !== 'expression') return [];
  return [equivalent(said, own.text) === 'equal' ? rightLine(own.text) : wrongLine(own.text, reason)];
}
