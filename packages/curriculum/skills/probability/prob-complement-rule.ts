import { type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import { fractionValue } from '../../src/numbers/fraction-amounts.ts';
import { typeset } from '../../src/numbers/signed-numbers.ts';

const scenes = {
  1: ['seats', 'songs', 'lamps', 'homes', 'books', 'bikes'],
  2: ['bags', 'calls', 'goals', 'stops', 'breaks', 'visits'],
  3: ['trains', 'seeds', 'throws', 'pumps', 'lights', 'messages'],
} as const;
type Scene = (typeof scenes)[Level][number];

/** The event has `k` of `total`. Level 2: exactly once has `one` of `total`. Level 3: two independent trials. */
type Params = { scene: Scene; total: number; k: number; one: number };

/** Level 1 asks for "not", level 2 for "at least one" from "none", level 3 for two independent trials. */
export const probComplementRule = numberSkill('prob-complement-rule', {
  version: 3,
  form: 'fraction',
  finite: { 3: 126 },
  text: {
    headline: 'Use the complement',
    seats:
      'A bus has {total, number} seats, and {k, number} of them are by a window. One seat is picked at random. What is the probability that it is not by a window?',
    songs:
      'A list has {total, number} songs, and {k, number} of them are new. One song is played at random. What is the probability that it is not new?',
    lamps:
      'A street has {total, number} lamps, and {k, number} of them are out. One lamp is picked at random. What is the probability that it is not out?',
    homes:
      'A block has {total, number} homes, and {k, number} of them have a garden. One home is picked at random. What is the probability that it has no garden?',
    books:
      'A shelf has {total, number} books, and {k, number} of them are novels. One book is picked at random. What is the probability that it is not a novel?',
    bikes:
      'A station has {total, number} bikes, and {k, number} of them are electric. One bike is picked at random. What is the probability that it is not electric?',
    bags: 'The probability that a flight loses no bags is {none}. The probability that it loses exactly one is {once}. What is the probability that it loses at least one?',
    calls:
      'The probability that a help line gets no calls in a night is {none}. The probability of exactly one call is {once}. What is the probability of at least one call?',
    goals:
      'The probability that a team scores no goals is {none}. The probability that it scores exactly one is {once}. What is the probability that it scores at least one?',
    stops:
      'The probability that a train makes no extra stops is {none}. The probability that it makes exactly one is {once}. What is the probability that it makes at least one?',
    breaks:
      'The probability that a machine has no breakdowns in a month is {none}. The probability that it has exactly one is {once}. What is the probability that it has at least one?',
    visits:
      'The probability that a web page gets no visits in an hour is {none}. The probability that it gets exactly one is {once}. What is the probability that it gets at least one?',
    trains:
      'A train is late with probability {p}. Two trains run independently. What is the probability that at least one is late?',
    seeds:
      'A seed sprouts with probability {p}. Two seeds are planted and do not affect each other. What is the probability that at least one sprouts?',
    throws:
      'A free throw goes in with probability {p}. Two throws do not affect each other. What is the probability that at least one goes in?',
    pumps:
      'A pump needs service this year with probability {p}. There are two pumps, and they do not affect each other. What is the probability that at least one needs service?',
    lights:
      'A traffic light is green with probability {p}. Two such lights work independently. What is the probability that at least one is green?',
    messages:
      'A message gets through with probability {p}. It is sent twice, and the two tries do not affect each other. What is the probability that it gets through at least once?',
    right: 'An event and its complement have probabilities that add to one.',
    complement: 'This is the probability of the complement. What is left of the whole?',
    count: 'This counts the others, but a probability is at most one. How many are there in all?',
    odds: 'This compares the two groups with each other. How many are there in all?',
    exactly: 'This is for exactly one. Which further cases does “at least one” allow?',
    sum: 'This adds all that is given. Which cases belong to “at least one”?',
    single: 'This is the probability for one trial. How many chances are there?',
    twice: 'This adds the two chances and counts “both” twice. What is the chance of none?',
    other: 'Find the probability that it does not happen at all. Then take it from one.',
    'name-do': 'Name the complement.',
    'name-why': 'Exactly one of the two has to happen.',
    'find-do': 'Find the probability of the complement.',
    'find-given': 'The question gives what you need for it.',
    'find-times': 'Each has to miss, so multiply the two chances.',
    'miss-do': 'Find the chance of a miss in one trial.',
    'miss-why': 'A hit and a miss add to one.',
    'take-do': 'Take it from one.',
    'take-why': 'The two probabilities add to one.',
    final: 'The probability is {shown}.',
  },
  draw: ({ level, random }): Params => drawChances(level, random),
  build({ scene, total, k, one }: Params, { level, say, step, distractor }) {
    const rest = total - k;
    const [top, bottom] = level === 3 ? [total ** 2 - rest ** 2, total ** 2] : [rest, total];
    const value = fractionValue(top, bottom);
    const complement = level === 3 ? fractionValue(rest ** 2, bottom) : fractionValue(k, total);
    const show = (a: number, b: number): string => typeset(fractionValue(a, b));
    const words = {
      total,
      k,
      none: show(k, total),
      once: show(one, total),
      p: show(k, total),
      shown: typeset(value),
    };
    type Key = Parameters<typeof say>[0];
    const makeStep = (
      rule: 'name' | 'find' | 'miss' | 'take',
      [before, after]: readonly [string, string],
      why: Key,
    ) => ({
      rule,
      before,
      after,
      instruction: say(`${rule}-do`),
      explanation: say(why),
    });
    const opposite = distractor('gives-the-complement', complement, 'complement');
    const miss = show(rest, total);
    return {
      words,
      question: scene,
      answer: value,
      distractors: {
        1: [
          opposite,
          distractor('subtracts-from-the-count', rest, 'count'),
          distractor('slip', fractionValue(k, rest), 'odds'),
        ],
        2: [
          opposite,
          distractor('treats-at-least-one-as-exactly-one', fractionValue(one, total), 'exactly'),
          distractor('slip', fractionValue(k + one, total), 'sum'),
        ],
        3: [
          opposite,
          distractor('treats-at-least-one-as-exactly-one', fractionValue(2 * k * rest, bottom), 'exactly'),
          distractor('slip', fractionValue(2 * k, total), 'twice'),
          distractor('slip', fractionValue(k, total), 'single'),
        ],
      }[level],
      steps: [
        makeStep('name', complements[scene] ?? ['at least one', 'none'], 'name-why'),
        level === 3 ? step('miss', `1 − ${words.p}`, miss) : null,
        level === 3
          ? step('find', `${miss} × ${miss}`, typeset(complement), { why: 'find-times' })
          : step('find', 'the complement', typeset(complement), { why: 'find-given' }),
        step('take', `1 − ${typeset(complement)}`, typeset(value)),
      ],
      claims: [`1 - ${complement} = ${value}`],
    };
  },
});

/** The event and its complement at level 1; the other levels ask for at least one. */
const complements: { readonly [scene in Scene]?: readonly [string, string] } = {
  seats: ['not by a window', 'by a window'],
  songs: ['not new', 'new'],
  lamps: ['not out', 'out'],
  homes: ['no garden', 'a garden'],
  books: ['not a novel', 'a novel'],
  bikes: ['not electric', 'electric'],
};

function drawChances(level: Level, random: Random): Params {
  return random.until(() => {
    const scene = random.pick<Scene>(scenes[level]);
    const total = level === 3 ? random.int(3, 10) : random.pick([8, 9, 10, 12, 15, 16, 18, 20]);
    const k = random.int(level === 3 ? 1 : 2, level === 1 ? Math.floor((2 * total) / 3) : total - 2);
    const one = level === 2 ? random.int(1, total - k - 1) : 0;
    const rest = total - k;
    const apart =
      level === 3 ? fractionValue(k, total) === `${k}/${total}` && 2 * k !== rest : rest !== 2 * one;
    return 2 * k !== total && apart && one !== k && rest !== k + one ? { scene, total, k, one } : null;
  });
}
