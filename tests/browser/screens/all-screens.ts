import { type Screen, screens } from './screens.ts';
import { careerScreens } from './screens-careers.ts';
import { checkScreens } from './screens-checks.ts';
import { cityScreens } from './screens-city.ts';
import { classroomScreens } from './screens-classroom.ts';
import { connectScreens } from './screens-connect.ts';
import { durableAnswersScreens } from './screens-durable-answers.ts';
import { familyScreens } from './screens-family.ts';
import { glossaryScreens } from './screens-glossary.ts';
import { hostScreens } from './screens-host.ts';
import { labsScreens } from './screens-labs.ts';
import { landingScreens } from './screens-landing.ts';
import { lessonPartsScreens } from './screens-lesson-parts.ts';
import { masteryScreens } from './screens-mastery.ts';
import { myDataScreens } from './screens-my-data.ts';
import { onboardingScreens } from './screens-onboarding.ts';
import { orbScreens } from './screens-orb.ts';
import { orbChatScreens } from './screens-orb-chat.ts';
import { picturesScreens } from './screens-pictures.ts';
import { publicScreens } from './screens-public.ts';
import { raceScreens } from './screens-race.ts';
import { schoolScreens } from './screens-school.ts';
import { toolsScreens } from './screens-tools.ts';
import { waitingScreens } from './screens-waiting.ts';

/** Every screen and state of the product: what is checked for access and widths, and what `npm run shots` draws. */
export const allScreens: Screen[] = [
  ...landingScreens,
  ...publicScreens,
  ...screens,
  ...onboardingScreens,
  ...waitingScreens,
  ...durableAnswersScreens,
  ...toolsScreens,
  ...orbScreens,
  ...orbChatScreens,
  ...raceScreens,
  ...masteryScreens,
  ...myDataScreens,
  ...careerScreens,
  ...glossaryScreens,
  ...classroomScreens,
  ...checkScreens,
  ...connectScreens,
  ...familyScreens,
  ...schoolScreens,
  ...lessonPartsScreens,
  ...picturesScreens,
  ...labsScreens,
  ...hostScreens,
  ...cityScreens,
];
