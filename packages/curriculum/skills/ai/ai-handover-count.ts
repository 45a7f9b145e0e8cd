import { type Level, numberSkill, type Random, takeDistractors } from '../../src/kit/index.ts';

const offices = ['library', 'clinic', 'city', 'school', 'museum'] as const;

/** Numbers of cases by how sure the machine is, from the surest band on; a person takes `minutes` a case, `hours` in all. */
type Params = {
  office: (typeof offices)[number];
  bands: readonly [number, number, number];
  minutes: number;
  hours: number;
};

/** Level 1 counts what a person decides, level 2 how long it takes, level 3 how many a person has time for. */
export const aiHandoverCount = numberSkill('ai-handover-count', {
  version: 1,
  form: 'integer',
  text: {
    headline: 'Over to a person',
    library: 'A library lets a machine sort {all, number} requests.',
    clinic: 'A clinic lets a machine sort {all, number} letters.',
    city: 'A city lets a machine sort {all, number} complaints.',
    school: 'A school lets a machine sort {all, number} forms.',
    museum: 'A museum lets a machine sort {all, number} gifts.',
    bands:
      'It is at least {high, number}% sure of {a, number}, and less than {low, number}% sure of {c, number}.',
    rest: 'It is in between for the rest.',
    'rule-high': 'All below {high, number}% go to a person.',
    'rule-low': 'Only those below {low, number}% go to a person.',
    time: 'A person needs {minutes, number} minutes for each.',
    hours: 'A person has {hours, number} hours and needs {minutes, number} minutes for each.',
    'ask-count': 'How many does a person decide?',
    'ask-time': 'How many minutes does the person need?',
    'ask-left': 'How many of the cases below {high, number}% does the person not get to?',
    right: 'Every case in which the machine is not sure enough goes to a person.',
    'right-time': 'Each of these cases takes the same time.',
    'right-left': 'The hours are enough for a certain number of cases, and the others have to wait.',
    keeps: 'These are the ones that the machine keeps. Which ones go to a person?',
    band: 'This counts one group only. Which others are below the limit?',
    'all-time': 'This takes the time for all. Which ones go to a person?',
    minutes: 'This is the number of cases. How long does each one take?',
    done: 'These are the ones the person gets to. Which ones are left?',
    waiting: 'This is how many go to a person. How many of them can be done in time?',
    other: 'Find the cases below the limit first.',
    'keep-do': 'Find the cases that the machine keeps.',
    'keep-why': 'It is sure enough of these.',
    'over-do': 'Take them from all cases.',
    'over-why': 'The others go to a person.',
    'time-do': 'Multiply by the time for one.',
    'time-why': 'Each case takes the same time.',
    'minutes-do': 'Write the hours as minutes.',
    'minutes-why': 'An hour has sixty minutes.',
    'done-do': 'Divide by the time for one.',
    'done-why': 'That many cases can be done.',
    'left-do': 'Take them from the cases for a person.',
    'left-why': 'The others have to wait.',
    final: '{value}',
  },
  draw: ({ level, random }): Params => drawOffice(level, random),
  build({ office, bands, minutes, hours }: Params, { level, step, distractor }) {
    const [a, b, c] = bands;
    const all = a + b + c;
    const over = b + c;
    const done = (hours * 60) / minutes;
    const value = { 1: over, 2: over * minutes, 3: over - done }[level];
    const wrong = {
      1: [
        distractor('gives-the-cases-the-machine-keeps', a, 'keeps'),
        distractor('leaves-out-one-piece', c, 'band'),
        distractor('slip', b, 'band'),
        distractor('slip', a + c, 'band'),
      ],
      2: [
        distractor('gives-the-cases-the-machine-keeps', a * minutes, 'keeps'),
        distractor('leaves-out-one-piece', c * minutes, 'band'),
        distractor('slip', over, 'minutes'),
        distractor('slip', all * minutes, 'all-time'),
      ],
      3: [
        distractor('gives-the-cases-the-machine-keeps', done, 'done'),
        distractor('leaves-out-one-piece', Math.abs(c - done), 'band'),
        distractor('slip', over, 'waiting'),
        distractor('slip', a, 'keeps'),
      ],
    }[level];
    return {
      words: {
        all,
        a,
        c,
        high: 90,
        low: 60,
        minutes,
        hours,
        value: String(value),
      },
      question: [
        office,
        'bands',
        'rest',
        level < 3 && 'rule-high',
        level === 2 && 'time',
        level === 3 && 'hours',
        ({ 1: 'ask-count', 2: 'ask-time', 3: 'ask-left' } as const)[level],
      ],
      answer: { value, reason: ({ 1: 'right', 2: 'right-time', 3: 'right-left' } as const)[level] },
      distractors: takeDistractors(value, wrong),
      steps: [
        step('keep', 'sure enough', a),
        step('over', `${all} − ${a}`, over),
        level === 2 && step('time', `${over} × ${minutes}`, value),
        level === 3 && step('minutes', `${hours} × 60`, hours * 60),
        level === 3 && step('done', `${hours * 60} ÷ ${minutes}`, done),
        level === 3 && step('left', `${over} − ${done}`, value),
      ],
      claims: [`${all} - ${a} = ${over}`, `${done} * ${minutes} = ${hours * 60}`],
    };
  },
});

function drawOffice(level: Level, random: Random): Params {
  return random.until(() => {
    const bands = [random.int(40, 160), random.int(15, 90), random.int(8, 60)] as const;
    const [minutes, hours] = [random.pick([3, 4, 5, 6, 10, 12]), random.int(2, 6)];
    const [a, b, c] = bands;
    const [over, done] = [b + c, (hours * 60) / minutes];
    const numbers = {
      1: [over, a, c, b],
      2: [over * minutes, a * minutes, c * minutes, over],
      3: [over - done, done, Math.abs(c - done), over],
    }[level];
    const [value = 1] = numbers;
    const fits = numbers.every((n) => n > 0 && n <= 18 * value && 18 * n >= value);
    return fits && new Set(numbers).size === 4
      ? { office: random.pick(offices), bands, minutes, hours }
      : null;
  });
}
