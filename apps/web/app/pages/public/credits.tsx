import credits from '@content/site/credits.yaml';
import { CreditsScreen } from '../../features/credits/credits-screen.tsx';
import { paths } from '../../paths.ts';
import { pageMeta } from '../page-meta.ts';

export const meta = () =>
  pageMeta({ title: credits.title, description: credits.description, path: paths.credits });

export default CreditsScreen;
