import { choiceSkill, type Level, type Random } from '../../src/kit/index.ts';

const jobs = ['letter', 'story', 'sum', 'trip', 'poster', 'practice'] as const;
type Job = (typeof jobs)[number];
const secrets = ['address', 'name', 'photo', 'code', 'sick'] as const;

type Params = { job: Job; secret: (typeof secrets)[number]; other: (typeof secrets)[number]; n: number };

/** Level 1 finds what not to tell, level 2 what the task needs, level 3 how to say it with less. */
export const aiWhatToTell = choiceSkill('ai-what-to-tell', {
  version: 1,
  text: {
    headline: 'What does it need to know?',
    letter: 'You ask a writer model to help with a letter of {n, number} lines to a museum.',
    story: 'You ask a writer model to help with a story of {n, number} lines.',
    sum: 'You ask a writer model to explain a problem with {n, number} steps.',
    trip: 'You ask a writer model to plan a class trip for {n, number} students.',
    poster: 'You ask a writer model for {n, number} ideas for a poster.',
    practice: 'You ask a writer model for {n, number} practice questions on a lesson.',
    wants: 'You could also give it {detail}.',
    'ask-leave': 'What should you not give it?',
    'ask-need': 'Which of these does the task need?',
    'ask-less': 'How do you ask so that it still helps?',
    'need-letter': 'what you want to see there',
    'need-story': 'what the story is about',
    'need-sum': 'the words of the problem',
    'need-trip': 'how much time you have',
    'need-poster': 'who will read the poster',
    'need-practice': 'what the lesson was about',
    goal: 'what you want to get',
    style: 'how long it may be, and in which form',
    address: 'the street and house where you live',
    name: 'the full name of a friend',
    photo: 'a photo of your family',
    code: 'the password of your account',
    sick: 'which friend is sick, and with what',
    'less-address': 'Say “a home near a school”, and leave out the street.',
    'less-name': 'Say “a friend”, and leave out the full name.',
    'less-photo': 'Say in words what you mean, and leave out the photo.',
    'less-code': 'Say that you have an account, and leave out the password.',
    'less-sick': 'Say “somebody is away”, and leave out who and why.',
    'tell-all': 'Tell it all, since it only helps when it knows everything.',
    'ask-secret': 'Tell it all, and ask it to keep the secret for you.',
    'tell-none': 'Leave out everything, also what the task is about.',
    'right-leave': 'It points at a person, and the task can be done without it.',
    'right-need': 'Without this the model could only guess what you want.',
    'right-less': 'It gives what the task needs, and nothing that points at a person.',
    'why-needed': 'This helps with the task and points at nobody. Which one points at a person?',
    'why-private': 'This points at a person. Can the task be done without it?',
    'why-all': 'Does this task need all of it? What is told may be kept.',
    'why-secret': 'You cannot see what is kept where. Can you take it back later?',
    'why-none': 'Then the model has to guess. What does the task need?',
    other: 'Ask two things: does the task need it, and does it point at a person?',
    'task-do': 'Say what the task needs.',
    'task-why': 'The model has to know this, or it guesses.',
    'person-do': 'Look for what points at a person.',
    'person-why': 'Names, places, pictures, codes and health do so.',
    'choose-do': 'Decide.',
    'choose-why': 'Tell what the task needs, and no more.',
  },
  draw: ({ level, random }): Params => drawCase(level, random),
  build({ job, secret, other, n }: Params, { level, say, step, distractor }) {
    const more = 'gives-away-more-than-needed' as const;
    const less = 'leaves-out-what-the-task-needs' as const;
    const need = `need-${job}` as const;
    const told = {
      address: 'your address',
      name: 'a friend’s name',
      photo: 'a family photo',
      code: 'your password',
      sick: 'who is sick',
    }[secret];
    const steps = [
      step('task', 'the task', 'what it is about'),
      level > 1 && step('person', 'the details', `${told}: not needed`),
      step('choose', 'so', level === 1 ? `leave out ${told}` : 'tell what it needs'),
    ];
    const choice = {
      1: {
        answer: { value: secret, reason: 'right-leave' as const },
        distractors: [
          distractor(less, need, 'why-needed'),
          distractor(less, 'goal', 'why-needed'),
          distractor('slip', 'style', 'why-needed'),
        ],
      },
      2: {
        answer: { value: need, reason: 'right-need' as const },
        distractors: [
          distractor(more, secret, 'why-private', { concludes: true }),
          distractor(more, other, 'why-private', { concludes: true }),
          distractor('slip', others(secret, other), 'why-private'),
        ],
      },
      3: {
        answer: { value: 'less', text: say(`less-${secret}`), reason: 'right-less' as const },
        distractors: [
          distractor(more, 'tell-all', 'why-all'),
          distractor(less, 'tell-none', 'why-none'),
          distractor('slip', 'ask-secret', 'why-secret'),
        ],
      },
    }[level];
    return {
      words: { n, detail: told },
      question: [
        job,
        level === 3 && 'wants',
        ({ 1: 'ask-leave', 2: 'ask-need', 3: 'ask-less' } as const)[level],
      ],
      ...choice,
      steps,
      claims: [`${n} > 0`],
    };
  },
});

/** A third private detail beside two. */
function others(one: string, two: string): (typeof secrets)[number] {
  return secrets.find((secret) => secret !== one && secret !== two) ?? 'code';
}

function drawCase(level: Level, random: Random): Params {
  const [secret = 'name', other = 'code'] = random.shuffle(secrets);
  return { job: random.pick(jobs), secret, other, n: random.int(level + 3, 30) };
}
