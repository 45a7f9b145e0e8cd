import { type AuthContext, type Client, CloseCode, Room } from '@colyseus/core';
import { type CityServerMessage, cityCloseCodes, cityLimits } from '@playforward/contract';
import { runInSchool } from '../../../schools/school-scope.ts';
import { freshSayBudget } from '../neighbours/say-limiter.ts';
import { settlePlot } from '../plots/settle-plot.ts';
import { type SeatAuth, seatAuth } from '../seats/seat-auth.ts';
import { answerIntent } from './answer-intent.ts';
import { type CityGame, inTurn, openGame, saveGame, snapshotFrame, tickGame } from './city-game.ts';
import type { CityPorts, Player } from './city-players.ts';
import type { CityServices } from './city-services.ts';
import { CityPlayerState, CityState } from './city-state.ts';
import { openCity } from './open-city.ts';
import { citySentences } from './sentences.ts';
import { welcome } from './welcome.ts';

const tickMs = 1_000;
/** A browser that reads slower than the city speaks is let go before it fills the memory. */
const mostUnsentBytes = 512 * 1024;
const hues = 360;

type CityClient = Client<{ auth: SeatAuth }>;
type Closing = { code: number; text: string; mayReturn: boolean };

/** Joins one city's game to the sockets of Colyseus. The game decides everything; this carries it to and fro. */
export abstract class CityRoom extends Room<{ state: InstanceType<typeof CityState>; client: CityClient }> {
  protected abstract readonly services: CityServices;
  /** Every open room of the app, by city. */
  protected abstract readonly open: Map<string, CityRoom>;

  override maxClients = cityLimits.connections;
  override maxMessagesPerSecond = cityLimits.messagesPerSecond;
  override patchRate = 1000 / cityLimits.patchesPerSecond;
  override seatReservationTimeout = cityLimits.seatSeconds;
  override state = new CityState();
  game: CityGame | undefined;

  override async onCreate({ cityId, schoolId }: { cityId: string; schoolId: number }): Promise<void> {
    this.roomId = cityId;
    this.game = await runInSchool(schoolId, async () => {
      const opened = await openCity(this.services, { cityId, onLost: () => this.loseCity() });
      return openGame(this.services, { opened, ports: this.ports() });
    });
    this.open.set(cityId, this);
    this.onMessage('intent', (client: CityClient, message: unknown) => {
      const { game } = this;
      const player = game?.players.get(client.sessionId);
      if (game && player) void runInSchool(game.schoolId, () => answerIntent(game, player, message));
    });
    this.clock.setInterval(() => this.tick(), tickMs);
  }

  /** The seat was reserved with what a redeemed ticket says; nobody comes in without one. */
  override onAuth(client: CityClient, _options: unknown, _context: AuthContext): SeatAuth | false {
    return seatAuth.safeParse(client.auth).data ?? false;
  }

  override async onJoin(client: CityClient): Promise<void> {
    const { game } = this;
    const auth = client.auth;
    if (!game || !auth) throw new Error('nobody can join a city that is not open');
    this.closeElsewhere(auth);
    const player: Player = {
      ...auth,
      say: freshSayBudget(this.services.clock.now().getTime()),
      lastRunAt: 0,
      closed: [],
      closedAt: 0,
      runs: new Map(),
      muted: new Set(),
      online: true,
    };
    await inTurn(game, async () => {
      await settlePlot(game, player);
      game.players.set(client.sessionId, player);
      this.showPlayer(player);
      client.send('city', await welcome(game, player));
      client.sendBytes('tiles', snapshotFrame(game));
    });
  }

  override async onDrop(client: CityClient, code?: number): Promise<void> {
    this.setOnline(client.sessionId, false);
    if (code !== cityCloseCodes.flood) {
      await this.allowReconnection(client, cityLimits.reconnectSeconds).catch(() => {});
    }
    await this.saveWhenEmpty();
  }

  override onReconnect(client: CityClient): void {
    const { game } = this;
    this.setOnline(client.sessionId, true);
    if (game) void inTurn(game, () => client.sendBytes('tiles', snapshotFrame(game)));
  }

  override async onLeave(client: CityClient): Promise<void> {
    this.game?.players.delete(client.sessionId);
    this.state.players.delete(client.sessionId);
    await this.saveWhenEmpty();
  }

  override async onDispose(): Promise<void> {
    const { game } = this;
    if (!game) return;
    this.open.delete(game.cityId);
    await inTurn(game, () => saveGame(game)).catch((error: unknown) => {
      this.services.log.error({ err: error, city: game.cityId }, 'the city was closed without a snapshot');
    });
    await this.services.locks.release(game.cityId);
  }

  /** Ends a person's visit, telling why. */
  close(client: CityClient, { code, text, mayReturn }: Closing): void {
    client.send('city', { type: 'closing', text, may_return: mayReturn } satisfies CityServerMessage);
    client.leave(code);
  }

  /** Sends everybody away; the city is stored when all are gone. */
  async closeAll(closing: Closing): Promise<void> {
    this.broadcast('city', { type: 'closing', text: closing.text, may_return: closing.mayReturn });
    await this.disconnect(closing.code);
  }

  private loseCity(): void {
    if (this.game) this.game.isLost = true;
    void this.closeAll({ code: cityCloseCodes.moved, text: citySentences.stopping, mayReturn: true });
  }

  private closeElsewhere({ userId, sessionId }: SeatAuth): void {
    const closing = { code: cityCloseCodes.elsewhere, text: citySentences.otherWindow, mayReturn: false };
    for (const client of this.clients) {
      if (client.auth?.userId === userId && client.sessionId !== sessionId) this.close(client, closing);
    }
  }

  private tick(): void {
    if (this.game) tickGame(this.game);
    for (const client of this.clients) {
      const unsent = (client.ref as { bufferedAmount?: number }).bufferedAmount ?? 0;
      if (unsent > mostUnsentBytes) client.leave(CloseCode.WITH_ERROR);
    }
    for (const player of this.state.players.values()) player.emote = 0;
  }

  private showPlayer({ sessionId, plot }: Player): void {
    const shown = new CityPlayerState();
    const alias = this.game?.plots.owners.get(plot)?.alias ?? '';
    Object.assign(shown, {
      plot,
      alias,
      hue: (plot * 137) % hues,
      x: 0,
      y: 0,
      tool: 0,
      emote: 0,
      online: true,
    });
    this.state.players.set(sessionId, shown);
  }

  private setOnline(sessionId: string, online: boolean): void {
    const player = this.game?.players.get(sessionId);
    const shown = this.state.players.get(sessionId);
    if (player) player.online = online;
    if (shown) shown.online = online;
  }

  private async saveWhenEmpty(): Promise<void> {
    const { game } = this;
    if (!game || [...game.players.values()].some(({ online }) => online)) return;
    await inTurn(game, () => saveGame(game)).catch((error: unknown) => {
      this.services.log.error({ err: error, city: game.cityId }, 'the empty city could not be stored yet');
    });
  }

  private ports(): CityPorts {
    return {
      send: (sessionId, message) => this.clients.getById(sessionId)?.send('city', message),
      frame: (sessionId, bytes) => this.clients.getById(sessionId)?.sendBytes('tiles', bytes),
      sendAll: (message) => this.broadcast('city', message),
      frameAll: (bytes) => this.broadcastBytes('tiles', bytes, {}),
      show: (sessionId, change) => {
        const shown = this.state.players.get(sessionId);
        if (shown) Object.assign(shown, change);
      },
      showCity: ({ tick, weather, stats, hash }) => {
        const { state } = this;
        state.tick = tick;
        state.weather = weather;
        stats.forEach((value, index) => {
          if (state.stats[index] !== value) state.stats[index] = value;
        });
        if (hash !== undefined) Object.assign(state, { hash, hashTick: tick });
      },
      lose: () => this.loseCity(),
    };
  }
}
