import { equivalent } from '@playforward/math';
import { plainMath } from '../../hints/plain-math.ts';
import { statesKey } from '../../hints/states-key.ts';
import { because } from '../because.ts';
import { sidesOf } from '../judge-line.ts';
import { exactName, isChoice, squeezed } from '../solution-path.ts';
import { type Reading, rightLine, type StepReading, wrongLine } from '../step-reading.ts';
import { agree, lettersOf, numberAt, putIn } from './put-in.ts';

type Named = { readonly left: string; readonly right: string; readonly step: number };

/** Lines of the way that say what something with a name is: "PQ = 6 + 8", and "f(x + h)" with what it becomes. */
function namesOn({ problem, path }: Reading): readonly Named[] {
  return (problem.rendered?.steps ?? []).slice(0, path.last + 1).flatMap(({ work }, step): Named[] => {
    const [first = '', ...more] = (work?.split(' → ') ?? []).map((line) =>
      plainMath(line).replace(/−/g, '-').trim(),
    );
    const equal = [first, ...more].flatMap((line) => {
      const sides = sidesOf(line);
      return sides?.sign === '=' ? [{ left: sides.left, right: sides.right, step }] : [];
    });
    const [names, values] = [first.split(' and '), more.at(-1)?.split(' and ') ?? []];
    const pairs =
      names.length > 1 && names.length === values.length
        ? names.map((left, at) => ({ left: left.trim(), right: values[at]?.trim() ?? '', step }))
        : [];
    return [...equal, ...pairs, ...more.map((right) => ({ left: first, right, step }))];
  });
}

const name = /^(?:[a-zA-Z]+(?:'+)?\([^()=]+\)|(?:sin|cos|tan) [a-zA-Z]|[A-Z]{2,3}|[A-Z][a-z]*\d?)$/;

/**
 * What the student says that something with a name is, beside the line of the way that has the same name: right where
 * both are the same, wrong where two expressions with letters differ. A single letter is found by other readings.
 */
export function readNamed(text: string, reading: Reading): StepReading | null {
  const { path, problem } = reading;
  const [said = ''] = text.split(because);
  const sides = sidesOf(
    plainMath(said)
      .replace(/−/g, '-')
      .replace(/^(\S+(?: [a-z])?)\s+is\s+(?=[-\d√])/i, '$1 = ')
      .replace(/[?!.\s]+$/, ''),
  );
  if (sides?.sign !== '=' || !name.test(sides.left)) return null;
  const byRule = readAtPlace(sides.left, sides.right, reading);
  if (byRule !== null) return byRule;
  if (isChoice(sides.right, path)) return null;
  // A choice may be the whole line, "f(n) = 6n + 1": of its right side nothing is said either.
  const isOfChoice = problem.choices.some(
    (choice) => equivalent(plainMath(choice).split('=').at(-1) ?? '', sides.right) === 'equal',
  );
  if (isOfChoice) return null;
  const names = namesOn(reading).filter(({ left }) => name.test(left));
  const named = names.filter(({ left }) => squeezed(left) === squeezed(sides.left));
  const line = `${sides.left} = ${sides.right}`;
  const same = named.find(({ right }) => equivalent(right, sides.right) === 'equal');
  if (same) return rightLine(line, same.step);
  const value = exactName(sides.right);
  const at = path.steps.findIndex(({ values }) => value !== null && values.has(value));
  if (value !== null) {
    const other = named.find(({ right, step }) => step < path.last && agree(right, sides.right) === false);
    const why = problem.rendered?.steps[other?.step ?? -1]?.explanation;
    if (other && why !== undefined && !statesKey(why, problem)) return wrongLine(line, why);
    // 67 for f'(c) is none for f(c).
    const isOfOther = names.some(({ right }) => exactName(right) === value);
    if (at < 0 || path.stated.has(value)) return null;
    return isOfOther ? { verdict: 'unclear', line } : rightLine(line, at);
  }
  const other = named.find(
    ({ right }) => lettersOf(right).length > 0 && equivalent(right, sides.right) === 'different',
  );
  const reason = problem.rendered?.steps[other?.step ?? -1]?.explanation;
  return other && reason !== undefined && !statesKey(reason, problem)
    ? wrongLine(line, `${reason} Where does your line differ?`)
    : null;
}

/**
 * "f(-1) = 6" where the question has the rule of f and does not ask for this place: what the rule comes to there is
 * arithmetic, whatever the answer is.
 */
function readAtPlace(left: string, right: string, { problem, path }: Reading): StepReading | null {
  const [, of = '', place = ''] = /^([a-z])\(([^()]+)\)$/i.exec(left) ?? [];
  const plain = squeezed(plainMath(problem.question).replace(/−/g, '-'));
  const form = new RegExp(`^${of}\\(([a-z])\\)=([^=]+)$`, 'i');
  const formulas = [...problem.question.matchAll(/\$([^$]+)\$/g)].map(([, inner = '']) =>
    squeezed(plainMath(inner).replace(/−/g, '-')),
  );
  const rules = formulas.flatMap((one) => [form.exec(one) ?? []].filter(({ length }) => length > 0));
  const [, letter = '', rule = ''] = rules[0] ?? [];
  // Where a number is asked for, what the rule comes to at a number of the question may be it.
  const isAsked =
    plain.includes(squeezed(left)) ||
    (numberAt(problem.key.value) !== null && path.stated.has(exactName(place) ?? ''));
  if (of === '' || rules.length !== 1 || isAsked) return null;
  const found = putIn(rule, new Map([[letter, place]]));
  const isSame = agree(right, found) ?? (place === letter ? null : equivalent(right, found) === 'equal');
  if (isSame === null) return null;
  const line = `${left} = ${right}`;
  return isSame
    ? rightLine(line)
    : wrongLine(
        line,
        `Put $(${place})$, with its sign and in parentheses, in for each $${letter}$. What does each term come to?`,
      );
}

/** The rules of the question as equations: "f(x) = 7x - 3" is also written y = 7x - 3. */
export function rulesOf(question: string): readonly string[] {
  const plain = plainMath(question).replace(/−/g, '-');
  return [...plain.matchAll(/(?<![a-z])[a-z]\([a-z]\)\s*=\s*([^=.,;?]*[a-z\d)])/gi)].flatMap(
    ([, rule = '']) => (lettersOf(rule).length === 1 ? [`y = ${rule.trim()}`] : []),
  );
}

/**
 * A line with a letter of the student's own for something that the way has as an expression: "2x + 2y = 36" where a step
 * comes to 18 - x. Right where the line holds for every number with that expression in its place.
 */
export function readOwnLetter(line: string, { path, problem }: Reading): StepReading | null {
  const sides = sidesOf(line);
  if (sides?.sign !== '=') return null;
  const known = new Set(lettersOf(plainMath(problem.question).replace(/[a-z]{2,}/gi, ' ')));
  const [own, ...more] = lettersOf(line).filter((letter) => !known.has(letter));
  if (own === undefined || more.length > 0) return null;
  const put = (side: string, one: string): string =>
    side.replace(new RegExp(`(?<![a-z])${own}(?![a-z])`, 'g'), `(${one})`);
  const step = path.steps.findIndex(({ expressions }) =>
    expressions.some((one) => equivalent(put(sides.left, one), put(sides.right, one)) === 'equal'),
  );
  return step < 0 ? null : rightLine(line, step);
}
