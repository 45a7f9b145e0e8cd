import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { siteSettings } from '@playforward/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestServer, type TestServer, testSettings } from '../../testing/test-server.ts';
import { readSitePages } from './read-site-pages.ts';

const folder = mkdtempSync(join(tmpdir(), 'playforward-site-'));
const settings = { ...testSettings(), productName: '</script><b>School & Co' };
let server: TestServer;

const page = (title: string) =>
  `<!doctype html><html><head><title>${title}</title><!--site-settings--></head><body><p title="{{site.productName}}">{{site.productName}}</p><script type="application/ld+json">{"name":"{{site.productName}}","url":"{{site.publicOrigin}}/"}</script><script>window.start = "${title}";</script><script type="module" src="/assets/app.js"></script></body></html>`;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, 'pledge'));
  writeFileSync(join(folder, 'index.html'), page('Landing'));
  writeFileSync(join(folder, 'pledge/index.html'), page('Pledge'));
  writeFileSync(join(folder, '__spa-fallback.html'), page('App'));
  writeFileSync(join(folder, '__app-lesson.html'), page('Lesson app'));
  writeFileSync(join(folder, 'assets/app-D0V6xhF2.js'), 'export {};');
  writeFileSync(join(folder, 'assets/app-D0V6xhF2.js.br'), brotliCompressSync('export {};'));
  writeFileSync(join(folder, 'robots.txt'), 'User-agent: *');
  mkdirSync(join(folder, 'assets/site'));
  writeFileSync(join(folder, 'assets/site/picture.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const pages = readSitePages(folder);
  if (!pages) throw new Error('the pages of this test are complete');
  server = await createTestServer({ settings, site: { folder, pages } });
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });

test.each(['/.env', '/data/app.lock', '/index.html', '/.git/config', '/%2eenv', '/wp-login.php'])(
  '[O12] %s is no page of the site: 404',
  async (url) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.json().detail]).toEqual([404, 'There is nothing at this address.']);
  },
);

describe('pages', () => {
  test.each([
    ['/', 'Landing'],
    ['/?from=mail', 'Landing'],
    ['/pledge', 'Pledge'],
    ['/pledge/', 'Pledge'],
    ['/dashboard', 'App'],
    ['/lesson/4/practice', 'Lesson app'],
    ['/lesson', 'Lesson app'],
    ['/__app-lesson', 'App'],
    ['/__spa-fallback', 'App'],
    ['/onboarding', 'App'],
    ['/no/such/page', 'App'],
    ['/authors', 'App'],
  ])('%s is answered with the page %s', async (url, title) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(answer.body).toContain(`<title>${title}</title>`);
  });

  test.each(['/auth', '/auth/x', '/user/x', '/api/x', '/missions/1', '/analytics/x', '/docs/x', '/health/x'])(
    '%s never is a page',
    async (url) => {
      const answer = await get(url, { accept: 'text/html' });
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([
        404,
        'application/json; charset=utf-8',
      ]);
    },
  );

  test('a post to a page path is refused', async () => {
    expect((await server.app.inject({ method: 'POST', url: '/dashboard' })).statusCode).toBe(404);
  });

  test('the settings stand in the page as data that cannot end its element', async () => {
    const { body } = await get('/dashboard');
    const [, json = ''] =
      /<script type="application\/json" id="site-settings">(.*?)<\/script>/.exec(body) ?? [];
    expect(siteSettings.parse(JSON.parse(json))).toMatchObject({
      product_name: '</script><b>School & Co',
      allowed_email_domain: null,
      guest_access: true,
      password_min: 6,
      api_origin: null,
      asset_base: '/assets',
      contact_email: null,
      privacy_url: '#',
    });
    expect(body).not.toContain('<!--site-settings-->');
  });

  test('settings stand in the text and in structured data, and can end neither', async () => {
    const { body } = await get('/pledge');
    const name = '&#60;/script&#62;&#60;b&#62;School &#38; Co';
    expect(body).toContain(`<p title="${name}">${name}</p>`);
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(body) ?? [];
    expect(JSON.parse(json)).toEqual({ name: settings.productName, url: 'http://localhost:3000/' });
    expect(body).not.toContain('{{site.');
  });

  test('the policy allows exactly the inline script of this page', async () => {
    const { createHash } = await import('node:crypto');
    const hash = createHash('sha256').update('window.start = "Pledge";').digest('base64');
    const policy = String((await get('/pledge')).headers['content-security-policy']);
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  });

  test('a page travels compressed and is not sent again unchanged', async () => {
    const answer = await get('/', { 'accept-encoding': 'gzip, br' });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(answer.rawPayload).toString()).toContain('<title>Landing</title>');
    const again = await get('/', { 'if-none-match': String(answer.headers.etag) });
    expect(again.statusCode).toBe(304);
  });
});

describe('files', () => {
  test('hashed files are kept for ever and sent as they were compressed', async () => {
    const answer = await get('/assets/app-D0V6xhF2.js', { 'accept-encoding': 'br' });
    expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([200, 'br']);
    expect(answer.headers['cache-control']).toContain('immutable');
    expect(answer.headers['content-type']).toContain('javascript');
  });

  test('other files are kept for an hour', async () => {
    for (const url of ['/robots.txt', '/assets/site/picture.svg']) {
      expect((await get(url)).headers['cache-control']).toBe('public, max-age=3600');
    }
  });

  test.each(['/assets/../../package.json', '/%2e%2e/%2e%2e/etc/passwd', '/assets/missing.js'])(
    '%s reaches nothing outside the folder',
    async (url) => {
      const answer = await get(url);
      expect(answer.body).not.toContain('root:');
      expect(answer.body).not.toContain('"private"');
    },
  );
});

test('an unbuilt site has no pages, and the API works without', () => {
  expect(readSitePages(join(folder, 'nowhere'))).toBeUndefined();
});
