import { evaluateExact } from '../../../judge/equivalent.ts';
import { compareRational } from '../../../rational/rational.ts';
import { workedOut } from '../../exercises/exercise.ts';
import type { NotUnderstood, Solution } from '../../solution.ts';

type Result = Solution | NotUnderstood;
type Ask = (text: string) => Result;

/** Two results that are compared; `first` and `second` are questions of their own, or a number that is told. */
type Compared = {
  readonly sign: '+' | '-' | '·' | '/';
  readonly parts: readonly [string, string] | null;
  readonly body: string;
  /** Whether the first is said to be more. */
  readonly ordered: boolean;
};

const ends = String.raw`(?<body>.*?[\w%°)][.,;:?!]? (?:and )?)`;
const close = String.raw`[\s.?!]*$`;
const more = '(?:more|bigger|larger|greater|longer|taller|higher|older|wider|heavier|farther|further)';
const less = '(?:less|fewer|smaller|shorter|lower|younger|narrower|lighter)';
const size =
  '(?:big|larg|small|great|long|short|tall|high|low|old|young|wid|heavi|light)(?:g?est|g?er|st)|least|most|less|more';
const noun = String.raw`(?:the |its |their |his |her )[a-z' ]+?`;

const than = [
  new RegExp(
    String.raw`^${ends}(?:by )?how (?:much|many [a-z]+) (?:(?<more>${more})|${less}) (?:is|are|was) (?<a>${noun}) than (?<b>${noun})${close}`,
    'is',
  ),
  new RegExp(
    String.raw`^${ends}by how (?:much|many [a-z]+) (?:is|are|was) (?<a>${noun}) (?:(?<more>${more})|${less}) than (?<b>${noun})${close}`,
    'is',
  ),
];
const signs = { sum: '+', difference: '-', product: '·', ratio: '/' } as const;
const named = Object.keys(signs).join('|');
const ask = String.raw`(?:what is|what's|whats|find|give|calculate|determine) `;
const ofTwo = new RegExp(
  String.raw`^${ends}${ask}(?:the )?(?<name>${named}) (?:of|between) (?<a>the (?:${size})[a-z' ]*?) (?:and|to) (?<b>(?:the )?(?:${size})[a-z' ]*?)${close}`,
  'is',
);
const ofAll = new RegExp(
  String.raw`^${ends}${ask}(?:their (?<theirs>${named})|the (?<name>${named}) (?:of|between) (?:the |these |those |both |two |2 )+(?<what>numbers|angles|integers|sides|ages|values|solutions|roots)|the (?<order>ratio) of the (?:bigg|larg|great)er (?:number |one )?to the (?:small|less)er(?: one| number)?)${close}`,
  'is',
);

/** A quantity of several results that is asked for, however it is told. */
const ofSeveral = new RegExp(
  String.raw`[.,;:?] (?:and )?(?:${ask}(?:[^.?!]*\b(?:(?:${named}|average|mean|twice|half|squares?|cubes?) of (?:the |their |these |both |two )+|their (?:${named}|average|mean)\b)|(?:the )?(?:twice|half|double|triple|(?:one|a) third|\d+ times) (?:of )?(?:the |their |these |both |two )+)|(?:what|which) percent of |how far apart )[^.?!]*${close}`,
  'is',
);

/** The comparison that a text asks for at its end; null where it asks for something else. */
function readCompared(text: string): Compared | null {
  for (const pattern of than) {
    const { body, a, b, more: isMore } = pattern.exec(text)?.groups ?? {};
    if (body !== undefined && a !== undefined && b !== undefined)
      return { sign: '-', ordered: true, body, parts: isMore === undefined ? [b, a] : [a, b] };
  }
  const list = ofAll.exec(text)?.groups;
  const name = list?.theirs ?? list?.name ?? list?.order;
  if (list?.body !== undefined && name !== undefined)
    return {
      sign: signs[name.toLowerCase() as keyof typeof signs],
      body: list.body,
      parts: null,
      ordered: false,
    };
  const two = ofTwo.exec(text)?.groups;
  if (two?.body === undefined || two.a === undefined || two.b === undefined || two.name === undefined)
    return null;
  return {
    sign: signs[two.name.toLowerCase() as keyof typeof signs],
    ordered: false,
    body: two.body,
    parts: [two.a, /^the /i.test(two.b) ? two.b : `the ${two.b}`],
  };
}

type Amount = { readonly value: string; readonly front: string; readonly unit: string };

const amount = /^(?:[a-z][a-z ]*(?: =)? )?(\$?)(-?[\d,]+(?:\.\d+)?(?:\/\d+)?)(°|%| ?[a-z][a-z ]*)?$/i;

function amountOf(text: string): Amount | null {
  const [, front = '', value, unit = ''] = amount.exec(text.trim()) ?? [];
  return value === undefined ? null : { value: value.replace(/,/g, ''), front, unit };
}

/** What is told of a noun in the text itself: `the mean of 5 numbers is 12`. */
function told(body: string, what: string): string | null {
  const name = what.replace(/^(?:the|its|their|his|her) /i, '').trim();
  const found = [
    ...body.matchAll(
      new RegExp(
        `\\b${name}\\b(?: of (?:(?! (?:is|was|and) )[^.,;?])*)? (?:is|was|=) (-?[\\d.]*\\d)(?=[.,;]? |[.,;]|$)(?! ?(?:more|less|times|of|[-+*/a-z]))`,
        'gi',
      ),
    ),
  ];
  return found.length === 1 ? (found[0]?.[1] ?? null) : null;
}

const solved = (found: Result): Solution | null => ('steps' in found ? found : null);

const partsOf = (answer: string): readonly string[] => answer.split(/,\s+(?:and\s+)?|\s+(?:and|or)\s+/);

/** Both results of a solution or of two, with what was worked to have them. */
type Both = { readonly amounts: readonly (Amount | null)[]; readonly from: readonly Solution[] };

/** All results that a text has, when it asks for them. */
function allOf(body: string, solve: Ask): Solution | null {
  const noun = /\bangles?\b/i.test(body) ? 'angles' : /\bintegers\b/i.test(body) ? 'integers' : 'numbers';
  const isEquation = /^[^=]*=[^=]*$/.test(body) && !/\d [a-z]{3,}/i.test(body);
  return (
    solved(solve(isEquation ? body.trim() : `${body}find the ${noun}`)) ??
    solved(solve(`${body}find the numbers`))
  );
}

function bothOf({ body, parts }: Compared, direct: Solution | null, solve: Ask): Both | null {
  if (parts === null) {
    const whole = direct ?? allOf(body, solve);
    const [a, b, third] = whole ? partsOf(whole.answer).map(amountOf) : [];
    return whole && a && b && third === undefined ? { amounts: [a, b], from: [whole] } : null;
  }
  const found = parts.map((part) => {
    const known = told(body, part);
    if (known !== null) return { amount: { value: known, front: '', unit: '' }, from: null };
    const from = solved(solve(`${body}what is ${part}?`));
    const value = from && amountOf(from.answer);
    return from && value ? { amount: value, from } : null;
  });
  return {
    amounts: found.map((one) => one?.amount ?? null),
    from: found.flatMap((one) => (one?.from ? [one.from] : [])),
  };
}

function worked(compared: Compared, { amounts, from }: Both, problem: string): Solution | null {
  const [first] = from;
  const [one, other] = amounts;
  const [u, v] = [one && evaluateExact(one.value), other && evaluateExact(other.value)];
  if (!first || !one || !other || !u || !v) return null;
  const isLess = compareRational(u, v) < 0;
  // How much bigger something smaller is has no answer.
  if (isLess && compared.ordered) return null;
  const swaps = isLess && (compared.sign === '-' || (compared.sign === '/' && compared.parts === null));
  const [a, b] = swaps ? [other, one] : [one, other];
  if (a.unit !== b.unit && ((a.unit !== '' && b.unit !== '') || /square|cubic|\^/.test(a.unit + b.unit)))
    return null;
  const done = workedOut(`${a.value} ${compared.sign} (${b.value})`.replace(/\((\d[\d.]*)\)/, '$1'));
  if (!done) return null;
  const steps = [...from.flatMap((one) => one.steps), ...done.chain.steps].filter(
    (step, i, all) => all.findIndex(({ from: x, to }) => x === step.from && to === step.to) === i,
  );
  const unit = a.unit === '' ? b.unit : a.unit;
  const answer =
    compared.sign === '/'
      ? done.value.includes('/')
        ? done.value.replace('/', ':')
        : `${done.value}:1`
      : compared.sign === '·'
        ? done.value
        : `${a.front}${done.value}${unit}`;
  return { ...first, problem, steps, answer };
}

/**
 * A question for a comparison of two results is answered with the comparison, worked out from them, and never with one
 * of them; null where a text asks for no comparison or where `direct` is the comparison already.
 */
export function ofResults(problem: string, direct: Result, solve: Ask): Solution | 'refused' | null {
  const whole = solved(direct);
  const parts = whole ? partsOf(whole.answer) : [];
  const compared = readCompared(problem);
  if (!compared)
    return ofSeveral.test(problem) && parts.length > 1 && parts.every((one) => amountOf(one))
      ? 'refused'
      : null;
  const single = parts.length === 1 ? amountOf(parts[0] ?? '') : null;
  const both = bothOf(compared, single ? null : whole, solve);
  // A ratio is no amount.
  const isAmount = single !== null && compared.sign === '/' && !/[:/]/.test(whole?.answer ?? '');
  // The one result there is, such as a double root, is no sum of several.
  const isOnly =
    single !== null &&
    !both &&
    compared.parts === null &&
    amountOf(allOf(compared.body, solve)?.answer ?? '')?.value === single.value;
  if (!both) return (whole && parts.length > 1) || isAmount || isOnly ? 'refused' : null;
  const isOneOfThem = both.amounts.some((one) => one !== null && one.value === single?.value);
  if (single && !isOneOfThem && !isAmount) return null;
  return worked(compared, both, problem) ?? (whole ? 'refused' : null);
}

const atom = String.raw`[fghpqr]\((?:[^()]|\([^()]*\))*\)`;
const values = new RegExp(
  String.raw`^(?<front>.*?\b)?(?:find|what is|calculate|evaluate|compute) (?<sum>${atom}(?: ?[-+*/·] ?${atom})+)(?<back>[\s,.;]+(?:for|if|when|where|given(?: that)?|with) .+)?${close}`,
  'is',
);

/** A sum of values of functions, each worked out by itself; null where a text asks for none. */
export function sumOfValues(problem: string, solve: Ask): Solution | 'refused' | null {
  const { front = '', sum, back = '' } = values.exec(problem)?.groups ?? {};
  if (sum === undefined || (front.includes('=') && back.includes('='))) return null;
  const given = `${front}${back}`.replace(
    /^[\s,.;]*(?:for|if|when|where|given(?: that)?|with|let|consider|suppose(?: that)?) /i,
    '',
  );
  const defined = new Set([...given.matchAll(/\b([a-z])\([a-z]\) ?=/gi)].map(([, name]) => name));
  const atoms = sum.match(new RegExp(atom, 'gi')) ?? [];
  // A composition is no sum that holds one.
  if (atoms.some((one) => !/\(-?[\d./]+\)/.test(one)))
    return atoms.some((one) => /\(.*\(/.test(one)) ? 'refused' : null;
  if (atoms.some((one) => (one.match(/[a-z](?=\()/gi) ?? []).some((name) => !defined.has(name))))
    return 'refused';
  const definitions = given
    .trim()
    .replace(/[.,;?]$/, '')
    .split(/(?:,|;|\.|\band\b)\s*(?=[a-z]\([a-z]\) ?=)/i);
  const parts = atoms.map((one) => {
    const needed = definitions.filter((line) => one.includes(`${line.trim().charAt(0)}(`));
    return solved(solve(`${needed.map((line) => line.trim()).join(' and ')}. find ${one}`));
  });
  const [first] = parts;
  const found = parts.map((part) => part && amountOf(part.answer.replace(/^.*= /, '')));
  if (!first || found.some((one) => one?.unit !== '' || one.front !== '')) return 'refused';
  let at = -1;
  const text = sum.replace(new RegExp(atom, 'gi'), () => {
    at += 1;
    const { value } = found[at] as Amount;
    return /^-|\//.test(value) ? `(${value})` : value;
  });
  const done = workedOut(text);
  if (!done) return 'refused';
  return {
    ...first,
    problem,
    steps: [...parts.flatMap((part) => part?.steps ?? []), ...done.chain.steps],
    answer: done.value,
  };
}
