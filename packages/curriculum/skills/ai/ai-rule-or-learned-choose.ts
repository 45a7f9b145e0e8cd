import { choiceSkill, type Level, type Random } from '../../src/kit/index.ts';

const written = ['heater', 'library', 'door', 'form', 'ticket', 'timer'] as const;
const learned = ['leaf', 'mail', 'song', 'voice', 'coin', 'letter'] as const;
const exact = ['code', 'bill', 'age', 'late', 'stock', 'password'] as const;
const fuzzy = ['bark', 'handwriting', 'bird', 'review', 'crack', 'ripe'] as const;

type Scene = (typeof written | typeof learned | typeof exact | typeof fuzzy)[number];
type Params = { scene: Scene; isRule: boolean; n: number };

/** Level 1 asks where a machine's way of deciding comes from, level 2 how to change it, level 3 which kind fits a job. */
export const aiRuleOrLearnedChoose = choiceSkill('ai-rule-or-learned-choose', {
  version: 1,
  text: {
    headline: 'Written rule or learned model?',
    heater: 'A heater starts when the room is below {n, number} degrees.',
    library: 'A library program sends a note when a book is {n, number} days late.',
    door: 'A counter at a door rings when {n, number} people are inside.',
    form: 'A form takes no username with fewer than {n, number} letters.',
    ticket: 'A ticket machine takes off a dollar from {n, number} tickets on.',
    timer: 'A timer turns off the lights after {n, number} minutes.',
    leaf: 'A plant program saw {n, number} photos of leaves, each with the name of its tree.',
    mail: 'A mail program saw {n, number} messages that people had marked as junk or not.',
    song: 'A music program saw which of {n, number} songs people played to the end.',
    voice: 'A phone program got {n, number} recordings, each with the words that were said.',
    coin: 'A sorting machine saw {n, number} photos of coins, each with its value.',
    letter: 'A mail sorter saw {n, number} pictures of written letters, each with its name.',
    code: 'A program has to tell whether a locker code has {n, number} digits.',
    bill: 'A program has to add up the {n, number} prices on a bill.',
    age: 'A program has to tell whether a ticket is older than {n, number} days.',
    late: 'A program has to tell whether a bus is more than {n, number} minutes late.',
    stock: 'A program has to warn when fewer than {n, number} pens are left.',
    password: 'A program has to tell whether a password has {n, number} letters or more.',
    bark: 'A program has to tell barking from meowing. There are {n, number} named recordings.',
    handwriting: 'A program has to read handwriting. There are {n, number} notes with their words.',
    bird: 'A program has to name birds by their songs. There are {n, number} named songs.',
    review: 'A program has to tell whether a review sounds happy. People sorted {n, number} of them.',
    crack: 'A program has to find cracks in photos of walls. People marked {n, number} photos.',
    ripe: 'A program has to tell ripe fruit from photos. People sorted {n, number} photos.',
    'ask-from': 'Where does its way of deciding come from?',
    'ask-change': 'It should decide in another way. What has to happen?',
    'ask-fit': 'Which kind of program fits best, and why?',
    'rule-from': 'A person wrote its rule.',
    'model-from': 'It found a pattern in examples.',
    'chance-from': 'It picks its answers by chance.',
    'asks-from': 'It asks a person every time.',
    'rule-change': 'A person has to write another rule.',
    'model-change': 'It has to be trained on other examples.',
    'self-change': 'Nothing, it will change after a while.',
    'speed-change': 'It has to run on a faster computer.',
    'rule-fit': 'A written rule, because one exact test says it all',
    'model-fit': 'A learned model, because no exact test covers all cases',
    'better-fit': 'A learned model, because it always beats a written rule',
    'check-fit': 'A written rule, because nobody ever has to check it again',
    'right-rule': 'One exact test with a number in it tells what to do. A person can write that down.',
    'right-model': 'Nobody wrote down the test. The examples and their labels hold the pattern.',
    'why-rule': 'This needs one exact test that a person wrote. Which test is told here?',
    'why-model': 'This needs examples to learn from. Which examples are told here?',
    'why-chance': 'The same case would get another answer each time. Does this machine do that?',
    'why-asks': 'Then the machine would decide nothing. Who decides in the story?',
    'why-self': 'A program stays as it is until somebody changes it. What made it decide this way?',
    'why-speed': 'Speed brings the same answer sooner. What made it decide this way?',
    'why-better': 'More examples do not help where one exact test is enough. Is there such a test here?',
    'why-better-model': 'Always is a strong word. What is special about this job?',
    'why-check': 'A rule can be checked, and it should be. What does the job ask for?',
    other: 'Ask whether one exact test was written, or whether examples with labels were used.',
    'look-do': 'Look for an exact test in the story.',
    'look-why': 'A written rule can be said in one sentence.',
    'examples-do': 'Look for examples with labels.',
    'examples-why': 'A learned model needs cases with the answers beside them.',
    'decide-do': 'Decide which of the two it is.',
    'decide-why': 'The answer follows from what made the machine decide.',
    'consequence-do': 'Say what follows.',
    'consequence-why': 'A rule is changed by writing, a model by training.',
    'fit-why': 'Write a rule where one exact test exists. Learn where it does not.',
  },
  draw: ({ level, random }): Params => drawMachine(level, random),
  build({ scene, isRule, n }: Params, { level, step, distractor }) {
    const end = ({ 1: 'from', 2: 'change', 3: 'fit' } as const)[level];
    const swapped = isRule
      ? distractor('takes-a-written-rule-for-learning', `model-${end}`, 'why-model')
      : distractor('takes-a-learned-model-for-a-written-rule', `rule-${end}`, 'why-rule');
    const [test, cases] = isRule ? ['one exact test', 'none needed'] : ['none', 'examples with labels'];
    const kind = isRule ? 'a written rule' : 'a learned model';
    const others = {
      1: [
        distractor('thinks-a-machine-decides-by-chance', 'chance-from', 'why-chance'),
        distractor('slip', 'asks-from', 'why-asks'),
      ],
      2: [
        distractor('thinks-a-model-changes-on-its-own', 'self-change', 'why-self'),
        distractor('slip', 'speed-change', 'why-speed'),
      ],
      3: [
        distractor(
          'thinks-a-learned-model-is-always-better',
          'better-fit',
          isRule ? 'why-better' : 'why-better-model',
        ),
        distractor('slip', 'check-fit', 'why-check'),
      ],
    }[level];
    return {
      words: { n },
      question: [scene, `ask-${end}`],
      answer: { value: `${isRule ? 'rule' : 'model'}-${end}`, reason: isRule ? 'right-rule' : 'right-model' },
      distractors: [swapped, ...others],
      steps: [
        step('look', 'the story', test),
        step('examples', 'the cases', cases),
        level > 1 && step('decide', `${test}, ${cases}`, kind),
        level === 1 && step('decide', 'rule or model', kind),
        level > 1 &&
          step('consequence', kind, level === 2 ? (isRule ? 'write again' : 'train again') : 'it fits', {
            why: level === 2 ? 'consequence-why' : 'fit-why',
            do: 'consequence-do',
          }),
      ],
      claims: [`${n} > 1`],
    };
  },
});

function drawMachine(level: Level, random: Random): Params {
  const isRule = random.chance(50);
  const [rules, models] = level === 3 ? [exact, fuzzy] : [written, learned];
  return isRule
    ? { scene: random.pick(rules), isRule, n: random.int(4, 30) }
    : { scene: random.pick(models), isRule, n: random.int(5, 90) * 100 };
}
