import { addWork, botSays, dropWork } from './change-race.ts';
import { logBody, updateBody } from './race-requests.ts';
import { raceRules } from './race-rules.ts';
import type { RaceState } from './race-state.ts';
import { raceText } from './text.ts';

const endings = {
  player: [raceText.win, raceText.overOffer],
  ai: [raceText.loss, raceText.overOffer],
  nobody: [raceText.quit],
} as const;

/** Ends the race by a win, a loss or a quit: nothing is under way any more and the result goes out once. */
export function endRace(state: RaceState, winner: RaceState['winner']): RaceState {
  const bonus = winner === 'player' ? raceRules.winBonus : 0;
  const over: RaceState = {
    ...dropWork(state),
    gameOver: true,
    winner,
    currentChallenge: null,
    rematch: [],
    turn: 'player',
    score: state.score + bonus,
  };
  const told = endings[winner ?? 'nobody'].reduce((next, text) => botSays(next, text, { game: true }), over);
  return addWork(told, { kind: 'update', body: updateBody(told), log: logBody(told) });
}
