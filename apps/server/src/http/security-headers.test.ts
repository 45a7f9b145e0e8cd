import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSettings } from '../settings.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';
import { libraryStyleHashes, pagePolicy } from './security-headers.ts';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
});

afterAll(() => server.close());

test.each(['/user/me', '/api/nothing', '/health/live', '/api/%zz'])(
  '%s is guarded by headers and never stored',
  async (url) => {
    const { headers } = await server.app.inject({ url });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'content-security-policy': "default-src 'none'; frame-ancestors 'self'",
      'permissions-policy': expect.stringContaining('camera=()'),
      'cache-control': 'no-store',
    });
    expect(headers['strict-transport-security']).toBeUndefined();
  },
);

test('an address that cannot be read is guarded by the same headers', async () => {
  const { statusCode, headers } = await server.app.inject({ url: '/%zz' });
  expect(statusCode).toBe(400);
  expect(headers['x-content-type-options']).toBe('nosniff');
});

test('an https site tells browsers to stay with https, and its device cookie is secure', async () => {
  const https = await createTestServer({ settings: { publicOrigin: 'https://learn.school.example' } });
  const answer = await https.app.inject({
    method: 'POST',
    url: '/auth/register',
    payload: { name: 'Ana', email: 'ana@school.example', password: 'violet-harbor-92' },
  });
  await https.close();
  expect(answer.headers['strict-transport-security']).toContain('max-age=31536000');
  const set = [answer.headers['set-cookie']].flat();
  expect(set.length).toBeGreaterThan(0);
  for (const cookie of set) expect(cookie).toMatch(/; Secure(;|$)/);
});

test('[A-359] /docs shows the calls under a policy without inline scripts', async () => {
  const page = await server.app.inject({ url: '/docs' });
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-security-policy']).toContain("script-src 'self';");
  expect(page.body).not.toMatch(/<script>|<script(?![^>]*src)/);
  const document = (await server.app.inject({ url: '/docs/json' })).json();
  expect(Object.keys(document.paths)).toEqual(
    expect.arrayContaining(['/auth/login', '/auth/register', '/auth/guest', '/auth/logout', '/user/me']),
  );
  expect(document.paths['/auth/login'].post.requestBody.content['application/json'].schema.required).toEqual([
    'email',
    'password',
  ]);
});

test('[O12] style sheets are own files or the known ones of a library, by their hashes; no other may be written into a page', () => {
  const policy = pagePolicy(readSettings({ DATA_DIR: '/nowhere' }));
  const [, sheets = ''] = /style-src-elem ([^;]*)/.exec(policy) ?? [];
  expect(sheets).not.toContain('unsafe');
  const library = readFileSync(createRequire(import.meta.url).resolve('sonner'), 'utf8');
  const [, css = ''] = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(library) ?? [];
  const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');
  expect(libraryStyleHashes).toEqual([hashOf(''), hashOf(JSON.parse(css))]);
  for (const hash of libraryStyleHashes) expect(sheets).toContain(`'sha256-${hash}'`);
});

test('pages may send usage events to the own server only, unless the school names a provider [D-149]', () => {
  const connect = (env: Record<string, string>) =>
    /connect-src ([^;]*)/.exec(pagePolicy(readSettings(env)))?.[1];
  expect(connect({})).toBe("'self'");
  expect(connect({ ANALYTICS: 'off' })).toBe("'self'");
  const provider = { ANALYTICS_ENDPOINT: 'https://usage.example/v1', ANALYTICS_WRITE_KEY: 'k3y' };
  expect(connect(provider)).toBe("'self' https://usage.example");
});
