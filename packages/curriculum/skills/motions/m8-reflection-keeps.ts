import { choiceSkill } from '../../src/kit/index.ts';
import { keptPlan } from '../../src/proofs/kept-by-motions.ts';

/** What a reflection keeps, and why. */
export const m8ReflectionKeeps = choiceSkill('m8-reflection-keeps', { version: 2, ...keptPlan('flip') });
