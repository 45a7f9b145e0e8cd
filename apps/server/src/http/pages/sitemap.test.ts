import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestServer, type TestServer, testSettings } from '../../testing/test-server.ts';
import { readSitePages } from './read-site-pages.ts';

const folder = mkdtempSync(join(tmpdir(), 'playforward-sitemap-'));
const settings = {
  ...testSettings(),
  publicOrigin: 'https://learn.school.example',
  productName: 'Riverbend "Play"',
};
let server: TestServer;

const files = {
  'index.html': '',
  'pledge/index.html': '',
  'newsroom/a-first-post/index.html':
    '<a href="https://share.example/?url={{site.publicOrigin.encoded}}%2Fx">',
  '404/index.html': '<meta name="robots" content="noindex"/>',
  '__spa-fallback.html': '',
};

beforeAll(async () => {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), `<html><head><!--site-settings--></head>${content}</html>`);
  }
  writeFileSync(join(folder, 'site.webmanifest'), '{"name":"Playforward","start_url":"/"}');
  writeFileSync(join(folder, 'robots.txt'), 'User-agent: *\nDisallow: /dashboard\n');
  const pages = readSitePages(folder);
  if (!pages) throw new Error('the pages of this test are complete');
  server = await createTestServer({ settings, site: { folder, pages } });
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

test('the sitemap names every built page by its public address, and none that asks not to be listed', async () => {
  const answer = await server.app.inject('/sitemap.xml');
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    200,
    'application/xml; charset=utf-8',
  ]);
  expect([...answer.body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
    'https://learn.school.example/',
    'https://learn.school.example/newsroom/a-first-post',
    'https://learn.school.example/pledge',
  ]);
});

test('the rules for crawlers are those of the site, with the address of the sitemap', async () => {
  const { body, headers } = await server.app.inject('/robots.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toBe(
    'User-agent: *\nDisallow: /dashboard\n\nSitemap: https://learn.school.example/sitemap.xml\n',
  );
});

test('a setting inside the query of an address is percent-encoded', async () => {
  const { body } = await server.app.inject('/newsroom/a-first-post');
  expect(body).toContain('"https://share.example/?url=https%3A%2F%2Flearn.school.example%2Fx"');
});

test('the site installs under the name the school gave it', async () => {
  const answer = await server.app.inject('/site.webmanifest');
  expect(answer.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
  expect(answer.json()).toEqual({ name: 'Riverbend "Play"', short_name: 'Riverbend "Play"', start_url: '/' });
});
