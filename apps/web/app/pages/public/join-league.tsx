import league from '@content/site/league.yaml';
import { LeagueScreen } from '../../features/league/league-screen.tsx';
import { paths } from '../../paths.ts';
import { pageMeta } from '../page-meta.ts';

export const meta = () =>
  pageMeta({ title: league.title, description: league.description, path: paths.joinLeague });

export default LeagueScreen;
