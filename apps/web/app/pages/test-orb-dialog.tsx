import { useLocation } from 'react-router';
import { personalityAt } from '../features/onboarding/orb-says.ts';
import { onboardingText } from '../features/onboarding/text.ts';
import { benchText } from '../features/orb/bench/bench-text.ts';
import { OrbBench } from '../features/orb/bench/orb-bench.tsx';
import { screenKindOf } from '../features/orb/screen-kind.ts';
import { pageTitle } from './page-title.ts';

export const meta = () => [...pageTitle(benchText.title), { name: 'robots', content: 'noindex' }];

const questions = onboardingText.questions.map((text, index) => ({
  text,
  personality: personalityAt(index + 1),
}));

/** /test/orb-dialog: public, for people who build and check the companion (D-39). */
export default function TestOrbDialogPage() {
  return <OrbBench screen={screenKindOf(useLocation().pathname)} questions={questions} />;
}
