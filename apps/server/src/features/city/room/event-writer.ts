import { setTimeout as wait } from 'node:timers/promises';
import type { AppContext } from '../../../context.ts';
import { schoolInScope } from '../../../schools/school-scope.ts';
import { type CityEvents, insertEvents } from './event-queries.ts';

/**
 * Stores what changed in cities. Changes that come within a moment, or while others are written, are one statement and
 * one commit. `store` answers after that commit: false when another process owns the city by now.
 */
export type EventWriter = { store(changes: CityEvents): Promise<boolean> };

type Waiting = { changes: CityEvents; resolve(isOwner: boolean): void; reject(error: unknown): void };

/** Nobody who builds notices it, and a hundred cities need a sixth of the statements. */
const gatherMs = 20;
const mostInOneWrite = 200;

/** A writer for each school: a statement sees one school. */
export function createEventWriter(context: Pick<AppContext, 'db' | 'clock'>): EventWriter {
  const writers = new Map<number | undefined, EventWriter>();
  return {
    store(changes) {
      const school = schoolInScope();
      const writer = writers.get(school) ?? createSchoolWriter(context);
      writers.set(school, writer);
      return writer.store(changes);
    },
  };
}

function createSchoolWriter({ db, clock }: Pick<AppContext, 'db' | 'clock'>): EventWriter {
  const queue: Waiting[] = [];
  let isWriting = false;

  async function write(group: Waiting[]): Promise<void> {
    const owned = await insertEvents(db, { changes: group.map((each) => each.changes), now: clock.now() });
    for (const { changes, resolve } of group) resolve(owned.has(changes));
  }

  async function writeAll(): Promise<void> {
    if (isWriting) return;
    isWriting = true;
    await wait(gatherMs);
    while (queue.length > 0) {
      const group = queue.splice(0, mostInOneWrite);
      await write(group).catch(async () => {
        // One city's bad change harms no other's.
        for (const each of group) await write([each]).catch(each.reject);
      });
    }
    isWriting = false;
  }

  return {
    store: (changes) =>
      new Promise((resolve, reject) => {
        queue.push({ changes, resolve, reject });
        void writeAll();
      }),
  };
}
