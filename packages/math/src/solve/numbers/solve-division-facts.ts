import { addStep, type Method, startChain, type Worked } from '../proof/chain.ts';

const largest = 1_000_000_000_000n;

/** a as d times the quotient plus what is left. */
function divided(a: bigint, d: bigint): { worked: Worked; rest: bigint } | null {
  if (d <= 0n || a > largest || a < 0n) return null;
  const [quotient, rest] = [a / d, a % d];
  const chain = startChain(`${a}`);
  const end = rest === 0n ? `${d} · ${quotient}` : `${d} · ${quotient} + ${rest}`;
  addStep(chain, end, {
    rule: rest === 0n ? 'divides' : 'leaves-a-rest',
    fill: { prime: `${d}`, rest: `${rest}` },
  });
  const check = [{ claim: `${end} = ${a}`, holds: true }];
  return { worked: { kind: 'factors', chain, answer: `${rest}`, check }, rest };
}

const number = String.raw`(\d{1,12})`;
const divisible = new RegExp(String.raw`^is ${number} (?:divisible by|a multiple of) ${number}$`, 'i');
const isFactor = new RegExp(String.raw`^is ${number} a (?:factor|divisor) of ${number}$`, 'i');
const remainder = new RegExp(
  String.raw`^(?:find |what is )?(?:the )?remainder (?:when|of|if) ${number} (?:is )?divided by ${number}$`,
  'i',
);
const multiples =
  /^(?:find |list |what is |give |name )?(?:the )?first (\d{1,2}|two|three|four|five|six|ten) multiples of (\d{1,6})$/i;
const howMany = /^how many (?:factors|divisors) (?:does|are there (?:of|in)) (\d{1,6})(?: have)?$/i;
const counts: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, six: 6, ten: 10 };

function listed(words: string): Worked | null {
  const found = multiples.exec(words);
  if (!found) return null;
  const n = counts[(found[1] ?? '').toLowerCase()] ?? Number(found[1]);
  const base = BigInt(found[2] ?? '1');
  const factors = Array.from({ length: n }, (_, i) => `${i + 1} · ${base}`);
  const values = factors.map((_, i) => `${BigInt(i + 1) * base}`);
  if (n < 2) return null;
  const chain = startChain(factors.join(', '));
  addStep(chain, values.join(', '), { rule: 'work-out-products' });
  const check = [{ claim: `${n} · ${base} = ${values.at(-1)}`, holds: true }];
  return { kind: 'factors', chain, answer: values.join(', '), check };
}

/** The number of factors from the exponents of the primes. */
function countFactors(value: bigint): Worked | null {
  const exponents: number[] = [];
  const powers: string[] = [];
  let rest = value;
  const add = (prime: bigint, power: number): void => {
    exponents.push(power);
    powers.push(`${prime}^${power}`);
  };
  for (let p = 2n; p * p <= rest; p += 1n) {
    let power = 0;
    while (rest % p === 0n) {
      rest /= p;
      power += 1;
    }
    if (power > 0) add(p, power);
  }
  if (rest > 1n) add(rest, 1);
  if (exponents.length === 0) return null;
  const factors = startChain(`${value}`);
  addStep(factors, powers.join(' · '), { rule: 'write-powers' });
  const chain = startChain(exponents.map((power) => `(${power} + 1)`).join(' · '));
  const count = exponents.reduce((product, power) => product * (power + 1), 1);
  const start = chain.at;
  addStep(chain, `${count}`, { rule: 'count-factors' });
  const steps = [...factors.steps, ...chain.steps];
  return {
    kind: 'factors',
    chain: { ...chain, steps },
    answer: `${count}`,
    check: [{ claim: `${start} = ${count}`, holds: true }],
  };
}

/** Remainders, divisibility, multiples and how many factors a whole number has. */
export const solveDivisionFacts: Method = ({ words }) => {
  const many = howMany.exec(words);
  if (many) return countFactors(BigInt(many[1] ?? '0'));
  const left = remainder.exec(words);
  if (left) return divided(BigInt(left[1] ?? '0'), BigInt(left[2] ?? '0'))?.worked ?? null;
  const asked = divisible.exec(words);
  const turned = asked ? null : isFactor.exec(words);
  const [a, d] = asked ? [asked[1], asked[2]] : [turned?.[2], turned?.[1]];
  if (a === undefined || d === undefined) return listed(words);
  const found = divided(BigInt(a), BigInt(d));
  if (!found) return null;
  const answer = found.rest === 0n ? 'yes' : `no: ${found.rest} is left`;
  return { ...found.worked, answer };
};
