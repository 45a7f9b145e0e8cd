import { choiceSkill, type Level, type Random } from '../../src/kit/index.ts';

const claims = ['sum', 'book', 'hours', 'equation', 'weight', 'quote'] as const;
/** What nobody can see to be true or false at once: there a further reply of the model is all there is. */
const hidden = ['bridge', 'river', 'tower', 'song'] as const;
const turns = ['again', 'changed', 'source'] as const;

type Claim = (typeof claims)[number];
type Params = {
  claim: Claim;
  fact: (typeof hidden)[number];
  rival: Claim;
  turn: (typeof turns)[number];
  a: number;
  b: number;
};

/** Level 1 chooses a check, level 2 the check that fits the claim, level 3 says what a further reply is worth. */
export const aiCheckAClaim = choiceSkill('ai-check-a-claim', {
  version: 2,
  text: {
    headline: 'How can it be checked?',
    sum: 'A writer model says that {a, number} times {b, number} makes {product, number}.',
    book: 'A writer model says that a bridge opened in {year}, and it names a library book.',
    hours: 'A writer model says that the pool in your town opens at {hour}.',
    equation: 'A writer model says that {x} solves {equation}.',
    weight: 'A writer model says that a full school bus weighs {a, number} kilograms.',
    quote: 'A writer model says that page {page, number} of your class book has a certain sentence.',
    bridge: 'A writer model says that a bridge opened in {year}.',
    river: 'A writer model says that a river is {long, number} miles long.',
    tower: 'A writer model says that a tower has {steps, number} steps.',
    song: 'A writer model says that a song was first heard in {year}.',
    again: 'Asked whether it is sure, it says the same once more.',
    changed: 'Asked whether it is sure, it says sorry and gives another answer.',
    source: 'It names a book for it, and no library knows such a book.',
    'ask-check': 'Which check tells the most?',
    'ask-fit': 'Which check fits this claim best?',
    'ask-worth': 'What do you know now?',
    'key-sum': 'Multiply in another way.',
    'key-book': 'Open the book it names.',
    'key-hours': 'Ask the pool itself.',
    'key-equation': 'Put the number in for the letter.',
    'key-weight': 'Compare it with a car of known weight.',
    'key-quote': 'Read that page of the book.',
    'key-again': 'Saying it twice proves nothing, so check it elsewhere.',
    'key-changed': 'The two answers differ, so they cannot both be true.',
    'key-source': 'This source cannot be found, so the claim has no support yet.',
    'is-sure': 'Ask the model if it is sure.',
    'is-fluent': 'See whether it is well written.',
    'has-details': 'Count the details in it.',
    'sure-worth': 'It must be true, as the model sounds certain about it.',
    'right-check': 'This looks at the thing itself and not at the words about it.',
    'right-worth': 'A reply of the same model is no new evidence about the world.',
    'why-sure': 'A model can sound sure of anything. What would show it to be true?',
    'why-fluent': 'Good style is what such a model is made for. What does style say about facts?',
    'why-details': 'Details can be made up as well. What would show them to be true?',
    'why-rival': 'This check fits another kind of claim. What is this one about?',
    'why-turn': 'Read again what the model did. Did this happen here?',
    other: 'Look for a check that does not need the model at all.',
    'claim-do': 'Say what the claim is about.',
    'claim-why': 'Each kind of claim has its own check.',
    'apart-do': 'Leave out what only asks the model or looks at its words.',
    'apart-why': 'A fluent text can be true or not.',
    'take-do': 'Take the check that looks at the thing itself.',
    'take-why': 'It would come out another way if the claim were not true.',
    'event-do': 'Say what happened.',
    'event-why': 'Only what you can see for yourself counts.',
    'new-do': 'Ask whether it says something new about the world.',
    'new-why': 'More words of the same model are not a second witness.',
    'follow-do': 'Say what follows.',
    'follow-why': 'Do not say more than you know.',
  },
  draw: ({ level, random }): Params => drawClaim(level, random),
  build({ claim, fact, rival, turn, a, b }: Params, { level, say, step, distractor }) {
    const words = {
      a: claim === 'weight' ? a * 500 : a,
      b,
      product: a * b,
      year: String(1900 + a),
      long: a * 8,
      steps: a * 5,
      hour: `${6 + (b % 4)}:${a % 2 === 0 ? '30' : '00'}`,
      page: a,
      x: `$x = ${b}$`,
      equation: `$x + ${a} = ${a + b}$`,
    };
    const sure = 'takes-being-sure-for-being-right' as const;
    if (level === 3) {
      const others = turns.filter((one) => one !== turn);
      const happened = { again: 'the same words', changed: 'another answer', source: 'no such book' }[turn];
      return {
        words,
        question: [fact, turn, 'ask-worth'],
        answer: { value: turn, text: `key-${turn}`, reason: 'right-worth' },
        distractors: [
          distractor(sure, 'sure', 'why-sure', 'sure-worth'),
          ...others.map((one) => distractor('reads-more-into-a-finding', one, 'why-turn', `key-${one}`)),
        ],
        steps: [
          step('event', 'its reply', happened),
          step('new', happened, 'nothing about the world'),
          step('follow', 'so', 'check without the model'),
        ],
        claims: [`${a} * ${b} = ${a * b}`],
      };
    }
    return {
      words,
      question: [claim, level === 1 ? 'ask-check' : 'ask-fit'],
      answer: { value: claim, text: `key-${claim}`, reason: 'right-check' },
      distractors: [
        distractor(sure, 'sure', 'why-sure', 'is-sure'),
        distractor('takes-fluent-for-true', 'fluent', 'why-fluent', 'is-fluent'),
        level === 1
          ? distractor('takes-details-for-proof', 'details', 'why-details', 'has-details')
          : distractor('slip', rival, 'why-rival', say(`key-${rival}`)),
      ],
      steps: [
        step('claim', 'the claim', subjects[claim]),
        level > 1 && step('apart', 'asking again, style', 'say nothing about it'),
        step('take', subjects[claim], 'a check of its own'),
      ],
      claims: [`${a} * ${b} = ${a * b}`],
    };
  },
});

const subjects: Readonly<Record<Claim, string>> = {
  sum: 'a product',
  book: 'a fact with a source',
  hours: 'a place near you',
  equation: 'a solution',
  weight: 'a size',
  quote: 'words in a book',
};

function drawClaim(level: Level, random: Random): Params {
  const [claim = 'sum', rival = 'book'] = random.shuffle(claims);
  const near = (one: Claim): boolean => one === 'book' || one === 'quote';
  const other = near(claim) && near(rival) ? 'sum' : rival;
  return {
    claim,
    fact: random.pick(hidden),
    rival: other,
    turn: level === 3 ? random.pick(turns) : 'again',
    a: random.int(12, 79),
    b: random.int(3, 9),
  };
}
