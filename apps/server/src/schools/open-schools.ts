import type { FastifyBaseLogger } from 'fastify';
import type { InvalidationBus } from '../db/invalidation.ts';
import type { Db } from '../db/pool.ts';
import type { Settings } from '../settings.ts';
import { type SchoolRow, selectSchools } from './queries.ts';
import { runInSchool, schoolInScope } from './school-scope.ts';
import { settingsOfSchool } from './school-settings.ts';

export type School = Pick<SchoolRow, 'id' | 'slug' | 'name' | 'hosts' | 'isOpen'> & { settings: Settings };

/** The schools of this installation, kept in memory. */
export type Schools = {
  /** The one that this call or job works for; where there is one school only, that. */
  current(): School | undefined;
  all(): readonly School[];
  /** By its host name; undefined where the name is that of the installation. */
  ofHost(host: string): School | undefined;
  ofSlug(slug: string): School | undefined;
  /** The school of an address that names none. */
  first(): School;
  /** What `work` asks of the database, it asks for this school. */
  run<T>(school: Pick<School, 'id'>, work: () => T): T;
  /** One school after the other; a failure at one is told and keeps no other waiting. */
  each(work: () => Promise<unknown>): Promise<void>;
  refresh(): Promise<void>;
};

export const schoolsTopic = 'schools';

type Options = { db: Db; settings: Settings; log: FastifyBaseLogger };

export async function openSchools({ db, settings, log }: Options): Promise<Schools> {
  let held: readonly School[] = [];
  let byId = new Map<number, School>();
  let byHost = new Map<string, School>();
  let bySlug = new Map<string, School>();

  async function refresh(): Promise<void> {
    const rows = await selectSchools(db);
    held = rows.map((row) => ({ ...row, settings: settingsOfSchool(settings, row) }));
    byId = new Map(held.map((school) => [school.id, school]));
    byHost = new Map(held.flatMap((school) => school.hosts.map((host) => [host, school])));
    bySlug = new Map(held.map((school) => [school.slug, school]));
  }

  await refresh();
  return {
    current() {
      const id = schoolInScope();
      if (id !== undefined) return byId.get(id);
      return held.length === 1 ? held[0] : undefined;
    },
    all: () => held,
    ofHost: (host) => byHost.get(host),
    ofSlug: (slug) => bySlug.get(slug),
    first() {
      const [school] = held;
      if (!school) throw new Error('there is no school in this database');
      return school;
    },
    run: ({ id }, work) => runInSchool(id, work),
    async each(work) {
      for (const { id, slug } of held)
        await runInSchool(id, work).catch((err: unknown) =>
          log.error({ err, school: slug }, 'a job failed for a school'),
        );
    },
    refresh,
  };
}

/** Every process hears of a school that was made or changed. */
export function followSchools(schools: Schools, bus: InvalidationBus, log: FastifyBaseLogger): void {
  const refresh = () =>
    void schools.refresh().catch((err: unknown) => log.warn({ err }, 'the schools could not be read anew'));
  bus.on(schoolsTopic, refresh);
  bus.onGap(refresh);
}
