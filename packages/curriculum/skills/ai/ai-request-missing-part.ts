import { choiceSkill, type Random } from '../../src/kit/index.ts';

const tasks = ['invite', 'summary', 'quiz', 'plan', 'labels', 'letter'] as const;
const parts = ['reader', 'example', 'length', 'check'] as const;
type Part = (typeof parts)[number];

type Params = { task: (typeof tasks)[number]; missing: Part; order: readonly Part[]; n: number; m: number };

/** Level 1 names the part that is missing, level 2 adds it, level 3 says which part a poor result lacked. */
export const aiRequestMissingPart = choiceSkill('ai-request-missing-part', {
  version: 1,
  text: {
    headline: 'What does the request lack?',
    invite: 'A class asks a writer model: “Write an invitation to our fair.”',
    summary: 'A team asks a writer model: “Sum up our report.”',
    quiz: 'A club asks a writer model: “Write a quiz on rivers.”',
    plan: 'A group asks a writer model: “Plan our visit to the museum.”',
    labels: 'A library asks a writer model: “Write labels for our shelves.”',
    letter: 'A student asks a writer model: “Write a letter of thanks.”',
    'say-reader': '“It is for {n, number} sixth graders.”',
    'say-example': '“Here are {k, number} from last year that we liked.”',
    'say-length': '“Use {m, number} words at most.”',
    'say-check': '“Mark each fact that I should look up.”',
    'ask-part': 'Which part is still missing?',
    'ask-add': 'Which sentence adds what is missing?',
    'poor-reader': 'The result is far too hard for the sixth graders who get it.',
    'poor-example': 'The result does not look like those of other years.',
    'poor-length': 'The result has {m, number} words and fits on no poster.',
    'poor-check': 'The result holds {k, number} facts, and nobody can tell which to look up.',
    'ask-poor': 'Which part of the request would have helped the most?',
    reader: 'who it is for',
    example: 'what it should look like',
    length: 'how long it may be',
    check: 'how it can be checked',
    right:
      'A good request names its readers and shows an example. It sets a limit and asks for a way to check.',
    there: 'The request says this already. Which of the four parts is not there?',
    'there-add': 'This part is in the request. Which of the four is not there?',
    fine: 'The result was not off in this way. What was the trouble with it?',
    other: 'Go through the four parts: the reader, an example, the length and a check.',
    'read-do': 'Name the part that each sentence gives.',
    'read-why': 'A request can have four parts beside the task.',
    'gap-do': 'Find the part that no sentence gives.',
    'gap-why': 'The model can only guess what it was not told.',
    'take-do': 'Choose it.',
    'take-why': 'With it, the request has all four parts.',
    'trouble-do': 'Say what the trouble with the result was.',
    'trouble-why': 'It points to what the model was not told.',
    'match-do': 'Find the part of a request that speaks of this.',
    'match-why': 'Each part keeps off one kind of trouble.',
    'next-do': 'Ask once more with it.',
    'next-why': 'Asking again with more context is a usual way to work.',
  },
  draw: ({ level, random }): Params => drawRequest(random, level === 3),
  build({ task, missing, order, n, m }: Params, { level, say, step, distractor }) {
    const present = order.filter((part) => part !== missing);
    const key = (part: Part) => (level === 2 ? (`say-${part}` as const) : part);
    const reason = ({ 1: 'there', 2: 'there-add', 3: 'fine' } as const)[level];
    const misconception = level === 3 ? 'mends-a-part-that-was-fine' : 'overlooks-a-part-that-is-there';
    const given = present.map((part) => names[part]).join(', ');
    return {
      words: { n, m, k: (n % 7) + 3 },
      question:
        level === 3
          ? [task, say(`poor-${missing}`), 'ask-poor']
          : [task, ...present.map((part) => say(`say-${part}`)), level === 1 ? 'ask-part' : 'ask-add'],
      answer: { value: missing, text: key(missing), reason: 'right' },
      distractors: present.map((part) =>
        distractor(misconception, part, reason, { text: key(part), concludes: true }),
      ),
      steps:
        level === 3
          ? [
              step('trouble', 'the result', troubles[missing]),
              step('match', troubles[missing], names[missing]),
              step('next', names[missing], 'ask again'),
            ]
          : [
              step('read', 'the request', given),
              step('gap', given, names[missing]),
              level === 2 && step('take', names[missing], 'the sentence that gives it'),
            ],
      claims: ['3 + 1 = 4'],
    };
  },
});

const names: Readonly<Record<Part, string>> = {
  reader: 'the reader',
  example: 'an example',
  length: 'the length',
  check: 'a check',
};

const troubles: Readonly<Record<Part, string>> = {
  reader: 'too hard',
  example: 'another look',
  length: 'too long',
  check: 'nothing to check by',
};

function drawRequest(random: Random, poor: boolean): Params {
  return {
    task: random.pick(tasks),
    missing: random.pick(parts),
    order: random.shuffle(parts),
    n: random.int(12, 60),
    m: poor ? random.int(60, 95) * 10 : random.int(5, 15) * 10,
  };
}
