import { type CityClientMessage, cityClientMessage } from '@playforward/contract';
import { z } from 'zod';
import { chooseName, like, report, sendGift } from '../neighbours/meet-neighbours.ts';
import { mute, saySomething, showCursor } from '../neighbours/say-something.ts';
import { build, contribute, refuseClosed } from '../plots/build-on-plot.ts';
import { commitRun, runPlan } from '../plots/run-plan.ts';
import { refuse } from './change-city.ts';
import { type CityGame, inTurn, snapshotFrame } from './city-game.ts';
import type { Player } from './city-players.ts';
import type { IntentOf, IntentReply } from './reply.ts';

type Numbered = Extract<CityClientMessage, { seq: number }>;
type Unnumbered = Exclude<CityClientMessage, Numbered>;

const anySeq = z.looseObject({ seq: z.int().min(0).max(0x7fffffff) });

/** Reads what a browser sent and answers it. Whatever it is, the city goes on. */
export async function answerIntent(game: CityGame, player: Player, raw: unknown): Promise<void> {
  const read = cityClientMessage.safeParse(raw);
  if (!read.success) {
    const seq = anySeq.safeParse(raw).data?.seq;
    if (seq !== undefined) reply(game, player, seq, refuse('bad-message'));
    return;
  }
  const message = read.data;
  if (!('seq' in message)) {
    answerUnnumbered(game, player, message);
    return;
  }
  try {
    reply(game, player, message.seq, await answerNumbered(game, player, message));
  } catch (error) {
    game.services.log.error({ err: error, city: game.cityId }, 'an intent failed');
    reply(game, player, message.seq, refuse('not-stored'));
  }
}

function reply(game: CityGame, { sessionId }: Player, seq: number, answer: IntentReply): void {
  if (answer.ok === 'answered') game.ports.send(sessionId, answer.message);
  else if (answer.ok) game.ports.send(sessionId, { type: 'ok', seq, ...answer.more });
  else {
    const { reasonId, text, symbol } = answer;
    game.ports.send(sessionId, { type: 'no', seq, reason_id: reasonId, text, ...(symbol && { symbol }) });
  }
}

function answerNumbered(
  game: CityGame,
  player: Player,
  message: Numbered,
): Promise<IntentReply> | IntentReply {
  switch (message.type) {
    case 'place':
      return placeIfOpen(game, player, message);
    case 'remove':
    case 'set':
    case 'undo':
      return inTurn(game, () => build(game, player, message));
    case 'run':
      return runPlan(game, player, message);
    case 'commit':
      return inTurn(game, () => commitRun(game, player, message));
    case 'contribute':
      return inTurn(game, () => contribute(game, player, message));
    case 'like':
      return like(game, player, message);
    case 'gift':
      return sendGift(game, player, message);
    case 'report':
      return report(game, player, message);
    case 'name':
      return inTurn(game, () => chooseName(game, player, message));
  }
}

async function placeIfOpen(game: CityGame, player: Player, message: IntentOf<'place'>): Promise<IntentReply> {
  const closed = await refuseClosed(game, player, message);
  return closed ?? inTurn(game, () => build(game, player, message));
}

function answerUnnumbered(game: CityGame, player: Player, message: Unnumbered): void {
  switch (message.type) {
    case 'emote':
    case 'phrase':
      saySomething(game, player, message);
      break;
    case 'cursor':
      showCursor(game, player, message);
      break;
    case 'mute':
      mute(player, message);
      break;
    case 'resync':
      void inTurn(game, () => game.ports.frame(player.sessionId, snapshotFrame(game)));
  }
}
