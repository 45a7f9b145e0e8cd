import { accounts } from './accounts/routes.ts';
import { analytics } from './analytics/routes.ts';
import { careers } from './careers/routes.ts';
import { checks } from './checks/routes.ts';
import { city } from './city/routes.ts';
import { classroom } from './classroom/routes.ts';
import { connect } from './connect/routes.ts';
import { curriculum } from './curriculum/routes.ts';
import { family } from './family/routes.ts';
import { labs } from './labs/routes.ts';
import { mastery } from './mastery/routes.ts';
import { missions } from './missions/routes.ts';
import { onboarding } from './onboarding/routes.ts';
import { orb } from './orb/routes.ts';
import { practice } from './practice/routes.ts';
import { race } from './race/routes.ts';
import { school } from './school/routes.ts';

/** Every feature of the server; nothing else knows them. Practice, careers, orb, race and missions work on the lessons that curriculum opens, the city on the missions, checks on lessons and practice, families on accounts and lessons, classroom on those and families, connect and school on accounts and classes. */
export const features = [
  accounts,
  analytics,
  curriculum,
  onboarding,
  careers,
  practice,
  mastery,
  orb,
  race,
  missions,
  city,
  labs,
  checks,
  family,
  classroom,
  connect,
  school,
];
