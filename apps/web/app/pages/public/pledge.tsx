import pledge from '@content/site/pledge.yaml';
import { PledgeScreen } from '../../features/pledge/pledge-screen.tsx';
import { paths } from '../../paths.ts';
import { pageMeta } from '../page-meta.ts';

export const meta = () =>
  pageMeta({ title: pledge.title, description: pledge.description, path: paths.pledge });

export default PledgeScreen;
