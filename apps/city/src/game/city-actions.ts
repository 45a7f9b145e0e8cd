import { type BuildingType, buildings, plotOfTile, xOf, yOf } from '@playforward/city-sim';
import { cityProjects } from '@playforward/contract';
import { readMeter } from '../meters/meter-values.ts';
import type { CityIntent, IntentReply } from '../session/city-session.ts';
import { shownMoney } from '../ui/numbers.ts';
import { describeBuilding, describeTile } from './describe.ts';
import type { Game } from './open-game.ts';
import { gameText as text } from './text.ts';

type Params = Record<string, number>;

/** What a pupil does in the city. Each answers whether the city agreed, and says aloud what happened. */
export type CityActions = ReturnType<typeof cityActions>;

export function cityActions(game: Game) {
  const { session } = game;
  const ask = async (intent: CityIntent, done: () => string): Promise<boolean> => {
    const reply: IntentReply = await session.send(intent);
    if (reply.ok) game.tell(done());
    else {
      game.sound('no');
      game.notify('bad', reply.sentence);
    }
    return reply.ok;
  };
  return {
    async place(type: BuildingType, tile: number, params: Params = {}): Promise<boolean> {
      const [x, y] = [xOf(tile), yOf(tile)];
      const hasNumbers = buildings[type].params.length > 0;
      const command = { kind: 'place' as const, type, x, y, ...(hasNumbers && { params }) };
      const done = await ask({ type: 'command', command }, () => {
        const placed = `${describeBuilding(type, params)} placed at ${describeTile(x, y)}.`;
        const isEnergy = buildings[type].group === 'energy';
        return isEnergy ? `${placed} ${text.power(readMeter(session.city(), 'powerUnused').now)}` : placed;
      });
      if (done) {
        game.sound('place');
        game.dispatch({ kind: 'bought' });
      }
      return done;
    },
    async remove(id: number): Promise<boolean> {
      const placement = session.city().placed.get(id);
      const name = placement ? describeBuilding(placement.type, placement.params) : '';
      const done = await ask({ type: 'command', command: { kind: 'remove', id } }, () => text.removed(name));
      if (done) game.sound('remove');
      return done;
    },
    set: (target: string, params: Params, done: string) =>
      ask({ type: 'command', command: { kind: 'set', target, params } }, () => done),
    undo: () => ask({ type: 'undo' }, () => text.undone),
    like: (plot: number) => ask({ type: 'like', plot }, () => text.liked(game.aliasOf(plot))),
    gift: (plot: number) => ask({ type: 'gift', plot }, () => text.gifted(game.aliasOf(plot))),
    report: (plot: number, reason: Extract<CityIntent, { type: 'report' }>['reason_id']) =>
      ask({ type: 'report', plot, reason_id: reason }, () => text.reported),
    contribute(project: Extract<CityIntent, { type: 'contribute' }>['project'], cents: number) {
      const name = cityProjects.find(({ id }) => id === project)?.text ?? project;
      return ask({ type: 'contribute', project, amount: cents }, () =>
        text.contributed(shownMoney(cents), name),
      );
    },
    name: (what: 'alias' | 'city', offer: number) => ask({ type: 'name', what, offer }, () => text.renamed),
    mute(plot: number | null, muted: boolean) {
      session.tell({ type: 'mute', plot, muted });
      game.dispatch({ kind: 'mute', plot, muted });
      const who = game.aliasOf(plot);
      if (plot === null) game.tell(muted ? text.mutedAll : text.unmutedAll);
      else game.tell(muted ? text.muted(who) : text.unmuted(who));
    },
    isOwn: (tile: number) => plotOfTile(tile) === session.plot,
  };
}
