import { type Level, numberSkill, type Random, takeDistractors } from '../../src/kit/index.ts';

const places = ['town', 'valley', 'island', 'suburb', 'harbor'] as const;

/** A place with `people`; a detail is shared by one of `a`, another by one of `b`. */
type Params = { place: (typeof places)[number]; people: number; a: number; b: number };

/** Level 1 has one detail, level 2 two, level 3 asks how rare a last detail must be to point at one person. */
export const aiPeopleWhoMatch = numberSkill('ai-people-who-match', {
  version: 1,
  form: 'integer',
  text: {
    headline: 'How many people does it fit?',
    town: 'A town has {people, number} people.',
    valley: 'A valley has {people, number} people.',
    island: 'An island has {people, number} people.',
    suburb: 'A suburb has {people, number} people.',
    harbor: 'A harbor city has {people, number} people.',
    first: 'You tell a program which school you go to. About one of {a, number} people goes there.',
    second: 'You also tell the street. About one of {b, number} people of the school lives there.',
    'ask-one': 'About how many people does this fit?',
    'ask-two': 'About how many people do both details fit?',
    'ask-last': 'A last detail has to leave one person. One of how many of those left must share it?',
    right: 'Each detail leaves only a part of the people who were left before.',
    'right-last': 'When one of that many is left, the details point at one person.',
    one: 'This uses one detail only. What does the other one do?',
    adds: 'This adds the two numbers. Does the second detail cut the people down once more?',
    people: 'This takes the number from all people. Which part of them is left?',
    rest: 'This counts the people who are left out. How many does it fit?',
    next: 'This is the number in one detail. How many people are left by then?',
    other: 'Go detail by detail. Divide the number of people who are left.',
    'first-do': 'Divide by the number of the first detail.',
    'first-why': 'One of so many people is left.',
    'second-do': 'Divide by the number of the second detail.',
    'second-why': 'It cuts down those who were left.',
    'one-do': 'Compare with one person.',
    'one-why': 'One of that many has to be left.',
    'check-do': 'Check it by multiplying back.',
    'check-why': 'Multiplying undoes the division.',
    'headline-yes': 'Yes or no, again and again',
    'yes-no': 'Then it asks only yes-or-no questions. Each answer leaves half of the people.',
    'ask-yes': 'After how many of them does one person fit?',
    'right-yes': 'Halving again and again gets to one person with surprisingly few questions.',
    'yes-half': 'This halves once. What does the next question do with the half that is left?',
    'yes-people':
      'This is how many people are left before these questions. How many times can that be halved?',
    'yes-start': 'This counts the people at the start as a question. How many halvings are there?',
    'yes-less': 'After so many questions, two people still fit. What does one more do?',
    'other-yes': 'Find how many people both details leave. Then halve until one is left.',
    'halve-do': 'Halve again and again.',
    'halve-why': 'Each yes or no leaves half of the people.',
    'count-do': 'Count the halvings.',
    'count-why': 'Each question is one of them.',
    final: '{value}',
  },
  draw: ({ level, random }): Params => drawPlace(level, random),
  build({ place, people, a, b }: Params, { level, step, distractor }) {
    const afterOne = people / a;
    const left = afterOne / b;
    const value = level === 1 ? afterOne : left;
    const wrong = {
      1: [
        distractor('lists-the-complement', people - afterOne, 'rest'),
        distractor('subtracts-from-the-count', people - a, 'people'),
        distractor('slip', a, 'next'),
        distractor('slip', afterOne * 2, 'next'),
        distractor('slip', afterOne + a, 'next'),
      ],
      2: [
        distractor('uses-one-detail-only', afterOne, 'one'),
        distractor('adds-the-groups', Math.round(people / (a + b)), 'adds'),
        distractor('slip', people / b, 'one'),
        distractor('slip', left * 2, 'next'),
        distractor('slip', a + b, 'next'),
      ],
      3: [
        distractor('uses-one-detail-only', afterOne, 'one'),
        distractor('adds-the-groups', Math.round(people / (a + b)), 'adds'),
        distractor('slip', b, 'next'),
        distractor('slip', a, 'next'),
        distractor('slip', left * 2, 'next'),
      ],
    }[level];
    return {
      words: { people, a, b, value: String(value) },
      question: {
        1: [place, 'first', 'ask-one'] as const,
        2: [place, 'first', 'second', 'ask-two'] as const,
        3: [place, 'first', 'second', 'ask-last'] as const,
      }[level],
      answer: { value, reason: level === 3 ? 'right-last' : 'right' },
      distractors: takeDistractors(value, wrong),
      steps: [
        step('first', `${people} ÷ ${a}`, afterOne),
        level > 1 && step('second', `${afterOne} ÷ ${b}`, left),
        level === 3 && step('one', `one of ${left}`, `${left} ÷ ${left} = 1`),
        level < 3 && step('check', level === 1 ? `${afterOne} × ${a}` : `${left} × ${a * b}`, people),
      ],
      claims: [`${people} / ${a} = ${afterOne}`, `${people} / ${a} / ${b} = ${left}`],
    };
  },
  stretch: {
    draw({ random }) {
      const [a, b] = random.shuffle([4, 5, 6, 8, 10, 12, 15, 20, 25]);
      return { place: random.pick(places), a: a ?? 4, b: b ?? 5, halvings: random.int(4, 8) };
    },
    build({ place, a, b, halvings }, { step, distractor }) {
      const left = 2 ** halvings;
      const people = left * a * b;
      const halves = Array.from({ length: halvings }, (_, at) => left / 2 ** (at + 1));
      return {
        words: { people, a, b, value: String(halvings) },
        headline: 'headline-yes',
        question: [place, 'first', 'second', 'yes-no', 'ask-yes'],
        answer: { value: halvings, reason: 'right-yes' },
        distractors: takeDistractors(halvings, [
          distractor('uses-one-step-only', left / 2, 'yes-half'),
          distractor('starts-counting-at-the-wrong-index', halvings + 1, 'yes-start'),
          distractor('slip', halvings - 1, 'yes-less'),
          distractor('slip', left, 'yes-people'),
        ]),
        otherWrong: 'other-yes',
        steps: [
          step('first', `${people} ÷ ${a}`, left * b),
          step('second', `${left * b} ÷ ${b}`, left),
          step('halve', String(left), halves.join(', ')),
          step('count', 'how many', halvings),
        ],
        claims: [`${people} / ${a} / ${b} = ${left}`],
      };
    },
  },
});

function drawPlace(level: Level, random: Random): Params {
  return random.until(() => {
    const left = random.int(level === 1 ? 3 : 6, 40);
    const [a, b] = [random.pick([4, 5, 8, 10, 12, 15]), random.pick([4, 5, 6, 8, 10])];
    const people = left * a * b;
    const sum = Math.round(people / (a + b));
    const fits = a !== b && people >= 600 && people <= 9000 && sum <= 18 * left && sum !== people / a;
    return fits && sum !== left && left !== a && left !== b
      ? { place: random.pick(places), people, a, b }
      : null;
  });
}
