import { greatestCommonDivisor } from '../../rational/rational.ts';
import type { Exercised } from '../exercises/exercise.ts';
import { addStep, startChain } from '../proof/chain.ts';

const request =
  /^(?:(?:find|what(?:'s| is)|whats|give|state|determine) )?(?:the )?(gcf|gcd|hcf|lcm|greatest common (?:factor|divisor)|highest common factor|least common multiple|lowest common multiple)(?: of)?\s*:? ?(?:the (?:terms|monomials) )?([^=<>]+?)[\s.?!]*$/i;
const small: Readonly<Record<string, string>> = {
  '²': '^2',
  '³': '^3',
  '⁴': '^4',
  '⁵': '^5',
  '⁶': '^6',
  '⁷': '^7',
  '⁸': '^8',
};

type Monomial = { readonly number: bigint; readonly powers: ReadonlyMap<string, number> };

function monomialIn(text: string): Monomial | null {
  const found = /^(\d*)((?:[a-z](?:\^\d{1,2})?)*)$/.exec(text);
  if (!found || text === '') return null;
  const powers = new Map<string, number>();
  for (const [, letter = '', power] of (found[2] ?? '').matchAll(/([a-z])(?:\^(\d+))?/g))
    powers.set(letter, (powers.get(letter) ?? 0) + Number(power ?? 1));
  return { number: BigInt(found[1] === '' ? '1' : (found[1] ?? '1')), powers };
}

const textOf = (number: bigint, powers: ReadonlyMap<string, number>): string => {
  const letters = [...powers]
    .filter(([, power]) => power > 0)
    .map(([letter, power]) => (power === 1 ? letter : `${letter}^${power}`))
    .join('');
  return number === 1n && letters !== '' ? letters : `${number}${letters}`;
};

/** The greatest common factor or least common multiple of terms with letters, letter by letter. */
export function monomialFactors(typed: string): Exercised | null {
  const [, name = '', list] =
    request.exec(
      typed
        .replace(/[²³⁴-⁸]/g, (one) => small[one] ?? one)
        .replace(/\s+/g, ' ')
        .trim(),
    ) ?? [];
  if (list === undefined || /\b(?:divided|multiplied|by|times|plus|minus|over)\b|[a-z]{5}/i.test(list))
    return null;
  const texts = list.split(/\s*,\s*(?:and\s+)?|\s+and\s+|\s*&\s*/).map((one) => one.replace(/[\s*·]/g, ''));
  const terms = texts.map(monomialIn);
  const known = terms.filter((term) => term !== null);
  if (known.length < 2 || known.length !== terms.length || known.some(({ number }) => number === 0n))
    return null;
  const letters = [...new Set(known.flatMap(({ powers }) => [...powers.keys()]))].sort();
  if (letters.length === 0) return null;
  const isFactor = /^(?:g|h)/i.test(name);
  const number = known
    .map((one) => one.number)
    .reduce((a, b) => (isFactor ? greatestCommonDivisor(a, b) : (a * b) / greatestCommonDivisor(a, b)));
  const powers = new Map(
    letters.map((letter) => {
      const all = known.map((one) => one.powers.get(letter) ?? 0);
      return [letter, isFactor ? Math.min(...all) : Math.max(...all)] as const;
    }),
  );
  const answer = textOf(number, powers);
  // What each term is times the factor, or what the multiple is times each term.
  const rest = known.map((one) => {
    const left = new Map(
      letters.map(
        (letter) => [letter, Math.abs((one.powers.get(letter) ?? 0) - (powers.get(letter) ?? 0))] as const,
      ),
    );
    return textOf(isFactor ? one.number / number : number / one.number, left);
  });
  const products = known.map((one, i) => {
    const term = textOf(one.number, one.powers);
    return isFactor ? `${answer} · ${rest[i]} = ${term}` : `${term} · ${rest[i]} = ${answer}`;
  });
  const chain = startChain(textOf(known[0]?.number ?? 1n, known[0]?.powers ?? new Map()));
  const first = products[0]?.split(' = ') ?? [];
  if (isFactor)
    addStep(chain, first[0] ?? '', {
      rule: 'shared-powers',
      fill: { what: 'smallest', number: `${number}` },
    });
  else {
    chain.at = first[0] ?? '';
    addStep(chain, first[1] ?? '', {
      rule: 'shared-powers',
      fill: { what: 'greatest', number: `${number}` },
    });
  }
  if (chain.steps.length === 0) {
    const second = products[1]?.split(' = ') ?? [];
    chain.at = isFactor ? (second[1] ?? '') : (second[0] ?? '');
    addStep(chain, (isFactor ? second[0] : second[1]) ?? '', {
      rule: 'shared-powers',
      fill: { what: isFactor ? 'smallest' : 'greatest', number: `${number}` },
    });
  }
  return { kind: 'factors', chain, answer, check: products.map((claim) => ({ claim, holds: true })) };
}
