import type { Config } from '@react-router/dev/config';

export default {
  ssr: false,
  prerender: ['/', '/login', '/signup', '/404'],
} satisfies Config;
