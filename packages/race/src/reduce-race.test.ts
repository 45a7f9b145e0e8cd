import { describe, expect, test } from 'vitest';
import { createRace } from './create-race.ts';
import { chatBody, sessionRecord, updateBody } from './race-requests.ts';
import { raceLevel } from './race-score.ts';
import type { RaceState } from './race-state.ts';
import { distanceBetween } from './ship-move.ts';
import {
  afterQuit,
  atRules,
  classified,
  findWork,
  generated,
  lastText,
  makeChallenge,
  racing,
  rivalMoves,
  say,
  send,
  texts,
} from './testing-race.ts';
import { raceText } from './text.ts';

const onward = (state: RaceState, roll = 0): RaceState =>
  generated(rivalMoves(say(state, '4'), roll), makeChallenge({ id: `c${state.nextId}`, moveValue: 1 }));
const kinds = ({ work }: RaceState): string[] => work.map(({ kind }) => kind);

describe('moves', () => {
  test('both ships start at (0,0), the destination is (7,5) [R-034] [R-035] [R-062] [R-063]', () => {
    const { playerLocation, aiLocation, finalDestination } = racing();
    expect([playerLocation, aiLocation, finalDestination]).toEqual([
      { x: 0, y: 0 },
      { x: 0, y: 0 },
      { x: 7, y: 5 },
    ]);
  });

  test.each([
    [{ type: 'equation' }, 1],
    [{ type: 'coordinate' }, 2],
    [{ type: 'applied' }, 3],
    [{ type: undefined }, 1],
    [{ difficulty: 3 }, 3],
    [{ moveValue: 2 }, 2],
  ])(
    'a right answer to %j moves %d along the line and scores ten times as much [R-065] [R-150] [R-151] [R-152] [R-153] [R-157] [R-027]',
    (fields, move) => {
      const race = say(racing(makeChallenge(fields)), '4');
      const { playerLocation: at, score } = race;
      expect(Math.hypot(at.x, at.y)).toBeCloseTo(move, 9);
      expect(at.y * 7).toBeCloseTo(at.x * 5, 9);
      expect(score).toBe(10 * move);
    },
  );

  test('the turn goes to the rival, who moves 1 or 2, and back with the next challenge [R-011] [R-064] [R-067] [R-069] [R-070]', () => {
    const waiting = say(racing(), '4');
    expect([waiting.turn, kinds(waiting)]).toEqual(['ai', ['register', 'rival']]);
    for (const [roll, steps] of [
      [0, 1],
      [0.49, 1],
      [0.5, 2],
      [0.99, 2],
    ] as const) {
      const moved = rivalMoves(waiting, roll);
      expect(Math.hypot(moved.aiLocation.x, moved.aiLocation.y)).toBeCloseTo(steps, 9);
      expect(kinds(moved)).toContain('generate');
      expect(generated(moved, makeChallenge({ id: 'c2' })).turn).toBe('player');
    }
  });

  test('the move that leaves less than 2 wins with 50 more points and no move of the rival [R-012] [R-066] [R-158] [D-125]', () => {
    let race = racing(makeChallenge({ moveValue: 3 }));
    for (const id of ['a', 'b']) {
      race = generated(rivalMoves(say(race, '4'), 0), makeChallenge({ id, moveValue: 3 }));
    }
    race = say(race, '4');
    expect([race.gameOver, race.winner, race.score]).toEqual([true, 'player', 140]);
    expect(kinds(race)).toEqual(['register', 'update']);
    expect(texts(race)).toContain('You made it - you win!');
    expect(updateBody(race).updates).toEqual({
      score: 140,
      level: 2,
      resources: { challenges_completed: 3, correct_answers: 3, hints_used: 0, won: true },
    });
  });

  test('a rival that comes within 2 wins after a pause; no bonus then [R-068] [R-158]', () => {
    let race = racing();
    for (let turn = 0; turn < 3; turn += 1) race = onward(race, 0.9);
    const last = rivalMoves(say(race, '4'), 0.9);
    expect([last.gameOver, kinds(last)]).toEqual([false, ['register', 'finish']]);
    const over = send(last, { type: 'finish', work: findWork(last, 'finish').id });
    expect([over.gameOver, over.winner, over.score]).toEqual([true, 'ai', 40]);
    expect(texts(over)).toContain('The AI got there first. Great effort!');
    expect(distanceBetween(over.aiLocation, over.finalDestination)).toBeLessThan(2);
  });

  test.each([
    [0, 1],
    [99, 1],
    [100, 2],
    [250, 3],
  ])('score %d is level %d [R-159]', (score, level) => {
    expect(raceLevel(score)).toBe(level);
  });
});

describe('answers and hints', () => {
  test('a wrong answer keeps the turn, is recorded and moves nobody [R-100] [D-127]', () => {
    const race = say(racing(), '5', '6');
    expect([race.turn, race.playerLocation, race.aiLocation]).toEqual([
      'player',
      { x: 0, y: 0 },
      { x: 0, y: 0 },
    ]);
    expect(race.challengeResults).toMatchObject([{ outcome: 'open', wrongTries: 2 }]);
  });

  test('a wrong answer that shows a slip brings a clue', () => {
    const race = say(
      racing(makeChallenge({ slips: [{ value: '22', phrase: 'puts the digits side by side' }] })),
      '22',
    );
    expect(lastText(race)).toBe('A clue: check whether your work puts the digits side by side.');
    expect(race.challengeResults[0]?.slips).toEqual(['puts the digits side by side']);
  });

  test('what cannot be read costs nothing and says so', () => {
    const race = classified(say(racing(), '4 +'), { primary_intent: 'ANSWER', extracted_answer: null });
    expect(lastText(race)).toContain('did not cost you anything');
    expect(race.challengeResults[0]?.wrongTries).toBe(0);
  });

  test('the extracted answer is checked instead of the raw text [D-131]', () => {
    const race = classified(say(racing(), 'surely it is four'), {
      primary_intent: 'ANSWER',
      extracted_answer: '4',
    });
    expect(race.score).toBe(10);
  });

  test('hints rise by one, stay at the last, restart with the next challenge and are counted [R-043] [R-078] [R-079] [D-130]', () => {
    const hint = (state: RaceState) =>
      classified(say(state, 'hint'), { primary_intent: 'COMMAND', command_type: 'hint' });
    let race = hint(racing());
    expect(lastText(race)).toBe('Hint 1 of 3: one');
    race = hint(hint(hint(race)));
    expect(lastText(race)).toBe('Hint 3 of 3: three');
    expect(race.hintUsage).toBe(4);
    expect(lastText(hint(onward(race)))).toBe('Hint 1 of 3: one');
  });

  test.each([
    [{ hints: undefined, progressive_hints: ['first'] }, 'Hint 1 of 1: first'],
    [{ hints: undefined, hint: 'only' }, 'Hint 1 of 1: only'],
    [{ hints: [] }, raceText.noHint],
  ])('hints come from %j [R-028] [R-029]', (fields, text) => {
    const asked = say(racing(makeChallenge(fields)), 'hint');
    expect(lastText(classified(asked, null))).toBe(text);
  });

  test('what an item trained is said when it is behind, solved or skipped, and not before', () => {
    const asked = racing(makeChallenge({ learning: 'What it takes: Sums. One way: Count on.' }));
    expect(texts(asked).join()).not.toContain('What it takes');
    const skipped = classified(say(asked, 'skip'), { primary_intent: 'COMMAND', command_type: 'skip' });
    for (const after of [say(asked, '4'), skipped]) {
      expect(lastText(after)).toBe('What it takes: Sums. One way: Count on.');
    }
    expect(texts(skipped).at(-2)).toBe('The answer was 4.');
    expect(texts(say(asked, '4')).join()).not.toContain('The answer was');
  });

  test('skip gives the rival its move and no points [R-076] [D-128]', () => {
    const race = classified(say(racing(), 'skip'), { primary_intent: 'COMMAND', command_type: 'skip' });
    expect([race.turn, race.score, race.challengeResults[0]?.outcome]).toEqual(['ai', 0, 'skipped']);
    expect(kinds(race)).toContain('rival');
  });
});

describe('challenges', () => {
  test('the default takes the place of the placeholder, in any spacing [R-099] [D-132]', () => {
    const race = racing(makeChallenge({ question: 'Solve for x: 2 X+5 = 13' }));
    expect(race.currentChallenge).toMatchObject({ question: 'What is 7+11?', answer: '18', moveValue: 1 });
  });

  test.each([
    [makeChallenge({ question: undefined })],
    ['nonsense'],
    [[]],
    [{}],
    [makeChallenge({ answer: undefined })],
  ])('%j is not asked; a fallback is [R-097] [R-098]', (raw) => {
    expect(racing(raw).currentChallenge?.id).toMatch(/^basic-/);
  });

  test('a challenge may use the other names of its fields [R-024] [R-026]', () => {
    const race = racing({ question_text: 'What is 3 + 3?', solution: 6 });
    expect(say(race, '6').score).toBe(10);
  });

  test('one of the last three ids is not asked again [R-039] [R-103]', () => {
    let race = racing();
    for (const id of ['c2', 'c3']) race = generated(rivalMoves(say(race, '4'), 0), makeChallenge({ id }));
    expect(race.recentChallenges).toEqual(['c1', 'c2', 'c3']);
    expect(chatBody(race, 'challenge_generation').context.recent_challenge_ids).toEqual(['c1', 'c2', 'c3']);
    race = generated(rivalMoves(say(race, '4'), 0), makeChallenge({ id: 'c2' }));
    expect(race.currentChallenge?.id).toMatch(/^basic-/);
  });

  test('a failed first challenge says so and asks a basic one [R-134] [D-133]', () => {
    const race = racing(null);
    expect(texts(race)).toContain(
      'There was an error starting the game. Let me try again with a basic challenge.',
    );
    expect(say(race, '18').score).toBe(10);
  });

  test('a failed later challenge says so and asks an arithmetic one worth 1 [R-135] [R-143]', () => {
    const race = generated(rivalMoves(say(racing(), '4'), 0), null, 0.3);
    expect(texts(race)).toContain(
      "I encountered an issue generating your next challenge. Here's a simple one instead.",
    );
    expect(race.currentChallenge).toMatchObject({ question: 'What is 12-7?', moveValue: 1 });
  });

  test('the story stands before the question and the form after it [R-030] [R-032] [D-143]', () => {
    const race = racing(
      makeChallenge({ game_narrative_element: 'Dust!', expected_answer_format: 'A number' }),
    );
    expect(lastText(race)).toBe('Dust!\nWhat is 2 + 2?\nA number');
  });
});

test('a card that people wrote is said in place of any other reply, and the challenge stays [issue 5.6]', () => {
  const asked = say(racing(), 'i want to die');
  const work = asked.work.find(({ kind }) => kind === 'classify')?.id ?? 0;
  const race = send(asked, {
    type: 'classified',
    work,
    result: { primary_intent: 'CHAT' },
    card: 'You matter.',
  });
  expect(lastText(race)).toBe('You matter.');
  expect(race.currentChallenge).toEqual(asked.currentChallenge);
  expect(race.turn).toBe('player');
});

describe('intents', () => {
  const reply = (result: unknown, text = 'well then') => lastText(classified(say(racing(), text), result));

  test.each([
    [{ primary_intent: 'CHAT', sentiment: 'CONFUSED' }, raceText.confused],
    [{ primary_intent: 'CHAT', sentiment: 'FRUSTRATED' }, raceText.frustrated],
    [{ primary_intent: 'CHAT', sentiment: 'NEUTRAL' }, raceText.chat],
    [{ primary_intent: 'CHAT', meta_request: true }, raceText.meta],
    [{ primary_intent: 'FEEDBACK' }, raceText.feedbackLater],
    [{ primary_intent: 'UNKNOWN' }, "I'm not sure how to respond to that."],
    [
      { primary_intent: 'COMMAND', command_type: 'dance' },
      'I don\'t recognize that command. Type "help" to see available commands.',
    ],
    [
      { primary_intent: 'COMMAND', command_type: 'start' },
      raceText.notNow('start', ['help', 'hint', 'skip', 'quit']),
    ],
    [{ primary_intent: 'COMMAND', command_type: 'feedback' }, raceText.feedbackLater],
  ])('%j decides the reply [R-125] [R-138] [R-139] [D-135]', (result, text) => {
    expect(reply(result)).toBe(text);
  });

  test.each([
    ['hint', 'Hint 1 of 3: one'],
    ['hello', raceText.chat],
    ['asdfghjkl', raceText.chat],
  ])('a failed call leaves %j to the local classifier [R-140] [R-142]', (text, answer) => {
    expect(reply(null, text)).toBe(answer);
    expect(reply({ primary_intent: 'nonsense' }, text)).toBe(answer);
  });

  test('a surprise while handling a message is said and the student can go on [R-136] [D-134]', () => {
    const asked = say(racing(), 'well then');
    const broken = send(asked, { type: 'broke', work: findWork(asked, 'classify').id });
    expect(lastText(broken)).toBe("I'm having trouble processing your request right now. Please try again.");
    expect(say(broken, '4').score).toBe(10);
  });
});

describe('after the race', () => {
  test('quit ends it with nobody winning and one update [R-040] [R-071] [R-128] [D-137]', () => {
    const race = afterQuit();
    expect([race.gameOver, race.winner]).toEqual([true, null]);
    expect(kinds(race).filter((kind) => kind === 'update')).toHaveLength(1);
    expect(sessionRecord(race)).toMatchObject({ started: true, completed: false, won: false });
  });

  test.each(['play', 'again', 'restart', 'Play again!'])(
    '%j starts a fresh race with the same profile [R-013] [R-072] [R-077] [D-136]',
    (text) => {
      const race = say(afterQuit(), text);
      expect([race.gameOver, race.started, race.score, race.playerLocation]).toEqual([
        false,
        true,
        0,
        { x: 0, y: 0 },
      ]);
      expect(race.profile.name).toBe('Ana');
    },
  );

  test('"I want to play chess" does not restart, and numbers are not checked any more', () => {
    expect(say(afterQuit(), 'I want to play chess').gameOver).toBe(true);
    const race = say(afterQuit(), '4');
    expect([race.score, lastText(race)]).toEqual([0, raceText.overOffer]);
  });

  test('feedback asks for a report and shows it after its pause, 0.7 where no figure came [R-014] [R-073] [R-127] [R-163]', () => {
    const asked = say(afterQuit(), 'feedback');
    expect(chatBody(asked, 'learning_feedback').context.session?.challenges).toHaveLength(1);
    const came = send(asked, {
      type: 'reported',
      work: findWork(asked, 'feedback').id,
      report: { strength_areas: ['Fractions'] },
    });
    expect(came.messages.at(-1)?.feedback).toBeUndefined();
    const shown = send(came, { type: 'show-feedback', work: findWork(came, 'show-feedback').id });
    expect(shown.messages.at(-1)?.feedback).toMatchObject({
      strength_areas: ['Fractions'],
      conceptual_understanding: 0.7,
    });
  });

  test('a report that cannot be had is said [R-137]', () => {
    const asked = say(afterQuit(), 'feedback');
    const failed = send(asked, { type: 'reported', work: findWork(asked, 'feedback').id, report: null });
    expect(lastText(failed)).toBe(
      "I'm having trouble generating detailed feedback right now. Let me know if you'd like to play again!",
    );
  });

  test('a failed update is silent [R-146]', () => {
    const race = afterQuit();
    const after = send(race, { type: 'broke', work: findWork(race, 'update').id });
    expect(after.messages).toEqual(race.messages);
  });

  test('a rematch asks the same challenges again', () => {
    let race = generated(
      rivalMoves(say(racing(), '4'), 0),
      makeChallenge({ id: 'c2', question: 'What is 1 + 3?' }),
    );
    race = classified(say(race, 'quit'), null);
    const over = send(race, { type: 'updated', work: findWork(race, 'update').id });
    race = send(over, { type: 'rematch' });
    expect(race.currentChallenge?.id).toBe('c1');
    race = rivalMoves(say(race, '4'), 0);
    expect([race.currentChallenge?.id, kinds(race)]).toEqual(['c2', ['register']]);
    race = rivalMoves(say(race, '4'), 0);
    expect(kinds(race)).toContain('generate');
  });

  test('another rival may be chosen between races only', () => {
    const race = racing();
    expect(send(race, { type: 'choose-rival', rival: 'photon' })).toBe(race);
    expect(send(atRules(), { type: 'choose-rival', rival: 'photon' }).rival).toBe('photon');
  });
});

test('an answer to work that is not under way changes nothing', () => {
  const race = createRace();
  const late = [
    { type: 'generated', work: 99, challenge: makeChallenge(), roll: 0 },
    { type: 'rival-moves', work: 99, roll: 0 },
    { type: 'classified', work: 99, result: null },
    { type: 'finish', work: 99 },
    { type: 'broke', work: 99 },
    { type: 'reported', work: 99, report: {} },
    { type: 'show-feedback', work: 99 },
    { type: 'updated', work: 99 },
    { type: 'registered', work: 99, id: 'x' },
  ] as const;
  for (const event of late) expect(send(race, event)).toBe(race);
});

test('a race that is written down and read again goes on', () => {
  const race: RaceState = JSON.parse(JSON.stringify(say(racing(), '4')));
  expect(kinds(rivalMoves(race, 0))).toContain('generate');
});
