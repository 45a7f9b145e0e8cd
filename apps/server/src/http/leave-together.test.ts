import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { leaveTogether } from './leave-together.ts';

test('answers of calls that arrive together leave after the last of them is made', async () => {
  const app = Fastify();
  onTestFinished(() => app.close());
  const seen: string[] = [];
  app.addHook('onResponse', async (request) => void seen.push(`left ${request.url}`));
  app.get('/:name', { onSend: leaveTogether }, (request, reply) => {
    seen.push(`made ${request.url}`);
    void reply.send('done');
  });
  await app.ready();

  const answers = await Promise.all(['/a', '/b', '/c'].map((url) => app.inject(url)));

  expect(answers.map(({ body }) => body)).toEqual(['done', 'done', 'done']);
  expect(seen.slice(0, 3)).toEqual(['made /a', 'made /b', 'made /c']);
  expect(seen.slice(3).sort()).toEqual(['left /a', 'left /b', 'left /c']);
});
