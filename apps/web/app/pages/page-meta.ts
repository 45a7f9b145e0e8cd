import type { MetaDescriptor } from 'react-router';
import { siteToken } from '../site-token.ts';

type Fact = string | number | boolean | null | Fact[] | { [name: string]: Fact };

export type PageMeta = {
  /** What the page is called; the product's name is put behind it. */
  title: string;
  description: string;
  /** Address on this site, with a leading slash. */
  path: string;
  kind?: 'website' | 'article';
  /** Picture of shared links, 1200 x 630, on this site. */
  image?: { path: string; alt: string };
  /** schema.org facts about the page, without `@context`. */
  facts?: { [name: string]: Fact };
};

const card = {
  path: '/assets/site/social-card.png',
  alt: 'The orb, a small smiling sphere, above a city of coloured blocks under an evening sky.',
};

/** Title, description, canonical address, social cards and structured data of a public page. */
export function pageMeta({ title, description, path, kind = 'website', image = card, facts }: PageMeta) {
  const fullTitle = `${title} · ${siteToken('productName')}`;
  const address = siteToken('publicOrigin') + path;
  const tags: MetaDescriptor[] = [
    { title: fullTitle },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    { tagName: 'link', rel: 'manifest', href: '/site.webmanifest' },
    { tagName: 'link', rel: 'apple-touch-icon', href: '/icons/apple-touch-180.png' },
    { property: 'og:type', content: kind },
    { property: 'og:site_name', content: siteToken('productName') },
    { property: 'og:title', content: fullTitle },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: siteToken('publicOrigin') + image.path },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: image.alt },
    { property: 'og:locale', content: 'en_US' },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: fullTitle },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: siteToken('publicOrigin') + image.path },
    { name: 'twitter:image:alt', content: image.alt },
  ];
  if (facts) tags.push({ 'script:ld+json': { '@context': 'https://schema.org', ...facts } });
  return tags;
}
