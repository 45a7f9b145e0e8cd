import { buildings, type Command, isBuildingType } from '@playforward/city-sim';
import { cityLimits } from '@playforward/contract';
import { type Changed, changeCity, refuse } from '../room/change-city.ts';
import type { CityGame } from '../room/city-game.ts';
import type { Player } from '../room/city-players.ts';
import { selectLastChanges } from '../room/event-queries.ts';
import { summarizeProject } from '../room/projects.ts';
import { readOrder, readUndone } from '../room/read-command.ts';
import type { IntentOf, IntentReply } from '../room/reply.ts';

type BuildIntent = IntentOf<'place'> | IntentOf<'remove'> | IntentOf<'set'>;

/** Places, removes, sets or takes back on the player's own plot. Runs in turn only. */
export async function build(
  game: CityGame,
  player: Player,
  message: BuildIntent | IntentOf<'undo'>,
): Promise<IntentReply> {
  if (message.type === 'undo') return undo(game, player);
  const { userId, plot } = player;
  const changes = [{ command: toCommand(message) }];
  return tellPlacement(await changeCity(game, { userId, plot, kind: message.type, changes }));
}

/** What opens with skills is refused until the student has them; asked anew each minute. */
const openForMs = 60_000;

export async function refuseClosed(
  { services }: CityGame,
  player: Player,
  { building }: IntentOf<'place'>,
): Promise<IntentReply | null> {
  if (services.missions().isOpenToAll(building)) return null;
  const now = services.clock.now().getTime();
  if (now - player.closedAt > openForMs) {
    player.closed = await services.missions().closedTo(player.userId);
    player.closedAt = now;
  }
  const closed = player.closed.find((each) => each.building === building);
  if (!closed) return null;
  const { skills, have, need } = closed;
  const name = isBuildingType(building) ? buildings[building].name : building;
  const text = `${name} opens with ${need} ${skills}. You have ${have} of them.`;
  return { ok: false, reasonId: 'not-open', text };
}

function toCommand(message: BuildIntent): Command {
  switch (message.type) {
    case 'place': {
      const { building, x, y, params } = message;
      return { kind: 'place', type: building, x, y, ...(params && { params }) } as Command;
    }
    case 'remove':
      return { kind: 'remove', id: message.id };
    case 'set':
      return { kind: 'set', target: message.target, params: message.params };
  }
}

function tellPlacement(changed: Changed): IntentReply {
  if (!changed.ok) return changed;
  const [first] = changed.placementIds;
  return { ok: true, ...(first !== undefined && { more: { placement_id: first } }) };
}

/** Takes back the newest change of the player that still stands, among the last twenty. */
async function undo(game: CityGame, { userId, plot }: Player): Promise<IntentReply> {
  const { cityId, services } = game;
  const most = cityLimits.undoDepth * 2;
  const events = await selectLastChanges(services.db, { cityId, userId, most });
  const undone = new Set(events.map(({ payload }) => readUndone(payload)));
  const standing = events
    .filter(({ kind }) => kind !== 'undo')
    .slice(0, cityLimits.undoDepth)
    .find(({ id }) => !undone.has(id));
  const command = standing && readOrder(standing.payload)?.inverse;
  if (!standing || !command) return refuse('nothing-to-undo');
  const changes = [{ command, note: { undoes: standing.id } }];
  return tellPlacement(await changeCity(game, { userId, plot, kind: 'undo', changes }));
}

/** Gives cents of the plot's balance to what the class builds together. Runs in turn only. */
export async function contribute(
  game: CityGame,
  { userId, plot }: Player,
  { project, amount }: IntentOf<'contribute'>,
): Promise<IntentReply> {
  const changes = [{ command: { kind: 'contribute' as const, project, amount } }];
  const changed = await changeCity(game, { userId, plot, kind: 'contribute', changes });
  if (!changed.ok) return changed;
  game.ports.sendAll({ type: 'project', project: summarizeProject(game.city, project) });
  return { ok: true };
}
