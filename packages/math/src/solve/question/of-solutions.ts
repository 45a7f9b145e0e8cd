import { numberValue } from '../../algebra/number-value.ts';
import { parseMath } from '../../read/parse.ts';
import { workedOut } from '../exercises/exercise.ts';
import type { Solution } from '../solution.ts';

const solutions = String.raw`(?:real |possible )?(?:roots?|solutions?|zeros?|x-?values?)`;
/** A quantity of all solutions: their sum is not the solutions. */
const ofAll = new RegExp(
  String.raw`\b(sum|product|difference|average|mean|ratio|squares?|reciprocals?)(?: and (?:the )?(sum|product|difference))? of (?:the |its |all |both |all of the )*${solutions}\b`,
  'i',
);
const ofOne = new RegExp(
  String.raw`\b(positive|negative|larg(?:est|er)|great(?:est|er)|bigg(?:est|er)|small(?:est|er)|least) ${solutions}\b`,
  'i',
);

const numberOf = (text: string): number => {
  const read = parseMath(text);
  return read.ok ? numberValue(read.node, new Map()) : Number.NaN;
};

/** One of the solutions, named by its sign or its size; null where none is. */
function oneOf(values: readonly string[], name: string): string | null {
  const sorted = values.map((text) => ({ text, value: numberOf(text) })).sort((a, b) => a.value - b.value);
  if (sorted.some(({ value }) => !Number.isFinite(value))) return null;
  if (/^(?:positive|negative)$/i.test(name)) {
    const fits = sorted.filter(({ value }) => (/^p/i.test(name) ? value > 0 : value < 0));
    return fits.length === 1 ? (fits[0]?.text ?? null) : null;
  }
  return (/^(?:small|least)/i.test(name) ? sorted[0] : sorted.at(-1))?.text ?? null;
}

/** What is asked of the solutions of an equation, worked out from them; null where they alone would be another answer. */
export function ofSolutions(solution: Solution, words: string): Solution | null {
  const [all, one] = [ofAll.exec(words), ofOne.exec(words)];
  const parts = solution.answer.split(' or ').map((part) => /^([a-z]) = (\S.*)$/.exec(part));
  const letter = parts[0]?.[1];
  if ((!all && !one) || letter === undefined) return solution;
  const values = parts.flatMap((part) => (part?.[1] === letter && part[2] !== undefined ? [part[2]] : []));
  if (values.length !== parts.length) return null;
  if (one) {
    const picked = oneOf(values, one[1] ?? '');
    return picked === null ? null : { ...solution, answer: `${letter} = ${picked}` };
  }
  const names = [all?.[1], all?.[2]].flatMap((name) => (name === undefined ? [] : [name.toLowerCase()]));
  const worked = names.map((name) =>
    name === 'sum' || name === 'product'
      ? workedOut(values.map((value) => `(${value})`).join(name === 'sum' ? ' + ' : ' · '))
      : null,
  );
  if (worked.includes(null)) return null;
  const answers = worked.map((part) => part?.value ?? '');
  return {
    ...solution,
    steps: [...solution.steps, ...worked.flatMap((part) => part?.chain.steps ?? [])],
    answer:
      names.length === 1 ? (answers[0] ?? '') : names.map((name, i) => `${name} ${answers[i]}`).join('; '),
  };
}
