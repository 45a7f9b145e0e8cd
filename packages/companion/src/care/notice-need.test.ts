import { describe, expect, test } from 'vitest';
import { screenText } from '../screen/screen-text.ts';
import { noticeNeed, noticeSureNeed } from './notice-need.ts';

describe('signs of need', () => {
  test.each([
    ['dad took his belt again yesterday', 'abuse'],
    ['im not allowed to eat if i get a B', 'abuse'],
    ['the bruise on my face isnt from soccer', 'abuse'],
    ['somebody put a video of me crying on tiktok and the whole grade saw it', 'bullying'],
    ['she tells people not to talk to me and now i eat alone in the bathroom', 'bullying'],
    ['i wear long sleeves so no one sees what i did', 'self-harm'],
  ])('are read from who does what to whom: %s', (text, sign) =>
    expect(noticeNeed(text)).toMatchObject({ kind: 'card', sign }),
  );

  test.each([
    'dad took his belt off the treadmill and measured it',
    'so they dont touch',
    'my brother beat me at chess again',
    'she tells people that zero is even, is that right',
    'we made a group chat for the project',
    'the teacher calls on me every single day',
    'i wont be around for the test friday, going to grandmas',
    'i dont want to be here its 7am lol',
  ])('bring no card at a day, a game or a figure: %s', (text) =>
    expect(noticeNeed(text).kind).not.toBe('card'),
  );

  test.each([
    'how much tylenol would be too much for someone my size',
    'my stepdad gets mean when hes drunk and im scared',
    'i cant go home tonight',
    'this is my last homework ever',
    'someone is bringing a gun to school tomorrow',
    'they beat me up in the locker room every day',
    'he says he will post my pictures if i dont send more',
    'there is no food at home and mom has been gone since friday',
  ])('are noticed: %s', (text) => expect(noticeNeed(text).kind).not.toBe('none'));

  test.each([
    'this homework is killing me',
    'a nurse gives 3 pills every 4 hours how many pills in 2 days',
    'i died laughing',
    'how do i cut this fraction in half',
    'what is the mean absolute deviation',
    'i killed the boss in the game lol',
    'two trains leave at 3 and 5, when do they meet',
    'my dad is 40 and I am 12. when will he be twice as old as me',
    'the sex of 40 frogs is noted, what percent is male',
    'makeup and hair',
    'i gave a speech in front of the whole school',
    'i cut my finger on paper',
    'my grandma makes the best tacos',
    'we have no wifi at home',
    'my cousin and i shoot hoops every night',
    'help',
    'no',
  ])('are not seen in harmless words: %s', (text) => expect(noticeNeed(text).kind).toBe('none'));

  test.each([
    'makeup and hair',
    "LEGO and Dick's Sporting Goods",
    'a mechanic like my dad',
    'I stood up for my friend who was being bullied',
    'I gave a speech in front of the whole school',
    'I fasted for all of Ramadan',
  ])('are not seen in what a form asks: %s', (text) => expect(noticeSureNeed(text).kind).toBe('none'));

  test.each([
    'i want to die',
    'hiding from my stepdad when he is drunk so he does not hit me',
    'somebody my age online keeps asking me for naked pictures',
    'everyone hates me and they push me in the bathroom every day',
  ])('are noticed in the answer to a form: %s', (text) => expect(noticeSureNeed(text).kind).toBe('card'));

  test.each([
    'i hurt myself again and it wont stop bleeding',
    'my friend told me shes gonna jump off the overpass tonight',
    'my dad choked me last night because of my grades',
  ])('are heard in a sentence behind a line of mathematics: %s', (words) =>
    expect(noticeNeed(`2x + 3 = 7 ${words}`).kind).toBe('card'),
  );

  test.each(['after 1h 3400x0.88=2992 after 2h 2992x0.88=2632.96', 'first 5 * 12 = 60 then 60 / 2 = 30'])(
    'are none in lines of mathematics with a word between: %s',
    (text) => expect(noticeNeed(text).kind).toBe('none'),
  );

  test.each([
    'i want to die',
    'goodbye everyone',
    'nobody would miss me',
    'everything feels heavy lately',
    'he hits me',
  ])('are heard beside a line of mathematics as they are alone: %s', (words) => {
    expect(noticeNeed(words).kind).not.toBe('none');
    expect(noticeNeed(`2x + 3 = 7 ${words}`).kind).toBe(noticeNeed(words).kind);
  });

  test('a cry beside a question of mathematics is heard', () => {
    const need = noticeNeed('what is 15% of 80. also my uncle touches me at night and i cant tell anyone');
    expect(need.kind).toBe('card');
  });

  test.each(['i feel so alone', 'my parents are getting a divorce and i cant think'])(
    'a worry is asked about and gets no card: %s',
    (text) => expect(noticeNeed(text)).toMatchObject({ kind: 'ask', sign: 'worry' }),
  );

  test('the sex of animals in a problem is no swear word', () => {
    const screened = screenText('the sex of 40 frogs was noted and 10 were male');
    expect(screened).toMatchObject({
      kind: 'answer',
      text: 'the sex of 40 frogs was noted and 10 were male',
    });
  });

  test('[D-46] a mild swear word beside a question is masked and the question goes on', () => {
    const screened = screenText('what the hell shit how do i start this');
    expect(screened.kind).toBe('answer');
    expect(screened.kind === 'answer' && screened.text).toContain('how do i start this');
    expect(screened.kind === 'answer' && screened.text).toContain('*****');
  });
});

test.each([
  'theres a hole',
  'but theres a hole so how can there be a limit',
  'why is there a hole in the curve',
])('what is seen in a graph is no need: %s', (text) => expect(noticeNeed(text).kind).toBe('none'));

test.each([
  'i feel like theres a hole in me',
  'theres a hole inside me where i used to feel things',
  'theres a hole in the wall where dad threw the chair at mom',
  'im in a dark hole and cant get out',
  'i reached my limit i want to be gone',
  'im going to jump off the parking garage',
  'my moms boyfriend threw me against the wall yesterday',
])('a need beside such a word is noticed: %s', (text) => expect(noticeNeed(text).kind).not.toBe('none'));

test.each([
  'they dont',
  "no, they don't agree",
  'x^2 i think',
  'i feel like it should be negative',
  'i wanna be a doctor',
  'no idea how to get rid of one of them',
  'its my fault',
  'my mom cant help me',
  'let me think',
  'because they are',
])('a short plain answer is no need: %s', (text) => expect(noticeNeed(text).kind).toBe('none'));

test.each([
  'they dont feed us',
  'they wont stop',
  'i think i want to die',
  'its my fault she died',
  'nobody can help me anymore',
  'he told me not to tell',
  'he did it to me again',
  'i cant go home',
])('a need in as few words is noticed: %s', (text) => expect(noticeNeed(text).kind).not.toBe('none'));

test('a trip to the bathroom is no sign, and a secret that feels wrong is one', () => {
  expect(noticeNeed('may i use the restroom pls').kind).toBe('none');
  expect(noticeNeed('my cousin told me to keep it a secret and it makes me feel dirty')).toMatchObject({
    kind: 'card',
    sign: 'grooming',
  });
});
