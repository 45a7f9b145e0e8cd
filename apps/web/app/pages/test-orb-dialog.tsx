import { useLocation } from 'react-router';
import { benchText } from '../features/orb/bench-text.ts';
import { OrbBench } from '../features/orb/orb-bench.tsx';
import { screenKindOf } from '../features/orb/screen-kind.ts';
import { pageTitle } from './page-title.ts';

export const meta = () => [...pageTitle(benchText.title), { name: 'robots', content: 'noindex' }];

/** /test/orb-dialog: public, for people who build and check the companion (D-39). */
export default function TestOrbDialogPage() {
  return <OrbBench screen={screenKindOf(useLocation().pathname)} />;
}
