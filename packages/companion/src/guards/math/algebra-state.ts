import { checkClaim, equivalent, solve } from '@playforward/math';

/** Values of letters that make statements true; one entry for each solution. */
type Values = ReadonlyMap<string, string>;
type Truth = 'true' | 'false' | 'unproven';

/** The letters of a statement that stand for numbers. */
export function lettersOf(statement: string): string[] {
  const letters = statement.replace(/\b(?:abs|sqrt|pi|sin|cos|tan|log|ln)\b/g, ' ').match(/[A-Za-z]/g) ?? [];
  return [...new Set(letters)];
}

function put(statement: string, values: Values): string {
  return statement.replace(/abs|sqrt|pi|sin|cos|tan|log|ln|[A-Za-z]/g, (letter) => {
    const value = values.get(letter);
    return value === undefined ? letter : `(${value})`;
  });
}

/** 'x = 2 or x = -2' and 'x = 6 and y = 4' as values. */
function valuesOf(answer: string): Values[] | null {
  const found = answer.split(/\s+or\s+/).map((one) => {
    const pairs = one.split(/\s+and\s+|,\s*/).map((pair) => /^\s*([A-Za-z])\s*=\s*(.+)$/.exec(pair));
    return pairs.every((pair) => pair !== null)
      ? new Map(pairs.map((pair) => [pair?.[1] ?? '', pair?.[2] ?? '']))
      : null;
  });
  return found.every((one) => one !== null) ? (found as Values[]) : null;
}

type Solved = { readonly answer: string; readonly values: Values[] | null } | null;

function solveFor(text: string): Solved {
  const plain = /^\s*[A-Za-z]\s*=\s*[^A-Za-z=<>≤≥]+$/.test(text) ? valuesOf(text) : null;
  if (plain) return { answer: text, values: plain };
  const ordered = /^\s*[A-Za-z]\s*(?:<=?|>=?|≤|≥)\s*[^A-Za-z=<>≤≥]+$/.test(text);
  if (ordered) return { answer: text, values: null };
  const solution = solve(text);
  return 'answer' in solution ? { answer: solution.answer, values: valuesOf(solution.answer) } : null;
}

const sameText = (a: string, b: string): boolean => a.replace(/[\s*]/g, '') === b.replace(/[\s*]/g, '');
const assigns = /^\s*[A-Za-z]\s*=\s*-?[\d./]+\s*$/;
const isInequality = (text: string): boolean => /[<>≤≥]/.test(text);

/** Formulas that hold by definition, with the letters of the textbook. */
const formulas: readonly string[] = [
  'y = mx + b',
  'y = kx',
  'k = y/x',
  'y = mx',
  'A = lw',
  'A = bh',
  'A = bh/2',
  'A = 1/2bh',
  'P = 2l + 2w',
  'P = 2(l + w)',
  'A = s^2',
  'P = 4s',
  'V = lwh',
  'V = s^3',
  'V = Bh',
  'C = πd',
  'C = 2πr',
  'A = πr^2',
  'd = rt',
  'r = d/t',
  't = d/r',
  'I = Prt',
  'a^2 + b^2 = c^2',
  'a/b = c/d',
  'ad = bc',
  'm = (y_2 - y_1)/(x_2 - x_1)',
  'ax + b = c',
  'x + p = q',
  'px = q',
  'px + q = r',
  'ax^2 + bx + c = 0',
  'x = (-b ± √(b^2 - 4ac))/(2a)',
  'y = a(x - h)^2 + k',
  'y - y_1 = m(x - x_1)',
  'A = Pe^(rt)',
  'V = πr^2h',
  'V = 4/3πr^3',
  'V = 1/3πr^2h',
  'a_n = a_1 + (n - 1)d',
  'a_n = a_1r^(n - 1)',
];

const isFormula = (statement: string): boolean => formulas.some((one) => sameText(one, statement));

export type AlgebraState = {
  /** Takes a statement as given: it stands in the problem, or it opens an example. */
  give(statement: string): void;
  /** Takes a statement as given until `release`; for conditions inside one sentence. */
  suppose(statement: string): void;
  release(): void;
  /** Takes a line as proven elsewhere, word for word. */
  trust(statement: string): void;
  /** Whether anything given or supposed holds one of the letters of a statement. */
  speaksOf(statement: string): boolean;
  /** Whether a statement with letters follows from what is given. One that nothing speaks about is taken as given. */
  check(statement: string): Truth;
};

/** Letters on both sides, where nothing was given: the two sides should be the same expression, and are not. */
function isBrokenIdentity(statement: string): boolean {
  const sides = statement.split('=');
  return (
    sides.length > 1 &&
    sides.every((side) => lettersOf(side).length > 0) &&
    sides.some((side) => /[+*/^()\d-]/.test(side)) &&
    sameLetters(sides)
  );
}

/** An equation that one number other than 0 solves, such as 20 + 3n = 5n; a slip in a rewriting seldom leaves one. */
function hasOwnSolution(statement: string): boolean {
  const values = lettersOf(statement).length === 1 ? solveFor(statement)?.values : null;
  return values?.length === 1 && [...(values[0]?.values() ?? [])].every((value) => Number(value) !== 0);
}

/** Two expressions that are not the same, with an equals sign that no number makes true: a slip and no equation. */
export function isSlip(statement: string): boolean {
  return isBrokenIdentity(statement) && !hasOwnSolution(statement) && checkClaim(statement) !== 'true';
}

function sameLetters(sides: readonly string[]): boolean {
  const [first = [], ...others] = sides.map((side) => lettersOf(side).sort());
  return others.every((letters) => letters.join('') === first.join(''));
}

function withoutSign(statement: string): string[] {
  return statement.includes('±')
    ? [statement.replaceAll('±', '+'), statement.replaceAll('±', '-')]
    : [statement];
}

/** What is given, alone and two together; latest first. */
function* sourcesOf(related: readonly string[]): Generator<string> {
  const recent = related.toReversed().slice(0, 6);
  yield* recent;
  for (const [index, one] of recent.entries())
    for (const other of recent.slice(index + 1)) yield `${other}, ${one}`;
}

function holdsAt(statement: string, values: Values): Truth {
  const placed = put(statement, values);
  if (lettersOf(placed.replaceAll(/√|π/g, '')).some((letter) => !/[e]/.test(letter))) return 'unproven';
  const truth = checkClaim(placed);
  return truth === 'unreadable' ? 'unproven' : truth;
}

/**
 * Follows the statements of one text, so that each line can be tested with the solutions of the first. With `isStrict`
 * a statement is proven or not: none is taken as given because nothing speaks about its letters.
 */
export function createAlgebraState({ isStrict } = { isStrict: false }): AlgebraState {
  const given: string[] = [];
  const trusted = new Set<string>();
  const solved = new Map<string, Solved>();
  let supposed: string[] = [];

  function give(statement: string): void {
    if (!given.some((one) => sameText(one, statement)) && given.length < 24) given.push(statement);
  }

  function trust(statement: string): void {
    trusted.add(statement.replace(/[\s*]/g, ''));
    if (lettersOf(statement).length > 0) give(statement);
  }

  /** The lines of one reply come back in many pairs; each is solved once. */
  function solvedOnce(text: string): Solved {
    const known = solved.get(text);
    if (known !== undefined) return known;
    const found = solveFor(text);
    solved.set(text, found);
    return found;
  }

  function relatedTo(statement: string): string[] {
    const letters = new Set(lettersOf(statement));
    let related: string[] = [];
    for (let before = -1; before !== related.length; ) {
      before = related.length;
      related = [...given, ...supposed].filter((one) => lettersOf(one).some((letter) => letters.has(letter)));
      for (const one of related) for (const letter of lettersOf(one)) letters.add(letter);
    }
    return related;
  }

  /** Solves one source after the other, and stops where the statement is found to hold. */
  function holdsSomewhere(statement: string, related: readonly string[]): Truth {
    let found: Truth = 'unproven';
    for (const source of sourcesOf(related)) {
      for (const values of solvedOnce(source)?.values ?? []) {
        const truth = holdsAt(statement, values);
        if (truth === 'true') return 'true';
        if (truth === 'false') found = 'false';
      }
    }
    return found;
  }

  function sameInequality(statement: string, other: string): Truth {
    const [left, right] = [solvedOnce(statement), solvedOnce(other)];
    if (!left || !right) return 'unproven';
    const same = equivalent(left.answer, right.answer);
    return same === 'unknown' ? 'unproven' : same === 'equal' ? 'true' : 'false';
  }

  function checkOne(statement: string): Truth {
    if (trusted.has(statement.replace(/[\s*]/g, ''))) return 'true';
    if (isFormula(statement) || given.some((one) => sameText(one, statement))) return 'true';
    if (checkClaim(statement) === 'true') return 'true';
    const related = relatedTo(statement);
    const isTrusted = (one: string): boolean => trusted.has(one.replace(/[\s*]/g, '')) || assigns.test(one);
    const isTold = related.length > 0 || !hasOwnSolution(statement);
    if (isTold && related.every(isTrusted) && isBrokenIdentity(statement)) return 'false';
    if (related.length === 0) {
      if (isStrict) return 'unproven';
      give(statement);
      return 'true';
    }
    if (isInequality(statement)) {
      const truths = related.filter(isInequality).map((one) => sameInequality(statement, one));
      if (truths.includes('true')) return 'true';
      if (truths.includes('false')) return 'false';
    }
    if (related.some((one) => equivalent(one, statement) === 'equal')) return 'true';
    const own = solvedOnce(statement)?.values ?? [];
    const fits = related.some(
      (one) => own.length > 0 && own.every((values) => holdsAt(one, values) === 'true'),
    );
    if (own.length > 1 && !fits) return 'false';
    const truth = holdsSomewhere(statement, related);
    if (truth !== 'unproven') return truth;
    const isValue = assigns.test(statement);
    const open = related.every((one) => lettersOf(one).length > 1);
    if (isValue && open && !isStrict) {
      give(statement);
      return 'true';
    }
    return 'unproven';
  }

  function check(statement: string): Truth {
    if (isFormula(statement)) return 'true';
    const truths = withoutSign(statement).map(checkOne);
    if (truths.includes('false')) return 'false';
    return truths.includes('unproven') ? 'unproven' : 'true';
  }

  return {
    give,
    trust,
    speaksOf: (statement) => relatedTo(statement).length > 0,
    check,
    suppose: (statement) => {
      if (supposed.length < 6) supposed = [...supposed, statement];
    },
    release: () => {
      supposed = [];
    },
  };
}
