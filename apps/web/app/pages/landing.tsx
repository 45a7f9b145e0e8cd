import { LandingScreen } from '../features/landing/landing-screen.tsx';
import { landingText } from '../features/landing/text.ts';

export const meta = () => [
  { title: landingText.product },
  { name: 'description', content: landingText.description },
];

export default LandingScreen;
