import { addStep, continueFrom, type Method, startChain, type Worked } from '../proof/chain.ts';

const request =
  /\b(greatest common (?:factor|divisor)|highest common factor|gcf|gcd|hcf|least common (?:multiple|denominator)|lowest common multiple|lcm|lcd|prime factori[sz]ation|prime factors)\b/i;
const listFactors = /\b(?:all (?:the )?)?factors of (\d{1,6})$/i;
const isPrimeQuestion = /\bis (\d{1,9}) (?:a )?prime(?: number)?\b/i;
const largest = 1_000_000_000n;

type PrimePower = readonly [prime: bigint, power: number];

/** Prime factors by trial division; only for numbers up to a billion. */
function primePowers(value: bigint): readonly PrimePower[] {
  const powers: PrimePower[] = [];
  let rest = value;
  for (let p = 2n; p * p <= rest; p += p === 2n ? 1n : 2n) {
    let power = 0;
    while (rest % p === 0n) {
      rest /= p;
      power += 1;
    }
    if (power > 0) powers.push([p, power]);
  }
  return rest > 1n ? [...powers, [rest, 1]] : powers;
}

const powersText = (powers: readonly PrimePower[]): string =>
  powers.map(([prime, power]) => (power === 1 ? `${prime}` : `${prime}^${power}`)).join(' · ') || '1';

function factorTree(value: bigint): Worked | null {
  const powers = primePowers(value);
  const chain = startChain(`${value}`);
  if (powers.length === 1 && powers[0]?.[1] === 1) return null;
  const done: bigint[] = [];
  let rest = value;
  for (const [prime, power] of powers)
    for (let i = 0; i < power && rest !== prime; i += 1) {
      rest /= prime;
      done.push(prime);
      addStep(chain, [...done, rest].join(' · '), { rule: 'split-prime', fill: { prime: `${prime}` } });
    }
  const answer = powersText(powers);
  addStep(chain, answer, { rule: 'write-powers' });
  return { kind: 'factors', chain, answer, check: [{ claim: `${answer} = ${value}`, holds: true }] };
}

function shared(values: readonly bigint[], kind: 'gcf' | 'lcm'): Worked {
  const all = values.map(primePowers);
  const primes = [...new Set(all.flat().map(([prime]) => prime))].sort((a, b) => (a < b ? -1 : 1));
  const chosen = primes.flatMap((prime): PrimePower[] => {
    const powers = all.map((row) => row.find(([p]) => p === prime)?.[1] ?? 0);
    const power = kind === 'gcf' ? Math.min(...powers) : Math.max(...powers);
    return power === 0 ? [] : [[prime, power]];
  });
  const answer = chosen.reduce((product, [prime, power]) => product * prime ** BigInt(power), 1n);
  const chain = startChain(values.join(', '));
  addStep(chain, all.map(powersText).join(', '), { rule: 'prime-factors-of-each' });
  const rule = kind === 'gcf' ? 'smallest-powers' : 'largest-powers';
  addStep(chain, powersText(chosen), { rule, proof: kind });
  addStep(chain, `${answer}`, { rule: 'work-out-products' });
  const check = values.map((value) => ({
    claim:
      kind === 'gcf'
        ? `${answer} · ${value / answer} = ${value}`
        : `${value} · ${answer / value} = ${answer}`,
    holds: true,
  }));
  return { kind: 'factors', chain, answer: `${answer}`, check };
}

function allFactors(value: bigint): Worked | null {
  const found: bigint[] = [];
  for (let i = 1n; i * i <= value; i += 1n) if (value % i === 0n) found.push(i);
  const answer = [...new Set([...found, ...found.map((i) => value / i)])].sort((a, b) => (a < b ? -1 : 1));
  const chain = startChain(`${value}`);
  addStep(chain, `${answer[1] ?? 1n} · ${value / (answer[1] ?? 1n)}`, { rule: 'factor-pairs' });
  const check = found.map((i) => ({ claim: `${i} · ${value / i} = ${value}`, holds: true }));
  return value < 4n ? null : { kind: 'factors', chain, answer: answer.join(', '), check };
}

/** Every prime up to the root leaves a rest, so the number is prime; at most 25 primes are tried. */
function provenPrime(value: bigint): Worked | null {
  const chain = startChain(`${value}`);
  const tried: bigint[] = [];
  for (let p = 2n; p * p <= value; p += 1n) {
    if (tried.some((prime) => p % prime === 0n)) continue;
    tried.push(p);
    continueFrom(chain, `${value}`);
    addStep(chain, `${p} · ${value / p} + ${value % p}`, {
      rule: 'leaves-a-rest',
      fill: { prime: `${p}`, rest: `${value % p}` },
    });
  }
  const next = BigInt(Math.floor(Math.sqrt(Number(value))) + 1);
  const claim = `${next}^2 > ${value}`;
  return tried.length === 0 || tried.length > 25
    ? null
    : { kind: 'factors', chain, answer: `${value} is prime`, check: [{ claim, holds: true }] };
}

function primeQuestion(value: bigint): Worked | null {
  const powers = primePowers(value);
  const prime = powers.length === 1 && powers[0]?.[1] === 1;
  if (value < 4n) return null;
  if (prime) return provenPrime(value);
  const worked = factorTree(value);
  return worked && { ...worked, answer: `${value} is not prime: ${worked.answer}` };
}

const isBounded = (value: bigint): boolean => value > 0n && value <= largest;

/** Greatest common factor, least common multiple, prime factorization and the factors of whole numbers. */
export const solveFactors: Method = ({ words }) => {
  const question = isPrimeQuestion.exec(words);
  if (question) return primeQuestion(BigInt(question[1] ?? '0'));
  if (
    /\b(?:gcf|gcd|hcf|greatest common|highest common)\b/i.test(words) &&
    /\b(?:lcm|lcd|least common)\b/i.test(words)
  )
    return null;
  const name = request.exec(words)?.[1];
  const every = name === undefined ? listFactors.exec(words) : null;
  if (every) return allFactors(BigInt(every[1] ?? '0'));
  const numbers = (words.replace(/,(?=\d{3}(?!\d))/g, '').match(/\d{1,12}/g) ?? []).map(BigInt);
  if (name === undefined || numbers.length === 0 || numbers.length > 6 || !numbers.every(isBounded))
    return null;
  if (/[./^*+\-a-z](?=\d)|\d(?=[./^*+\-a-z])/i.test(words)) return null;
  // A fraction or a power between the numbers is another thing than their list.
  if (/[{}\\()]/.test(words)) return null;
  if (/prime/i.test(name)) return numbers.length === 1 && numbers[0] ? factorTree(numbers[0]) : null;
  if (numbers.length < 2) return null;
  const gcf = /greatest|highest|gcf|gcd|hcf/i.test(name);
  return shared(numbers, gcf ? 'gcf' : 'lcm');
};
