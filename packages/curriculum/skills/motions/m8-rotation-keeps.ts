import { choiceSkill } from '../../src/kit/index.ts';
import { keptPlan } from '../../src/proofs/kept-by-motions.ts';

/** What a rotation keeps, and why. */
export const m8RotationKeeps = choiceSkill('m8-rotation-keeps', { version: 2, ...keptPlan('turn') });
