import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { InvalidationBus } from '../db/invalidation.ts';

/** The finished answer of GET full, ready to be sent; the packed form is made when first asked for. */
export type HeldLesson = { json: Buffer; packed: Promise<Buffer> | undefined };

/** A lesson as one student sees it. */
type LessonKey = { userId: number; lessonId: number };

export type LessonCache = {
  /** The held answer, or the one `build` makes now. Calls that arrive meanwhile share it. */
  get(key: LessonKey, build: () => Promise<string>): HeldLesson | Promise<HeldLesson>;
  /** Makes every process forget these lessons; returns when the others have been told. */
  forget(keys: LessonKey[]): Promise<void>;
};

const topic = 'lesson-view';
const memory = 48 * 1024 * 1024;
/** Keys in one message; PostgreSQL carries less than 8,000 bytes. */
const keysAtOnce = 300;

const pack = promisify(gzip);

export function createLessonCache(bus: InvalidationBus): LessonCache {
  const held = new LRUCache<string, HeldLesson>({
    maxSize: memory,
    sizeCalculation: ({ json }) => json.length,
  });
  const building = new Map<string, Promise<HeldLesson>>();

  bus.on(topic, (message) => {
    for (const key of message.split(',')) {
      held.delete(key);
      building.delete(key);
    }
  });
  bus.onGap(() => {
    held.clear();
    building.clear();
  });

  /** What is forgotten while it is being built is answered to its callers and not held. */
  function start(key: string, build: () => Promise<string>): Promise<HeldLesson> {
    const started: Promise<HeldLesson> = Promise.resolve()
      .then(build)
      .then(
        (json) => {
          const lesson: HeldLesson = { json: Buffer.from(json), packed: undefined };
          if (building.get(key) === started) {
            building.delete(key);
            held.set(key, lesson);
          }
          return lesson;
        },
        (error: unknown) => {
          if (building.get(key) === started) building.delete(key);
          throw error;
        },
      );
    building.set(key, started);
    return started;
  }

  return {
    get({ userId, lessonId }, build) {
      const key = `${userId}:${lessonId}`;
      return held.get(key) ?? building.get(key) ?? start(key, build);
    },
    async forget(keys) {
      const texts = [...new Set(keys.map(({ userId, lessonId }) => `${userId}:${lessonId}`))];
      const messages: string[] = [];
      for (let from = 0; from < texts.length; from += keysAtOnce) {
        messages.push(texts.slice(from, from + keysAtOnce).join(','));
      }
      await Promise.all(messages.map((message) => bus.publish(topic, message)));
    },
  };
}

/** The packed form of an answer, made once. */
export function packLesson(lesson: HeldLesson): Promise<Buffer> {
  lesson.packed ??= pack(lesson.json);
  return lesson.packed;
}
