import { type Screen, screens } from './screens.ts';
import { onboardingScreens } from './screens-onboarding.ts';

/** Every screen and state of the product: what is checked for access and widths, and what `npm run shots` draws. */
export const allScreens: Screen[] = [...screens, ...onboardingScreens];
