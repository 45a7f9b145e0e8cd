import { accounts } from './accounts/routes.ts';
import { analytics } from './analytics/routes.ts';
import { curriculum } from './curriculum/routes.ts';
import { onboarding } from './onboarding/routes.ts';
import { orb } from './orb/routes.ts';
import { practice } from './practice/routes.ts';

/** Every feature of the server; nothing else knows them. Practice and orb work on the lessons that curriculum opens. */
export const features = [accounts, analytics, curriculum, onboarding, practice, orb];
