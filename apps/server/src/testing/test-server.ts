import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { authAnswer } from '@playforward/contract';
import type { Clock } from '../clock.ts';
import type { App, AppContext, Feature } from '../context.ts';
import { features } from '../features/index.ts';
import { type RouteAccess, routeAccess } from '../http/access/route-access.ts';
import { buildApp } from '../http/build-app.ts';
import type { KnownRoute } from '../http/known-routes.ts';
import type { Site } from '../http/site.ts';
import { openContext } from '../open-context.ts';
import { openLog } from '../open-log.ts';
import { readSettings, type Settings } from '../settings.ts';
import { openMetrics } from '../watch/open-metrics.ts';
import { createTestDatabase } from './test-database.ts';

export type TestStudent = {
  id: number;
  token: string;
  email: string;
  password: string;
  headers: { authorization: string };
};

export type TestServer = {
  app: App;
  context: AppContext;
  routes: KnownRoute[];
  /** Registers a new student through the API. */
  student(): Promise<TestStudent>;
  guest(): Promise<Omit<TestStudent, 'password'>>;
  /** The program after a start on the same database: it remembers nothing. */
  restarted(): Promise<TestServer>;
  close(): Promise<void>;
};

export type TestServerOptions = {
  settings?: Partial<Settings>;
  clock?: Clock;
  site?: Site;
  extraFeatures?: Feature[];
  /** Who may call the routes of those. */
  extraAccess?: RouteAccess;
};

export const testPassword = 'violet-harbor-92';

/** The real app on a database of its own. */
export async function createTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const database = await createTestDatabase();
  const settings = { ...testSettings(), ...options.settings };
  const log = openLog(settings.logLevel);
  const { connectionString } = database;
  const clock = options.clock && { clock: options.clock };
  const { context, close } = await openContext({ settings, connectionString, log, ...clock });
  // A start counts from zero.
  const build = () =>
    buildApp({
      context: { ...context, metrics: openMetrics() },
      features: [...features, ...(options.extraFeatures ?? [])],
      site: options.site,
      access: { ...routeAccess, ...options.extraAccess },
    });
  const { app, routes } = await build();
  const later: App[] = [];

  async function signUp(url: string, payload?: Record<string, string>) {
    const answer = await app.inject({ method: 'POST', url, ...(payload && { payload }) });
    const { access_token: token, email } = authAnswer.parse(answer.json());
    const { rows } = await context.pool.query<{ id: number }>('SELECT id FROM users WHERE email = $1', [
      email,
    ]);
    return { id: rows[0]?.id ?? 0, token, email, headers: { authorization: `Bearer ${token}` } };
  }

  const server: TestServer = {
    app,
    context,
    routes,
    async student() {
      const domain = settings.allowedEmailDomain ?? 'school.example';
      const email = `student-${randomUUID()}@${domain}`;
      return {
        ...(await signUp('/auth/register', { name: 'Ana', email, password: testPassword })),
        password: testPassword,
      };
    },
    guest: () => signUp('/auth/guest'),
    async restarted() {
      const started = await build();
      later.push(started.app);
      return { ...server, ...started };
    },
    async close() {
      for (const each of [...later, app]) await each.close();
      await close();
      await database.drop();
    },
  };
  return server;
}

/** Default settings that read nothing from the machine's environment. */
export function testSettings(): Settings {
  return {
    ...readSettings({ DATA_DIR: tmpdir(), LOG_LEVEL: 'silent' }),
    passwordPepper: 'a-fixed-value-for-tests-0123456789-xyz',
  };
}
