import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestServer, type TestServer } from '../testing/test-server.ts';
import { createLessonCache, packLesson } from './lesson-cache.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const key = { userId: 7, lessonId: 1 };

function makeCache() {
  const cache = createLessonCache(server.context.bus);
  let builds = 0;
  const build = async () => {
    builds += 1;
    return JSON.stringify({ build: builds });
  };
  const read = async (lessonKey = key) => (await cache.get(lessonKey, build)).json.toString();
  return { cache, read };
}

describe('createLessonCache', () => {
  test('builds an answer once, also for calls that arrive together', async () => {
    const { read } = makeCache();
    expect(await Promise.all([read(), read()])).toEqual(['{"build":1}', '{"build":1}']);
    expect(await read()).toBe('{"build":1}');
  });

  test('builds again after progress, for this student only', async () => {
    const { cache, read } = makeCache();
    const other = { userId: 8, lessonId: 1 };
    await read();
    await read(other);
    await cache.forget([key, key]);
    expect(await read(other)).toBe('{"build":2}');
    expect(await read()).toBe('{"build":3}');
  });

  test('does not keep an answer that became old while it was built', async () => {
    const { cache, read } = makeCache();
    const slow = cache.get(key, async () => {
      await cache.forget([key]);
      return 'old';
    });
    expect((await slow).json.toString()).toBe('old');
    expect(await read()).toBe('{"build":1}');
  });

  test('tries again after a build that failed', async () => {
    const { cache, read } = makeCache();
    const failing = cache.get(key, () => Promise.reject(new Error('no database')));
    await expect(failing).rejects.toThrow('no database');
    expect(await read()).toBe('{"build":1}');
  });

  test('packs an answer once', async () => {
    const { cache } = makeCache();
    const lesson = await cache.get(key, async () => '{"a":1}');
    expect(packLesson(lesson)).toBe(packLesson(lesson));
    expect(gunzipSync(await packLesson(lesson)).toString()).toBe('{"a":1}');
  });
});
