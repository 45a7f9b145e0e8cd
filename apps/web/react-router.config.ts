import type { Config } from '@react-router/dev/config';
import { postSlugs } from './scripts/content-modules.ts';

const posts = postSlugs().map((slug) => `/newsroom/${slug}`);

export default {
  ssr: false,
  prerender: [
    '/',
    '/join-league',
    '/pledge',
    '/newsroom',
    ...posts,
    '/credits',
    '/privacy',
    '/login',
    '/signup',
    '/404',
  ],
} satisfies Config;
