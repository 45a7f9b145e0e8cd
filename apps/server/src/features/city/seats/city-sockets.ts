import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { cityLimits, citySocketPath } from '@playforward/contract';
import type { App, AppContext } from '../../../context.ts';
import type { Settings } from '../../../settings.ts';

type OriginSettings = Pick<Settings, 'corsOrigins'> & { publicOrigins: readonly string[] };

type Origins = Pick<AppContext, 'settings' | 'schools'>;

export type CitySockets = { transport: WebSocketTransport; close(): Promise<void> };

const roomPath = new RegExp(`^${citySocketPath}/[\\w-]{1,64}/[\\w-]{1,64}\\?`);
const partingMs = 1_000;

/** The sockets of the city on the app's own port. Other upgrades, and those of foreign pages, are turned away. */
export function openCitySockets({ server }: App, { settings, schools }: Origins): CitySockets {
  const open = new Set<Duplex>();
  const isOurs = (request: IncomingMessage) =>
    roomPath.test(request.url ?? '') &&
    comesFromOwnPage(request, {
      corsOrigins: settings.corsOrigins,
      publicOrigins: schools.all().flatMap((school) => school.settings.publicOrigin ?? []),
    });
  const watch = (request: IncomingMessage, socket: Duplex) => {
    if (!isOurs(request)) {
      socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
      return;
    }
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  };
  server.on('upgrade', watch);
  const transport = new WebSocketTransport({
    noServer: true,
    maxPayload: cityLimits.messageBytes,
    // Only what a player gets on joining is this long; without memory from message to message, a line costs nothing.
    perMessageDeflate: { threshold: 1_024, serverNoContextTakeover: true, clientNoContextTakeover: true },
  });
  transport.attachToServer(server, { filter: isOurs });
  return {
    transport,
    async close() {
      transport.shutdown();
      const deadline = Date.now() + partingMs;
      while (open.size > 0 && Date.now() < deadline) await new Promise((done) => setTimeout(done, 20));
      for (const socket of open) socket.destroy();
    },
  };
}

/** A browser always names the page's origin; a program that names none has no cookie to abuse either. */
export function comesFromOwnPage(
  { headers }: Pick<IncomingMessage, 'headers'>,
  { publicOrigins, corsOrigins }: OriginSettings,
): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (corsOrigins.includes(origin)) return true;
  if (publicOrigins.length > 0) return publicOrigins.includes(origin);
  return URL.canParse(origin) && new URL(origin).host === host;
}
