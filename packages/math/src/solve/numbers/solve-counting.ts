import { addStep, type Method, startChain, type Worked } from '../proof/chain.ts';
import { factorial } from '../proof/prove-counting.ts';

const count = String.raw`(\d{1,3}|two|three|four|five|six|seven|eight|nine|ten)`;
const words: Readonly<Record<string, number>> = Object.fromEntries(
  'zero one two three four five six seven eight nine ten'.split(' ').map((word, i) => [word, i]),
);
const numberOf = (text: string | undefined): number => words[(text ?? '').toLowerCase()] ?? Number(text);

const product = (n: number, k: number): string =>
  Array.from({ length: k }, (_, i) => `${n - i}`).join(' · ') || '1';

/** n!, written out as a product of at most 12 factors. */
function workFactorial(n: number): Worked | null {
  if (n > 20) return null;
  const chain = startChain(`${n}!`);
  if (n > 1 && n <= 12) addStep(chain, product(n, n), { rule: 'factorial', proof: 'counting' });
  addStep(chain, `${factorial(n)}`, {
    rule: n <= 1 ? 'factorial-of-0' : 'work-out-products',
    proof: 'counting',
  });
  const claim = n === 0 ? '0! = 1' : `${n}! = ${n} · ${factorial(n - 1)}`;
  return {
    kind: 'counting',
    chain,
    answer: `${factorial(n)}`,
    check: [{ claim, holds: true, proof: 'counting' }],
  };
}

/** Ordered choices: n · (n - 1) · …, one factor a place. */
function workPermutations(n: number, k: number): Worked | null {
  if (k > n || k > 12 || n > 100 || k < 1) return null;
  const chain = startChain(`P(${n}, ${k})`);
  addStep(chain, `${n}!/${n - k}!`, { rule: 'permutations', proof: 'counting' });
  addStep(chain, product(n, k), { rule: 'cancel-factorials', proof: 'counting' });
  const value = factorial(n) / factorial(n - k);
  addStep(chain, `${value}`, { rule: 'work-out-products', proof: 'counting' });
  const check = [{ claim: `${value} · ${n - k}! = ${n}!`, holds: true, proof: 'counting' } as const];
  return { kind: 'counting', chain, answer: `${value}`, check };
}

/** Choices without order: the ordered ones, divided by the orders of each. */
function workCombinations(n: number, k: number): Worked | null {
  if (k > n || n > 100) return null;
  const few = Math.min(k, n - k);
  if (few > 12) return null;
  const value = factorial(n) / (factorial(k) * factorial(n - k));
  const chain = startChain(`C(${n}, ${k})`);
  addStep(chain, `${n}!/(${k}! · ${n - k}!)`, { rule: 'combinations', proof: 'counting' });
  if (few > 1)
    addStep(chain, `(${product(n, few)})/(${product(few, few)})`, {
      rule: 'cancel-factorials',
      proof: 'counting',
    });
  addStep(chain, `${value}`, { rule: 'work-out-products', proof: 'counting' });
  const check = [{ claim: `${value} · ${k}! · ${n - k}! = ${n}!`, holds: true, proof: 'counting' } as const];
  return { kind: 'counting', chain, answer: `${value}`, check };
}

type Row = readonly [RegExp, (n: number, k: number) => Worked | null];

const things = String.raw`(?:different |distinct |of the |of )*[a-z]+(?: [a-z]+)?`;
/** Sentences that name both numbers, with the larger one first. */
const rows: readonly Row[] = [
  [/^(?:what is |find |evaluate |calculate )?(\d{1,3})\s*(?:!|factorial)$/i, (n) => workFactorial(n)],
  [/^(?:what is |find |evaluate |calculate )?(\d{1,3}) choose (\d{1,3})$/i, workCombinations],
  [/^(?:what is |find |evaluate )?(?:C|nCr)\s?\(?\s*(\d{1,3})\s*,\s*(\d{1,3})\s*\)?$/, workCombinations],
  [/^(?:what is |find |evaluate )?(\d{1,3})\s?_?C_?\s?(\d{1,3})$/, workCombinations],
  [/^(?:what is |find |evaluate )?(?:P|nPr)\s?\(?\s*(\d{1,3})\s*,\s*(\d{1,3})\s*\)?$/, workPermutations],
  [/^(?:what is |find |evaluate )?(\d{1,3})\s?_?P_?\s?(\d{1,3})$/, workPermutations],
  [
    /^(?:find |what is )?(?:the )?(?:number of )?combinations? of (\d{1,3}) (?:things |items |objects )?(?:taken|choose) (\d{1,3})(?: at a time)?$/i,
    workCombinations,
  ],
  [
    /^(?:find |what is )?(?:the )?(?:number of )?permutations? of (\d{1,3}) (?:things |items |objects )?taken (\d{1,3})(?: at a time)?$/i,
    workPermutations,
  ],
];

const ways = '(?:how many |number of |^)(?:different |possible )*ways';
const stories: readonly (readonly [RegExp, boolean, (n: number, k: number) => Worked | null])[] = [
  [
    new RegExp(
      String.raw`${ways} (?:can|could|are there to|to)\s*(?:i |you |we |she |he |they )?(?:be )?(?:choose|chosen|pick|select|form)\s+(?:a (?:committee|team|group|hand) of )?${count}\s+(?:${things}\s+)?(?:from|out of)\s+(?:a (?:group|class|set) of )?${count}\b`,
      'i',
    ),
    true,
    workCombinations,
  ],
  [
    new RegExp(
      String.raw`${ways} (?:can|could) a (?:committee|team|group|hand|set) of ${count}(?: [a-z]+)? be (?:chosen|formed|picked|selected|made|dealt) (?:from|out of) (?:a (?:group|class|set) of )?${count}\b`,
      'i',
    ),
    true,
    workCombinations,
  ],
  [
    new RegExp(
      String.raw`how many (?:different )?(?:committees|teams|groups|handshakes|pairs|hands) of ${count}.*?\bfrom\s+(?:a (?:group|class|set) of )?${count}\b`,
      'i',
    ),
    true,
    workCombinations,
  ],
  [
    new RegExp(
      String.raw`${ways} (?:can|could)\s+${count}\s+${things}\s+(?:stand|sit|be arranged|line up|be lined up|be seated|be ordered|finish)(?: (?:in|on) (?:a |one )?(?:line|row|shelf|race|order))?(?: on a shelf)?$`,
      'i',
    ),
    false,
    (n) => workFactorial(n),
  ],
  [
    new RegExp(
      String.raw`${ways} (?:can|to|are there to) (?:you |we |i )?arrange ${count} ${things}(?: in a (?:row|line)| on a shelf)?$`,
      'i',
    ),
    false,
    (n) => workFactorial(n),
  ],
];

/** Codes of digits or letters, with the same ones again or each one once. */
const codes = new RegExp(
  String.raw`how many (?:different |possible )?${count}[- ]?(digit|letter|character)s?(?: [a-z]+)? (?:codes?|passwords?|pins?|combinations?|passcodes?|words?|locks?|license plates?)`,
  'i',
);

function workCodes(text: string): Worked | null {
  const [, many, of = ''] = codes.exec(text) ?? [];
  const k = numberOf(many);
  if (many === undefined || k < 1 || k > 8 || !/^(?:digit|letter)$/i.test(of)) return null;
  const n = /^d/i.test(of) ? 10 : 26;
  // Some of the letters or digits only, which are named.
  if (
    /\b(?:from|with|using|of) (?:the (?:letters|digits|word) )?(?:[A-Z]{2,}\b|\d(?:, ?\d)+|[A-Z](?:, ?[A-Z])+)/.test(
      text,
    )
  )
    return null;
  if (/\b(?:even|odd|start|begin|first|end|last|zero|0)\b/i.test(text)) return null;
  if (
    /\b(?:no|not|without|can'?t|cannot|never|don'?t)\b[^.]*\brepeat|\brepeat\w*\b[^.]*\b(?:not|isn'?t|aren'?t)\b/i.test(
      text,
    )
  )
    return workPermutations(n, k);
  if (!/\brepe(?:at|tition)/i.test(text)) return null;
  const chain = startChain(`${n}^${k}`);
  const value = `${BigInt(n) ** BigInt(k)}`;
  addStep(chain, Array.from({ length: k }, () => n).join(' · '), { rule: 'each-place' });
  addStep(chain, value, { rule: 'work-out-products' });
  return { kind: 'counting', chain, answer: value, check: [{ claim: `${n}^${k} = ${value}`, holds: true }] };
}

const repeated =
  /\b(?:repeat\w*|circular|circle|round table|identical|at least|exactly|women|men|boys|girls|replacement|must|order matters)\b/i;

/** Arrangements of letters of which some are equal. */
function workRepeats(word: string): Worked | null {
  const times = [...new Set(word)]
    .map((letter) => word.split(letter).length - 1)
    .filter((count) => count > 1);
  if (times.length === 0) return workFactorial(word.length);
  const bottom = times.map((count) => `${count}!`).join(' · ');
  const chain = startChain(`${word.length}!/(${bottom})`);
  const value = times.reduce((all, count) => all / factorial(count), factorial(word.length));
  addStep(chain, `${value}`, { rule: 'permutations-of-repeats', proof: 'counting' });
  const check = [
    { claim: `${value} · ${bottom} = ${word.length}!`, holds: true, proof: 'counting' } as const,
  ];
  return { kind: 'counting', chain, answer: `${value}`, check };
}

const lettersOf =
  /(?:[Hh]ow many|[Nn]umber of)\b.*\b(?:ways|arrangements|permutations|words)\b.*?(?:\b(?:letters|word)\b(?: (?:of|in|the|word))*|\barrange)\s+["“'‘]?([A-Z]{2,12})["”'’]?(?: be (?:arranged|ordered|rearranged))?$/;

function letters(text: string): Worked | null {
  const word = lettersOf.exec(text)?.[1];
  return word === undefined ? null : workRepeats(word);
}

/** Factorials, ordered and unordered choices, and short sentences that ask for them. */
export const solveCounting: Method = ({ words: text }) => {
  for (const [pattern, work] of rows) {
    const found = pattern.exec(text);
    if (found) return work(Number(found[1]), Number(found[2] ?? '0'));
  }
  const code = workCodes(text);
  if (code) return code;
  if (repeated.test(text)) return null;
  const story = stories.find(([pattern]) => pattern.test(text));
  const found = story?.[0].exec(text);
  if (!story || !found) return letters(text);
  const [a, b] = [numberOf(found[1]), numberOf(found[2] ?? '0')];
  return story[1] ? story[2](b, a) : story[2](a, b);
};
