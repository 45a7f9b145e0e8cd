import { type Challenge, findRival, isBusy, type RaceState, type Rival } from '@playforward/race';
import type { OrbMode } from '../../ui/orb/orb-looks.ts';
import { distance, oneDecimal } from './map/map-geometry.ts';
import { raceText as text } from './text.ts';

export function fieldPlaceholder(state: RaceState): string {
  if (state.stage !== 'inGame') return text.placeholders[state.stage];
  return state.gameOver ? text.placeholders.over : text.placeholders.inGame;
}

/** Which challenge of this race each message asks. */
export function askedIn(state: Pick<RaceState, 'asked' | 'messages'>): ReadonlyMap<number, Challenge> {
  const found = new Map<number, Challenge>();
  let before = -1;
  for (const challenge of state.asked) {
    const asking = state.messages.find(
      ({ id, type, game, text }) =>
        id > before && type === 'bot' && game && text.includes(challenge.question),
    );
    if (!asking) continue;
    found.set(asking.id, challenge);
    before = asking.id;
  }
  return found;
}

export function turnWords(state: RaceState): string {
  if (state.gameOver) return endWords(state);
  return state.turn === 'player' ? text.yourTurn : text.rivalTurn(findRival(state.rival).name);
}

function endWords({ winner, rival }: RaceState): string {
  if (winner === null) return text.over;
  return winner === 'player' ? text.youWon : text.rivalWon(findRival(rival).name);
}

/** Right answers in a row up to now. */
export function rightInARow({ challengeResults }: Pick<RaceState, 'challengeResults'>): number {
  const done = challengeResults.filter(({ outcome }) => outcome !== 'open');
  const lastMiss = done.findLastIndex(({ outcome, wrongTries }) => outcome === 'skipped' || wrongTries > 0);
  return done.length - 1 - lastMiss;
}

/** Where the ships are and whose turn it is, for those who do not see the map. */
export function mapNews(state: RaceState): string {
  if (!state.started) return '';
  const { playerLocation: player, aiLocation: ai, finalDestination: beacon } = state;
  const left = (from: typeof player) => oneDecimal(distance(from, beacon));
  const ships = [
    text.youFlew(player, left(player)),
    text.rivalFlew(findRival(state.rival).name, ai, left(ai)),
  ];
  return [...ships, `${turnWords(state)}.`].join(' ');
}

export function orbitMode(state: RaceState): OrbMode {
  if (isBusy(state)) return 'thinking';
  if (state.winner === 'player') return 'fulfilled';
  if (state.gameOver) return 'determined';
  if (!state.started) return 'speaking';
  const wrongTries = state.challengeResults.at(-1)?.wrongTries ?? 0;
  if (state.turn === 'ai') return 'excited';
  return wrongTries > 0 ? 'determined' : 'listening';
}

/** What opens a rival that is still closed. */
export function unlockWords({ unlock }: Pick<Rival, 'unlock'>): string {
  return unlock.wins > 0 ? text.opensAfterWins(unlock.wins) : text.opensAfterRaces(unlock.races);
}
