import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { authAnswer } from '@playforward/contract';
import type { Clock } from '../clock.ts';
import type { App, AppContext, Feature } from '../context.ts';
import { features } from '../features/index.ts';
import { type RouteAccess, routeAccess } from '../http/access/route-access.ts';
import { buildApp } from '../http/build-app.ts';
import type { KnownRoute } from '../http/known-routes.ts';
import type { Site } from '../http/pages/site.ts';
import { openContext } from '../open-context.ts';
import { openLog } from '../open-log.ts';
import { runAdmin } from '../operator/run-admin.ts';
import type { PasswordCost } from '../password-cost.ts';
import { readSettings, type Settings } from '../settings.ts';
import { openMetrics } from '../watch/open-metrics.ts';
import { createTestDatabase } from './test-database.ts';

export type TestStudent = {
  id: number;
  token: string;
  email: string;
  password: string;
  /** With the cookie of a school that is not the first. */
  headers: { authorization: string; cookie?: string };
};

export type TestServer = {
  app: App;
  context: AppContext;
  routes: KnownRoute[];
  /** Registers a new student through the API. */
  student(): Promise<TestStudent>;
  guest(): Promise<Omit<TestStudent, 'password'>>;
  /** Makes a school and answers the same server, whose new students go to it. */
  addSchool(slug: string): Promise<TestServer>;
  /** The program after a start on the same database: it remembers nothing. */
  restarted(): Promise<TestServer>;
  close(): Promise<void>;
};

export type TestServerOptions = {
  settings?: Partial<Settings>;
  clock?: Clock;
  /** Where no test is about hashes they cost a fortieth. */
  passwordCost?: PasswordCost;
  /** Nothing is logged where none is given. */
  log?: AppContext['log'];
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
  const log = options.log ?? openLog(settings.logLevel);
  const { connectionString } = database;
  const clock = options.clock && { clock: options.clock };
  const { passwordCost = { memoryCost: 1024, timeCost: 1 } } = options;
  const { context, close } = await openContext({ settings, connectionString, log, passwordCost, ...clock });
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

  type Signing = { url: string; headers: { cookie?: string }; payload?: Record<string, string> };
  async function signUp({ url, headers, payload }: Signing) {
    const answer = await app.inject({ method: 'POST', url, headers, ...(payload && { payload }) });
    const { access_token: token, email } = authAnswer.parse(answer.json());
    const { rows } = await context.dangerouslyAcrossSchools.pool.query<{ id: number }>(
      'SELECT max(id) AS id FROM users WHERE email = $1',
      [email],
    );
    return { id: rows[0]?.id ?? 0, token, email, headers: { authorization: `Bearer ${token}`, ...headers } };
  }

  const people = (headers: { cookie?: string }) => ({
    async student() {
      const domain = settings.allowedEmailDomain ?? 'school.example';
      const email = `student-${randomUUID()}@${domain}`;
      const payload = { name: 'Ana', email, password: testPassword };
      return { ...(await signUp({ url: '/auth/register', payload, headers })), password: testPassword };
    },
    guest: () => signUp({ url: '/auth/guest', headers }),
  });

  const server: TestServer = {
    app,
    context,
    routes,
    ...people({}),
    async addSchool(slug) {
      await runAdmin(context, ['schools', 'add', slug, slug]);
      return { ...server, ...people({ cookie: `school=${slug}` }) };
    },
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

/** Default settings that read nothing from the machine's environment. Nobody is asked for an age but where a test says so. */
export function testSettings(): Settings {
  return {
    ...readSettings({ DATA_DIR: tmpdir(), LOG_LEVEL: 'silent', CONSENT_AGE: '0' }),
    passwordPepper: 'a-fixed-value-for-tests-0123456789-xyz',
  };
}
