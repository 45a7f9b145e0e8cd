import { choiceSkill, type Random, sortOut } from '../../src/kit/index.ts';
import { commonDivisor } from '../../src/numbers/lowest-terms.ts';
import { digitsOf, repeatingText } from '../../src/numbers/repeating-decimals.ts';

const asks = ['which', 'ends', 'division', 'cards'] as const;
const barAsks = ['bar-dots', 'bar-fraction'] as const;

/** Fractions as top and bottom. `seeks` says whether the decimal that is looked for ends. */
type Fraction = readonly [number, number];
type Params = {
  ask: (typeof asks)[number];
  key: Fraction;
  odd: Fraction;
  friendly: Fraction;
  other: Fraction;
};

/** A fraction whose decimal has digits before the block that repeats. */
type Bar = { bar: (typeof barAsks)[number]; fraction: Fraction; fixed: string; block: string };

/** Level 1 looks for a decimal that ends, level 2 for one that repeats or for its bar, level 3 has fractions to simplify first. */
export const m7TerminatingOrRepeating = choiceSkill('m7-terminating-or-repeating', {
  version: 9,
  byHand: { levels: [1, 3], ask: 'sort', make: sortOut(['box-in', 'box-out']) },
  text: {
    sort: [
      'Sort the fractions: is the decimal terminating or repeating?',
      'Put each fraction into its box.',
      'Which fractions have terminating decimals, and which have repeating ones? Sort the cards.',
      'Some of these decimals go on forever. Sort the cards.',
    ],
    'box-in': 'Terminating decimal',
    'box-out': 'Repeating decimal',
    headline: 'Terminating or repeating?',
    which: 'Which of these fractions has a terminating decimal?',
    ends: 'One of these fractions makes a terminating decimal. Which one is it?',
    division: 'Divide the number above the bar by the one below. For which fraction does this end?',
    cards: 'Four cards show fractions. Which one can be written as a terminating decimal?',
    'which-on': 'Which fraction has a repeating decimal?',
    'ends-on': 'Which fraction is equal to a decimal that never ends?',
    'division-on':
      'Divide the number above the bar by the one below. For which fraction does this go on forever?',
    'cards-on': 'Four cards show fractions. Which one has a decimal with digits that repeat?',
    'which-simple': 'Simplify first. Which of these fractions has a terminating decimal?',
    'ends-simple': 'Write each fraction in lowest terms. Which one is equal to a terminating decimal?',
    'division-simple': 'Some of these fractions can be simplified. In which one does the division end?',
    'cards-simple':
      'Four cards show fractions, not all in lowest terms. Which one has a terminating decimal?',
    'bar-dots': 'Dots tell that {dots} goes on forever. How is the same decimal written with a bar?',
    'bar-fraction': 'Divide to change {fraction} into a decimal. How is it written with a bar?',
    'right-bar': 'The bar stands over the digits that repeat, and over no other digit.',
    'bar-all': 'Here all the digits after the point repeat. Does the first one repeat?',
    'bar-late':
      'Here a digit from before the repeating part stands under the bar. Write down a few more digits. Is that the same number?',
    'bar-none': 'This is a terminating decimal. Does the division end?',
    'other-bar': 'Write down the digits. Which of them repeat?',
    'digits-do': 'Write the first digits of the decimal.',
    'digits-why': 'Each remainder, times ten, gives the next digit.',
    'again-do': 'Look for the digits that repeat.',
    'again-why': 'From there on, nothing new happens.',
    'over-do': 'Put the bar over these digits only.',
    'over-why': 'What stands before them comes only once.',
    shown: '{e}',
    right: 'In lowest terms, only {key} has a denominator made of twos and fives.',
    'right-on': 'In lowest terms, only {key} has a prime factor besides two and five in its denominator.',
    odd: 'Look at the denominator {q}. Being odd or even is not what counts. Which prime factors does it have?',
    friendly:
      'The numerator {p} is a friendly number. But which prime factors does the denominator {q} have?',
    simple: 'Can {p} and {q} be divided by the same number? Which prime factors are left below the bar?',
    more: 'Look at the denominator {q}. Which prime factors does it have?',
    other: 'Look at the prime factors of the denominator.',
    'simple-do': 'Write each fraction in lowest terms.',
    'simple-why': 'A common factor does not change the value.',
    'prime-do': 'Look at the prime factors of each denominator.',
    'prime-why': 'Ten is two times five, so only these two fit into tenths, hundredths and so on.',
    'decide-do': 'Choose the fraction.',
    'decide-why': 'Only twos and fives: a terminating decimal. Any other prime factor: a repeating one.',
  },
  draw: ({ level, random }): Params | Bar =>
    level === 2 && random.chance(35) ? drawBar(random) : drawCards(level, random),
  build(params: Params | Bar, { level, say, step, distractor }) {
    if ('bar' in params) {
      const { bar, fraction, fixed, block } = params;
      const written = (before: string, under: string) => ({
        text: say('shown', { e: `$${repeatingText(0, { fixed: before, block: under })}$` }),
      });
      const dots = `0.${fixed}${block.repeat(block.length === 1 ? 3 : 2)}…`;
      const right = written(fixed, block);
      return {
        words: { dots, fraction: `$\\frac{${fraction[0]}}{${fraction[1]}}$` },
        question: bar,
        answer: { value: 'key', ...right, reason: 'right-bar' },
        otherWrong: 'other-bar',
        distractors: [
          distractor('puts-the-bar-over-the-wrong-digits', 'all', 'bar-all', written('', fixed + block)),
          distractor('drops-the-repeating-part', 'none', 'bar-none', {
            text: say('shown', { e: `$0.${fixed}${block}$` }),
          }),
          distractor(
            'slip',
            'late',
            'bar-late',
            written(fixed.slice(0, -1), fixed.slice(-1) + block.slice(0, 1)),
          ),
        ],
        steps: [
          step('digits', `$\\frac{${fraction[0]}}{${fraction[1]}}$`, dots),
          step('again', dots, `repeating: ${block}`),
          step('over', `repeating: ${block}`, `$${repeatingText(0, { fixed, block })}$`),
        ],
        claims: [`${fraction[0]} < ${fraction[1]}`],
        finalAnswer: right.text,
      };
    }
    const { ask, key, odd, friendly, other } = params;
    const about = (fraction: Fraction, why: 'odd' | 'friendly' | 'simple' | 'more') =>
      say(why, { p: fraction[0], q: fraction[1] });
    const shown = (fraction: Fraction) => ({ text: say('shown', { e: tex(fraction) }) });
    const d = commonDivisor(key[0], key[1]);
    const under = key[1] / d;
    const repeats = level === 2;
    const lines = linesOf(params, repeats);
    const work = ([simple, prime, end]: Work) => [
      step('simple', ...simple),
      step('prime', ...prime),
      step('decide', ...end),
    ];
    return {
      words: { key: tex(key) },
      question: level === 1 ? ask : repeats ? `${ask}-on` : `${ask}-simple`,
      answer: { value: 'key', ...shown(key), reason: repeats ? 'right-on' : 'right' },
      distractors: [
        distractor('thinks-odd-denominators-always-repeat', 'odd', about(odd, 'odd'), {
          ...shown(odd),
          work: work(lines.odd),
        }),
        distractor(
          repeats ? 'does-not-simplify-first' : 'looks-only-at-the-numerator',
          'friendly',
          about(friendly, repeats ? 'simple' : 'friendly'),
          { ...shown(friendly), work: work(lines.friendly) },
        ),
        distractor('slip', 'other', about(other, 'more'), shown(other)),
      ],
      steps: work(lines.right),
      claims: [`${primes(under).join(' * ')} = ${under}`],
    };
  },
});

function tex([p, q]: Fraction): string {
  return `$\\frac{${p}}{${q}}$`;
}

/** What a line of work begins with, and what is made of it. */
type Line = readonly [before: string, after: string];
type Work = readonly [simple: Line, prime: Line, end: Line];

/** The lines of the solution, and those of who goes by odd and even, or by the numerator or without lowest terms. */
function linesOf({ key, odd, friendly, other }: Params, repeats: boolean) {
  const cards = [key, odd, friendly, other].toSorted(([p, q], [r, s]) => p / q - r / s);
  const lowest = cards.map(([p, q]): Fraction => [p / commonDivisor(p, q), q / commonDivisor(p, q)]);
  const written = (list: readonly Fraction[]): string => list.map(tex).join(', ');
  const isLowest = written(cards) === written(lowest);
  const factors = lowest
    .map(([, q]) => (primes(q).length === 1 ? `${q} is prime` : `${q} = ${primes(q).join(' × ')}`))
    .join(', ');
  const simple: Line = [written(cards), written(lowest) + (isLowest ? ' already' : '')];
  const bottoms = lowest.map(([, q]) => q).join(', ');
  const parity = repeats ? 'is odd, so it repeats' : 'is even, so it ends';
  const [top, bottom] = friendly;
  const unsimplified: Work = [
    [written(cards), 'each one as it stands'],
    [`denominator ${bottom}`, `${bottom} = ${primes(bottom).join(' × ')}, so it repeats`],
    ['the choice', tex(friendly)],
  ];
  const byTops: Work = [
    simple,
    [`numerators ${cards.map(([p]) => p).join(', ')}`, `${top} looks friendly, so it ends`],
    ['the choice', tex(friendly)],
  ];
  const right: Work = [simple, [bottoms, factors], [factors, tex(key)]];
  const byParity: Work = [simple, [bottoms, `${odd[1]} ${parity}`], ['the choice', tex(odd)]];
  return { right, odd: byParity, friendly: repeats ? unsimplified : byTops };
}

function primes(n: number): readonly number[] {
  const found = [2, 3, 5, 7, 11, 13].find((prime) => n % prime === 0);
  return found === undefined || found === n ? [n] : [found, ...primes(n / found)];
}

const ending = [4, 5, 8, 16, 20, 25, 40, 50] as const;
const endingOdd = [5, 25, 125] as const;
const going = [3, 6, 7, 9, 11, 12, 14, 15, 18, 22, 24, 26, 28] as const;
const goingEven = [6, 12, 14, 18, 22, 24, 26, 28] as const;

/** A fraction below one in lowest terms with one of these denominators. */
function proper(random: Random, bottoms: readonly number[]): Fraction {
  return random.until(() => {
    const bottom = random.pick(bottoms);
    const top = random.int(1, Math.min(bottom - 1, 19));
    return commonDivisor(top, bottom) === 1 ? [top, bottom] : null;
  });
}

/** The same with a common factor put in. */
function unsimplified(random: Random, bottoms: readonly number[], factors: readonly number[]): Fraction {
  return random.until(() => {
    const [top, bottom] = proper(random, bottoms);
    const factor = random.pick(factors);
    return bottom * factor <= 60 ? [top * factor, bottom * factor] : null;
  });
}

/** One whose numerator alone looks as if its decimal ended. */
function withFriendlyTop(make: () => Fraction, random: Random): Fraction {
  return random.until(() => {
    const card = make();
    return [2, 4, 5, 8, 10].includes(card[0]) ? card : null;
  });
}

function drawCards(level: 1 | 2 | 3, random: Random): Params {
  return random.until(() => {
    const ask = random.pick(asks);
    const cards: Omit<Params, 'ask'> =
      level === 1
        ? {
            key: proper(random, random.chance(50) ? endingOdd : ending),
            odd: proper(random, goingEven),
            friendly: withFriendlyTop(() => proper(random, going), random),
            other: proper(random, going),
          }
        : level === 2
          ? {
              key: proper(random, going),
              odd: proper(random, endingOdd),
              friendly: unsimplified(random, [4, 5, 8, 20], [3, 7]),
              other: proper(random, ending),
            }
          : {
              key: unsimplified(random, [4, 5, 8, 16, 20], [3, 7, 9]),
              odd: proper(random, goingEven),
              friendly: withFriendlyTop(() => unsimplified(random, [3, 6, 7, 9, 12], [2, 4, 5]), random),
              other: proper(random, going),
            };
    const all = [cards.key, cards.odd, cards.friendly, cards.other].map(([p, q]) => p / q);
    return new Set(all).size === 4 ? { ask, ...cards } : null;
  });
}

/** Fractions below one whose decimal has one or two digits before its block. */
function drawBar(random: Random): Bar {
  return random.until(() => {
    const bottom = random.pick([6, 12, 15, 18, 22, 24, 30, 36, 45, 55, 60] as const);
    const top = random.int(1, bottom - 1);
    const { fixed, block } = digitsOf(top, bottom);
    const isOpen =
      commonDivisor(top, bottom) === 1 &&
      fixed.length > 0 &&
      fixed.length < 3 &&
      block.length > 0 &&
      block.length < 3;
    const ways = [fixed + block, fixed.slice(0, -1) + fixed.slice(-1) + block.slice(0, 1)];
    const isApart = fixed.length > 1 || block.length > 1;
    return isOpen && isApart && ways.every((way) => new Set(way).size > 1)
      ? { bar: random.pick(barAsks), fraction: [top, bottom], fixed, block }
      : null;
  });
}
