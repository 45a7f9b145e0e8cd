import privacy from '@content/site/privacy.yaml';
import { PrivacyScreen } from '../../features/privacy/privacy-screen.tsx';
import { paths } from '../../paths.ts';
import { pageMeta } from '../page-meta.ts';

export const meta = () =>
  pageMeta({ title: privacy.title, description: privacy.description, path: paths.privacy });

export default PrivacyScreen;
