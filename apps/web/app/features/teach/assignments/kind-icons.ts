import type { AssignmentTaskBody } from '@playforward/contract';
import { BookOpen, Building2, ListChecks, Rocket, Target, Timer } from 'lucide-react';

/** The picture of each kind of assignment, wherever one is named. */
export const kindIcons = {
  lesson: BookOpen,
  practice: Target,
  'exit-ticket': Timer,
  'unit-check': ListChecks,
  race: Rocket,
  mission: Building2,
} satisfies Record<AssignmentTaskBody['kind'], unknown>;
