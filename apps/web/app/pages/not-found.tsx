import { NotFoundScreen } from '../features/not-found/not-found-screen.tsx';
import { notFoundText } from '../features/not-found/text.ts';
import { pageMeta } from './page-meta.ts';

export const meta = () => [
  ...pageMeta({ title: notFoundText.title, description: notFoundText.description, path: '/404' }),
  { name: 'robots', content: 'noindex' },
];

export default NotFoundScreen;
