import { type Challenge, type ChallengeResult, createRace, type RaceState } from '@playforward/race';
import { describe, expect, test } from 'vitest';
import {
  askedIn,
  fieldPlaceholder,
  mapNews,
  orbitMode,
  rightInARow,
  turnWords,
  unlockWords,
} from './screen-facts.ts';

const fresh = createRace();
const racing: RaceState = {
  ...fresh,
  stage: 'inGame',
  started: true,
  playerLocation: { x: 1.6276, y: 1.1625 },
  aiLocation: { x: 0.8138, y: 0.5813 },
};
const result = (outcome: ChallengeResult['outcome'], wrongTries = 0) =>
  ({ outcome, wrongTries }) as ChallengeResult;

describe('the screen of a race', () => {
  test('asks for what the stage needs', () => {
    expect(fieldPlaceholder(fresh)).toBe('Type your name');
    expect(fieldPlaceholder(racing)).toBe('Type your answer');
    expect(fieldPlaceholder({ ...racing, gameOver: true })).toBe('Type a message');
  });

  test('says whose turn it is [R-036] [R-064]', () => {
    expect(turnWords(racing)).toBe('Your turn');
    expect(turnWords({ ...racing, turn: 'ai' })).toBe("Orbit's turn");
    expect(turnWords({ ...racing, gameOver: true })).toBe('Race over');
    expect(turnWords({ ...racing, gameOver: true, winner: 'player' })).toBe('You won!');
    expect(turnWords({ ...racing, gameOver: true, winner: 'ai' })).toBe('Orbit won');
  });

  test('tells those who do not see the map where both ships are and whose turn it is', () => {
    expect(mapNews(fresh)).toBe('');
    expect(mapNews(racing)).toBe(
      'You are at (1.6, 1.2), 6.6 units from the beacon. Orbit is at (0.8, 0.6), 7.6 units from the beacon. Your turn.',
    );
  });

  test('knows which message asks which challenge [R-038]', () => {
    const challenge = (id: string, question: string) => ({ id, question }) as Challenge;
    const bot = (id: number, text: string) => ({ id, type: 'bot' as const, text, game: true as const });
    const [first, second] = [challenge('a', 'What is 7 + 1?'), challenge('b', 'What is 7 + 1?')];
    const messages = [
      bot(1, 'What is 7 + 1?'),
      { id: 2, type: 'user' as const, text: 'What is 7 + 1?' },
      bot(3, 'Hint 1 of 3: count on.'),
      bot(4, 'Far out.\nWhat is 7 + 1?'),
    ];
    const found = askedIn({ messages, asked: [first, challenge('x', 'gone'), second] });
    expect([...found]).toEqual([
      [1, first],
      [4, second],
    ]);
  });

  test('counts right answers in a row', () => {
    const streak = (...challengeResults: ChallengeResult[]) => rightInARow({ challengeResults });
    expect(streak()).toBe(0);
    expect(streak(result('correct'), result('correct'), result('open'))).toBe(2);
    expect(streak(result('correct'), result('skipped'), result('correct'))).toBe(1);
    expect(streak(result('correct'), result('correct', 1))).toBe(0);
  });

  test('shows how Orbit feels about it', () => {
    expect(orbitMode(fresh)).toBe('speaking');
    expect(orbitMode(racing)).toBe('listening');
    expect(orbitMode({ ...racing, turn: 'ai' })).toBe('excited');
    expect(orbitMode({ ...racing, challengeResults: [result('open', 1)] })).toBe('determined');
    expect(orbitMode({ ...racing, gameOver: true, winner: 'player' })).toBe('fulfilled');
    expect(orbitMode({ ...racing, gameOver: true, winner: 'ai' })).toBe('determined');
    expect(orbitMode({ ...racing, work: [{ id: 1, kind: 'generate' }] })).toBe('thinking');
  });

  test('says what opens a rival', () => {
    expect(unlockWords({ unlock: { races: 1, wins: 0 } })).toBe('Opens after 1 race');
    expect(unlockWords({ unlock: { races: 0, wins: 4 } })).toBe('Opens after 4 wins');
  });
});
