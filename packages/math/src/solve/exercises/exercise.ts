import { numberValue } from '../../algebra/number-value.ts';
import { evaluateExact } from '../../judge/equivalent.ts';
import { parseMath } from '../../read/parse.ts';
import { workFormula, workNumber } from '../arithmetic/work-formula.ts';
import type { RuleName } from '../print/rules.ts';
import { writeMath } from '../print/write-math.ts';
import { addStep, type Chain, startChain, type Worked } from '../proof/chain.ts';
import type { ProblemKind, Solution, SolutionCheck } from '../solution.ts';

/** Works another request out, as a part of an exercise; null where it is not solved. */
export type Ask = (request: string) => Solution | null;

type Found = Readonly<Record<string, string>>;

/** `shown` are checks of parts that were proven where they were worked out; `question` says what the steps answer. */
export type Exercised = Worked & { readonly shown?: readonly SolutionCheck[]; readonly question?: string };

/** A worked exercise; a text is another request that asks for the same. */
export type Exercise = {
  readonly reads: RegExp;
  readonly work: (found: Found, ask: Ask) => Exercised | string | null;
};

const tokens: readonly (readonly [RegExp, string])[] = [
  [
    /\[ask\]/g,
    "(?:(?:find|what is|what are|what's|determine|calculate|compute|give|state|write|name|identify|work out|tell me|express)\\s+)?(?:the |an? )?",
  ],
  [/\[\.\]/g, '[.,;:?]?\\s+(?:(?:and|then|so|if)\\s+)?'],
  [/\[deg\]/g, '(?:°|\\s*degrees?)?'],
  [/\{([a-z]+)\}/g, '(?<$1>-?\\$?\\d+(?:,\\d{3})*(?:\\.\\d+)?(?:\\/\\d+)?)'],
  [/\{([a-z]+)%\}/g, '(?<$1>\\d+(?:\\.\\d+)?)\\s*(?:%|percent)'],
  [/\{([a-z]+)\$\}/g, '\\$?\\s?(?<$1>\\d+(?:,\\d{3})*(?:\\.\\d+)?)(?: dollars)?'],
  [/\{([a-z]+)\*\}/g, '(?<$1>.+?)'],
  [/\{([a-z]+)#\}/g, '(?<$1>[a-z]+)'],
  [/\{([a-z]+)!\}/g, '(?<$1>[a-z])'],
];

/**
 * A whole wording: `{n}` is a number, `{p%}` a percent, `{m$}` an amount of money, `{e*}` any text, `{w#}` a word,
 * `{x!}` a letter, `[ask]` the words that ask, `[.]` the end of a clause.
 */
const wording = (template: string): RegExp =>
  new RegExp(`^${tokens.reduce((text, [token, to]) => text.replace(token, to), template)}$`, 'i');

/** An exercise in some wordings. */
export const exercise = (templates: readonly string[], work: Exercise['work']): readonly Exercise[] =>
  templates.map((template) => {
    let reads: RegExp | undefined;
    // Hundreds of wordings would hold up the first problem; each is made when its subject is first asked about.
    return {
      get reads() {
        reads ??= wording(template);
        return reads;
      },
      work,
    };
  });

/** A number as it is put into a formula. */
export const bare = (text: string | undefined): string => (text ?? '').replace(/[$,\s]/g, '');

export type FormulaExercise = {
  readonly formula: string;
  readonly values: Readonly<Record<string, string>>;
  readonly rule: RuleName;
  readonly kind: ProblemKind;
  readonly says?: (value: string) => string | null;
};

/** A formula with its values put in. */
export function byFormula({
  formula,
  values,
  rule,
  kind,
  says = (value) => value,
}: FormulaExercise): Worked | null {
  const worked = workFormula({ formula, values, rule });
  const answer = worked && says(worked.value);
  return worked && answer !== null ? { kind, chain: worked.chain, answer, check: worked.check } : null;
}

/** Parts that were worked out on their own, one after the other. */
export function together(
  parts: readonly (Solution | Exercised | null)[],
  { kind, answer }: { readonly kind: ProblemKind; readonly answer: string },
): Exercised | null {
  const found = parts.flatMap((part) => (part ? [part] : []));
  if (found.length !== parts.length) return null;
  const steps = found.flatMap((part) => ('chain' in part ? part.chain.steps : part.steps));
  const proven = found.every((part) => !('chain' in part) || part.chain.proven);
  const chain: Chain = { at: steps.at(-1)?.to ?? '', steps: [...steps], proven };
  const check = found.flatMap((part) => ('chain' in part ? [...part.check] : []));
  const shown = found.flatMap((part) => ('chain' in part ? [...(part.shown ?? [])] : [...part.check]));
  return { kind, chain, answer, check, shown };
}

/** Statements that are true, or false, for given values; `rule` says why they decide the question. */
export function byStatements(
  values: Readonly<Record<string, string>>,
  statements: readonly string[],
  rest: { readonly kind: ProblemKind; readonly answer: string; readonly rule: RuleName },
): Worked | null {
  if (Object.values(values).some((value) => evaluateExact(value) === null)) return null;
  const chain = startChain(
    Object.entries(values)
      .map(([name, value]) => `${name} = ${value}`)
      .join(' and '),
  );
  const claims = statements.map((statement) =>
    statement.replace(/(?<![a-z])[a-zA-Z](?![a-z(])/g, (name) => {
      const value = values[name];
      return value === undefined ? name : /^[\d.]+$/.test(value) ? value : `(${value})`;
    }),
  );
  addStep(chain, statements.join(' and '), { rule: rest.rule, proof: 'true-for' });
  return {
    kind: rest.kind,
    chain,
    answer: rest.answer,
    check: claims.map((claim) => ({ claim, holds: true })),
  };
}

/** A number worked out step by step. */
export function workedOut(text: string): { readonly chain: Chain; readonly value: string } | null {
  const read = parseMath(text);
  if (!read.ok) return null;
  const chain = startChain(writeMath(read.node));
  const value = workNumber(chain, read.node);
  return value === null || !chain.proven ? null : { chain, value };
}

/** A number worked out step by step; the calculation as a whole is its check. */
export function calculated(
  text: string,
  kind: ProblemKind,
  says = (value: string): string => value,
): Worked | null {
  const worked = workedOut(text);
  const check = [{ claim: `${text} = ${worked?.value}`, holds: true }];
  return worked && { kind, chain: worked.chain, answer: says(worked.value), check };
}

export type RoundedExercise = Omit<FormulaExercise, 'says'> & {
  readonly places: number;
  readonly says?: (value: string) => string;
};

/** A formula whose value is no exact decimal: rounded, with the bounds that prove the rounding. */
export function byRounding({
  formula,
  values,
  rule,
  kind,
  places,
  says = (value) => value,
}: RoundedExercise): Worked | null {
  const filled = formula.replace(/^.*? = /, '').replace(/(?<![a-z])[a-zA-Z](?![a-z(])/g, (name) => {
    const value = values[name];
    return value === undefined ? name : /^[\d.]+°?$/.test(value) ? value : `(${value})`;
  });
  const read = parseMath(filled);
  if (!read.ok) return null;
  const number = numberValue(read.node, new Map());
  if (!Number.isFinite(number)) return null;
  const text = number.toFixed(places);
  // Degrees are read as a number of π, so their text stays as it is typed.
  const inDegrees = filled.includes('°');
  const shown = inDegrees ? filled : writeMath(read.node);
  const chain = startChain(inDegrees ? shown : formula);
  if (!inDegrees)
    addStep(chain, `${formula.split(' = ')[0]} = ${shown}`, { rule, proof: { substitute: values } });
  const side = startChain(shown);
  addStep(side, text, { rule: inDegrees ? rule : 'round-answer', proof: 'rounded' });
  const half = 0.5 * 10 ** -places;
  const bounds = [Number(text) - half, Number(text) + half].map((value) => value.toFixed(places + 1));
  const check = [
    { claim: `${bounds[0]} < ${shown}`, holds: true },
    { claim: `${shown} < ${bounds[1]}`, holds: true },
  ];
  return {
    kind,
    chain: { at: text, steps: [...chain.steps, ...side.steps], proven: chain.proven && side.proven },
    answer: says(text),
    check,
  };
}
