import { describe, expect, test } from 'vitest';
import { isBusy } from './change-race.ts';
import { createRace } from './create-race.ts';
import { chatBody, registerBody } from './race-requests.ts';
import { afterQuit, atRules, findWork, lastText, makeChallenge, racing, say, send } from './testing-race.ts';
import { raceText } from './text.ts';

describe('the talk before the race', () => {
  test('asks for name, grade, topic and goal in this order, then tells the rules [R-006] [R-007] [R-057]', () => {
    let race = createRace();
    expect([race.stage, lastText(race)]).toEqual(['greeting', raceText.greeting]);
    race = say(race, 'Ana');
    expect([race.stage, lastText(race)]).toEqual([
      'askGrade',
      'Nice to meet you, Ana! What grade are you in?',
    ]);
    race = say(race, '8');
    expect([race.stage, lastText(race)]).toEqual(['askTopic', raceText.askTopic]);
    race = say(race, 'fractions');
    expect([race.stage, lastText(race)]).toEqual(['askGoals', raceText.askGoals]);
    race = say(race, 'I want to divide fractions');
    expect([race.stage, lastText(race)]).toEqual(['gameRules', raceText.rules]);
    expect(race.profile).toMatchObject({ name: 'Ana', grade: '8', topic: 'fractions' });
  });

  test('the rules state the numbers of the code [D-124] [R-150]', () => {
    expect(raceText.rules).toContain('equation 1 unit, coordinate 2 units, applied 3 units');
  });

  test.each(['', '   ', 'algebra', 'yes', 'ok', 'sure', 'yeah', 'yup', 'YEP', 'yesss', 'Yess'])(
    'the goal %j keeps the question open [R-058] [R-059] [R-091] [R-092]',
    (goal) => {
      const asked = say(createRace(), 'Ana', '8', 'fractions');
      const race = say(asked, goal);
      expect(race.stage).toBe('askGoals');
      if (goal.trim() !== '') expect(lastText(race)).toBe(raceText.moreDetail);
    },
  );

  test('registers once when the goal is known and keeps the id [R-115] [R-023]', () => {
    const race = atRules();
    expect(registerBody(race)).toEqual({ grade: '8', topic: 'fractions', goals: 'get better at fractions' });
    const known = send(race, { type: 'registered', work: findWork(race, 'register').id, id: '17' });
    expect(known.profile.id).toBe('17');
    expect(known.work.filter(({ kind }) => kind !== 'watch')).toEqual([]);
    expect(chatBody(known, 'intent_classification').user_id).toBe('17');
  });

  test('goes on without an id when registering fails [R-144] [R-145]', () => {
    const race = atRules();
    const failed = send(race, { type: 'registered', work: findWork(race, 'register').id, id: null });
    expect(failed.profile.id).toBeNull();
    expect(say(failed, 'start').stage).toBe('inGame');
  });

  test.each(['start', 'START', ' Start! '])('%j starts the race at the rules [R-008] [R-060]', (text) => {
    const race = say(atRules(), text);
    expect([race.stage, race.started]).toEqual(['inGame', true]);
    expect(findWork(race, 'generate')).toBeDefined();
  });

  test('anything else at the rules brings the reminder [R-061]', () => {
    const race = say(atRules(), 'go');
    expect([race.stage, lastText(race)]).toEqual(['gameRules', raceText.typeStart]);
  });

  test('help is answered in every stage without leaving it, and lists start at the rules only [R-074] [R-075] [D-123]', () => {
    for (const race of [createRace(), say(createRace(), 'Ana'), atRules(), racing(), afterQuit()]) {
      const helped = say(race, 'HELP');
      expect(helped.stage).toBe(race.stage);
      expect(lastText(helped)).toMatch(/type|Type/);
    }
    expect(lastText(say(atRules(), 'help'))).toContain('start');
    for (const race of [racing(), afterQuit()]) expect(lastText(say(race, 'help'))).not.toContain('start');
    expect(lastText(say(racing(), 'help'))).toContain('hint, skip');
    expect(lastText(say(afterQuit(), 'help'))).toContain('play again, feedback');
  });

  test('its answers and words out of turn are looked at, and only signs of a crisis are answered [issue 6]', () => {
    const asked = say(createRace(), 'i want to die');
    const { id, text } = findWork(asked, 'watch');
    expect(text).toBe('i want to die');
    expect(isBusy(asked)).toBe(false);
    const carded = send(asked, { type: 'watched', work: id, card: 'Tú importas.', lang: 'es' });
    expect([carded.stage, lastText(carded)]).toEqual(['askGrade', 'Tú importas.']);
    expect(carded.messages.at(-1)?.lang).toBe('es');
    const quiet = send(asked, { type: 'watched', work: id, card: null });
    expect(quiet.messages).toEqual(asked.messages);
    expect(say(createRace(), '7').work).toEqual([]);
    const waiting = say({ ...racing(), turn: 'ai' }, 'i want to die');
    expect([lastText(waiting), findWork(waiting, 'watch').text]).toEqual([
      raceText.outOfTurn,
      'i want to die',
    ]);
  });

  test('bad language in the name is masked [D-122]', () => {
    expect(say(createRace(), 'shit').profile.name).not.toContain('shit');
  });

  test('an answer of more than 200 characters is asked for again and loses nothing', () => {
    const race = say(createRace(), 'x'.repeat(10_000));
    expect([race.stage, lastText(race)]).toEqual(['greeting', raceText.tooLong]);
  });
});

describe('input in a race', () => {
  test('is ignored while a message is handled [R-080] [D-129]', () => {
    const busy = say(racing(), 'what is this');
    expect(findWork(busy, 'classify').text).toBe('what is this');
    expect(say(busy, '4')).toBe(busy);
  });

  test('a bare integer is checked at once, without a call [R-081] [D-131]', () => {
    const race = say(racing(), '5');
    expect(race.work.map(({ kind }) => kind)).not.toContain('classify');
    expect(lastText(race)).toBe('Not quite there yet! Try again or type "hint" for help.');
  });

  test('during the rival it waits its turn; help still works [R-101] [R-129]', () => {
    const waiting = say(racing(), '4');
    expect(waiting.turn).toBe('ai');
    expect(lastText(say(waiting, '4'))).toBe('Please wait for your turn.');
    expect(lastText(say(waiting, 'x = 4'))).toBe('Please wait for your turn.');
    expect(lastText(say(waiting, 'help'))).toContain('hint');
  });

  test('the last five messages go out with their roles [R-102] [R-110] [R-161]', () => {
    const { messages, context } = chatBody(say(racing(), '5', '6', '7'), 'intent_classification');
    expect(messages).toHaveLength(5);
    expect(messages.at(-2)).toEqual({ role: 'user', content: '7' });
    expect(context.current_challenge).toEqual({ id: 'c1', question: 'What is 2 + 2?', type: 'equation' });
  });

  test('a text of 10,000 characters is clipped where it is sent', () => {
    const race = say(racing(makeChallenge()), 'a'.repeat(10_000));
    expect(chatBody(race, 'intent_classification').messages.at(-1)?.content).toHaveLength(1000);
  });
});
