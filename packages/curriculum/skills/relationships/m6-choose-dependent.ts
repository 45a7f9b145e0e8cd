import { choiceSkill, type Distractor } from '../../src/kit/index.ts';

/** What goes in, what comes out, and what stays the same; `least` and `most` bound the number that stays. */
const scenes = [
  {
    key: 'train',
    into: 't',
    out: 'd',
    cause: 'the hours it travels',
    effect: 'the miles it covers',
    fixed: 'the miles each hour',
    least: 30,
    most: 90,
  },
  {
    key: 'barrel',
    into: 'r',
    out: 'w',
    cause: 'the inches of rain',
    effect: 'the gallons of water',
    fixed: 'the gallons for each inch',
    least: 3,
    most: 40,
  },
  {
    key: 'tickets',
    into: 'n',
    out: 'c',
    cause: 'the number of tickets',
    effect: 'the dollars to pay',
    fixed: 'the dollars for each ticket',
    least: 4,
    most: 30,
  },
  {
    key: 'candle',
    into: 't',
    out: 'h',
    cause: 'the hours it burns',
    effect: 'the height at the end',
    fixed: 'the height when new',
    least: 8,
    most: 30,
  },
  {
    key: 'bread',
    into: 'n',
    out: 'f',
    cause: 'the number of batches',
    effect: 'the cups of flour',
    fixed: 'the cups for each batch',
    least: 2,
    most: 12,
  },
  {
    key: 'robot',
    into: 'm',
    out: 'b',
    cause: 'the minutes it works',
    effect: 'the charge it uses',
    fixed: 'the charge each minute',
    least: 2,
    most: 30,
  },
  {
    key: 'mural',
    into: 'k',
    out: 'p',
    cause: 'the number of walls',
    effect: 'the cans of paint',
    fixed: 'the cans for each wall',
    least: 2,
    most: 8,
  },
  {
    key: 'plant',
    into: 'w',
    out: 'h',
    cause: 'the weeks that pass',
    effect: 'the height at the end',
    fixed: 'the inches each week',
    least: 2,
    most: 9,
  },
] as const;

/** `turned` names the dependent quantity first. */
type Params = { scene: (typeof scenes)[number]; amount: number; turned: boolean };

/** Level 1 asks which one depends, level 2 asks for the term, level 3 for a true sentence with letters only. */
export const m6ChooseDependent = choiceSkill('m6-choose-dependent', {
  version: 3,
  text: {
    headline: 'Which variable depends on the other?',
    'train-facts': 'A train goes {n, number} miles each hour.',
    'train-into': 'It travels for {x} hours.',
    'train-out': 'It covers {y} miles.',
    'barrel-facts': 'Each inch of rain brings {n, number} gallons into a barrel.',
    'barrel-into': 'The rain is {x} inches.',
    'barrel-out': 'The barrel takes in {y} gallons.',
    'tickets-facts': 'A group buys museum tickets for {n, number} dollars each.',
    'tickets-into': 'It buys {x} tickets.',
    'tickets-out': 'It pays {y} dollars.',
    'candle-facts': 'A candle is {n, number} inches tall when new.',
    'candle-into': 'It burns for {x} hours.',
    'candle-out': 'Its height at the end is {y} inches.',
    'bread-facts': 'A baker needs {n, number} cups of flour for each batch of rolls.',
    'bread-into': 'The baker makes {x} batches.',
    'bread-out': 'The baker uses {y} cups of flour.',
    'robot-facts': 'A robot uses {n, number} units of charge each minute.',
    'robot-into': 'It works for {x} minutes.',
    'robot-out': 'It uses {y} units of charge.',
    'mural-facts': 'A team needs {n, number} cans of paint for each wall.',
    'mural-into': 'It paints {x} walls.',
    'mural-out': 'It uses {y} cans.',
    'plant-facts': 'A bean plant grows {n, number} inches each week.',
    'plant-into': 'It grows for {x} weeks.',
    'plant-out': 'Its height at the end is {y} inches.',
    'ask-depends': 'Which quantity depends on another one?',
    'ask-dependent': 'Which one is the dependent variable?',
    'ask-sentence': 'Which sentence is true?',
    named: '{letter}, {name}',
    neither: 'No quantity depends on another',
    depends: '{a} depends on {b}.',
    alone: '{x} and {y} do not depend on each other.',
    right: 'When {x} changes, {y} changes because of it.',
    swapped: 'This is {x}, {cause}. Does it change because of {y}, or is it the other way around?',
    first: 'This is the one that is named first. Does the order of the words decide?',
    fixed: 'This stays {n, number} all the time. Which quantities can change?',
    unlinked: 'Try two values for {x}. Does {y} stay the same for both?',
    other: 'Think of a change in one quantity. Which other quantity changes because of it?',
    'fixed-do': 'Find what stays the same.',
    'fixed-why': 'A number that never changes is not a variable.',
    'change-do': 'Think of a change in {x}.',
    'change-why': 'It changes first, so it is the independent variable.',
    'follow-do': 'See what follows from it.',
    'follow-why': 'It changes because {x} does, so it is the dependent variable.',
  },
  draw({ level, random }): Params {
    const scene = random.pick(scenes);
    return {
      scene,
      amount: random.int(scene.least, scene.most),
      turned: random.chance(level === 1 ? 30 : 50),
    };
  },
  build({ scene, amount, turned }: Params, { level, say, step, distractor }) {
    const { key, cause, effect } = scene;
    const [x, y] = [`$${scene.into}$`, `$${scene.out}$`];
    const words = { x, y, n: amount, cause };
    const facts = [say(`${key}-into`), say(`${key}-out`)];
    const asks = { 1: 'ask-depends', 2: 'ask-dependent', 3: 'ask-sentence' } as const;
    const named = (letter: string | number, name: string) => say('named', { letter, name });
    const depends = (a: string, b: string) => say('depends', { a, b });
    const isFirst = level < 3 && !turned;
    const wrong: readonly Distractor[] = [
      distractor(
        isFirst ? 'chooses-the-first-variable-named' : 'swaps-the-two-variables',
        'cause',
        isFirst ? 'first' : 'swapped',
        level === 3 ? depends(x, y) : named(x, cause),
      ),
      distractor(
        'chooses-a-constant-in-the-situation',
        'fixed',
        'fixed',
        level === 3 ? depends(String(amount), x) : named(amount, scene.fixed),
      ),
      distractor('slip', 'neither', 'unlinked', level === 3 ? 'alone' : 'neither'),
    ];
    return {
      words,
      question: [`${key}-facts`, ...(turned ? facts.toReversed() : facts), asks[level]],
      answer: { value: 'effect', text: level === 3 ? depends(y, x) : named(y, effect) },
      distractors: wrong,
      steps: [step('fixed', amount, scene.fixed), step('change', x, cause), step('follow', y, effect)],
      claims: [`${amount} > 0`],
    };
  },
});
