import { choiceSkill, type Level, type Random } from '../../src/kit/index.ts';

const cases = ['flood', 'mayor', 'friend', 'bear', 'match', 'closed'] as const;
type Case = (typeof cases)[number];
const states = ['unknown', 'denied', 'proved'] as const;
const signals = ['first', 'callback', 'place', 'others'] as const;

type Params = {
  about: Case;
  signal: (typeof signals)[number];
  state: (typeof states)[number];
  n: number;
};

/** Level 1 chooses a check, level 2 says what a check can show, level 3 what to do while nobody knows. */
export const aiPictureCheck = choiceSkill('ai-picture-check', {
  version: 1,
  text: {
    headline: 'Did it ever happen?',
    flood: 'A drawing in your group shows a flood on Main Street. {n, number} people have shared it.',
    mayor: 'In a clip your mayor seems to call off school. {n, number} people have shared it.',
    friend: 'A voice that sounds like your friend asks for your code. It calls {k, number} times.',
    bear: 'A picture shows a bear in the schoolyard. {n, number} people like it.',
    match: 'A clip shows your team losing a game by {k, number} goals. {n, number} people have seen it.',
    closed: 'A message with a logo says that the pool is closed. {n, number} people have sent it on.',
    'ask-check': 'Which check tells the most?',
    'ask-show': 'What does this finding show?',
    unknown: 'You cannot check it yet.',
    denied: 'You sent it on. Now you know that it never was.',
    proved: 'Somebody who must know it tells you that it is true.',
    'ask-do': 'What do you do?',
    'check-flood': 'Ask somebody on Main Street.',
    'check-mayor': 'See what the town’s own page says.',
    'check-friend': 'Hang up and call the friend back.',
    'check-bear': 'Ask the school office.',
    'check-match': 'Look up the result at the league.',
    'check-closed': 'Call the pool or read its page.',
    look: 'Look closely for odd hands or shadows.',
    shared: 'See how many people share it.',
    comments: 'Read the comments below it.',
    first: 'You find that it was first posted years ago, for another place.',
    callback: 'Somebody who must know it says, on the phone, that it is not so.',
    place: 'Two windows in it are not where they stand in your town.',
    others: 'Nobody who was there tells of it, and no paper does.',
    'shows-first': 'Whatever it shows, it is not about today and here.',
    'shows-callback': 'One who must know it denies it, which weighs more than how it looks.',
    'shows-place': 'It does not fit the real place, so something was changed or made up.',
    'shows-others': 'It has no second witness, so you do not know it yet.',
    'shows-nothing': 'This finding shows nothing, as it all looks so real.',
    'do-unknown': 'I do not send it on until I know.',
    'do-denied': 'I tell all who got it from me that it is not so.',
    'do-proved': 'I may send it on and say from whom I know it.',
    warn: 'I send it to all at once, to warn people.',
    vote: 'I look at what most people believe about it.',
    'right-check': 'This asks somebody who must know, in a way of your own.',
    'right-show': 'It goes just as far as this finding goes, and no further.',
    'right-do': 'It fits what you know by now, and says no more than that.',
    'why-look': 'Good models leave few such signs, and real photos can look odd. Who would know for sure?',
    'why-shared': 'Many people can share what never was. Who would know for sure?',
    'why-comments': 'People there know as little as you do. Who would know for sure?',
    'why-nothing': 'Looks are what such a model is made for. What did you find out?',
    'why-finding': 'Read once more what you found. Is it this?',
    'why-state': 'Read once more what you know by now. Does this fit it?',
    'why-warn': 'If it never was, people are afraid for nothing. What can you do first?',
    'why-vote': 'Belief does not make it so. What can you do first?',
    other: 'Ask who must know it, and reach them in a way of your own.',
    'claim-do': 'Say what it claims.',
    'claim-why': 'Only a claim can be checked.',
    'look-do': 'Leave the looks aside.',
    'look-why': 'Pictures, clips and voices can be made up.',
    'know-do': 'Ask who must know.',
    'know-why': 'Someone who was there, or the one it is about, is a source.',
    'say-do': 'Say what is known now.',
    'say-why': 'It is fine to say that you do not know yet.',
  },
  draw: ({ level, random }): Params => drawCase(level, random),
  build({ about, signal, state, n }: Params, { level, step, distractor }) {
    const rival = states.find((one) => one !== state) ?? 'proved';
    const rest = signals.filter((one) => one !== signal);
    const [second = 'first', third = 'place'] = rest;
    const looks = 'trusts-the-look' as const;
    const often = 'trusts-how-often-it-is-shared' as const;
    const choice = {
      1: {
        answer: { value: 'check', text: `check-${about}` as const, reason: 'right-check' as const },
        distractors: [
          distractor(looks, 'look', 'why-look'),
          distractor(often, 'shared', 'why-shared'),
          distractor('slip', 'comments', 'why-comments'),
        ],
      },
      2: {
        answer: { value: 'shows', text: `shows-${signal}` as const, reason: 'right-show' as const },
        distractors: [
          distractor(looks, 'nothing', 'why-nothing', 'shows-nothing'),
          distractor('reads-more-into-a-finding', second, 'why-finding', `shows-${second}`),
          distractor('slip', third, 'why-finding', `shows-${third}`),
        ],
      },
      3: {
        answer: { value: 'do', text: `do-${state}` as const, reason: 'right-do' as const },
        distractors: [
          distractor(looks, 'warn', 'why-warn'),
          distractor(often, 'vote', 'why-vote'),
          distractor('slip', 'state', 'why-state', `do-${rival}`),
        ],
      },
    }[level];
    return {
      words: { n, k: (n % 5) + 3 },
      question: [
        about,
        level === 2 && signal,
        level === 3 && state,
        ({ 1: 'ask-check', 2: 'ask-show', 3: 'ask-do' } as const)[level],
      ],
      ...choice,
      steps: [
        step('claim', 'what is claimed', claims[about]),
        step('look', 'how real it looks', 'says little'),
        level === 1 && step('know', claims[about], 'ask who must know'),
        level > 1 && step('say', 'what is known', level === 2 ? 'what was found' : known[state]),
      ],
      claims: [`${n} > 1`],
    };
  },
});

const claims: Readonly<Record<Case, string>> = {
  flood: 'a flood in town',
  mayor: 'no school',
  friend: 'your friend calls',
  bear: 'a bear at school',
  match: 'a lost game',
  closed: 'a closed pool',
};

const known: Readonly<Record<Params['state'], string>> = {
  unknown: 'nothing yet',
  denied: 'it never was',
  proved: 'it is true',
};

function drawCase(level: Level, random: Random): Params {
  const about = random.pick(level === 1 ? cases : cases.filter((one) => one !== 'friend'));
  return { about, signal: random.pick(signals), state: random.pick(states), n: random.int(20, 400) };
}
