import { expect, test } from 'vitest';
import { pageMeta } from './page-meta.ts';

const page = { title: 'Pledge', description: 'What we promise.', path: '/pledge' };

test('a page says its address and picture as whole addresses of the own site', () => {
  const tags = pageMeta(page);
  expect(tags).toContainEqual({
    tagName: 'link',
    rel: 'canonical',
    href: 'http://localhost:3000/pledge',
  });
  expect(tags).toContainEqual({
    property: 'og:image',
    content: 'http://localhost:3000/assets/site/social-card.png',
  });
});

test('the same title and description stand in the tab, the shared link and the search result', () => {
  const tags = pageMeta(page);
  const title = 'Pledge · Playforward';
  expect(tags).toContainEqual({ title });
  expect(tags).toContainEqual({ property: 'og:title', content: title });
  expect(tags).toContainEqual({ name: 'twitter:title', content: title });
  expect(tags).toContainEqual({ name: 'description', content: page.description });
});

test('facts are marked as schema.org, and a page without facts has none', () => {
  expect(pageMeta({ ...page, facts: { '@type': 'WebPage' } })).toContainEqual({
    'script:ld+json': { '@context': 'https://schema.org', '@type': 'WebPage' },
  });
  expect(pageMeta(page).some((tag) => 'script:ld+json' in tag)).toBe(false);
});
