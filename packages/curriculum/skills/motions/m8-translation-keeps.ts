import { choiceSkill } from '../../src/kit/index.ts';
import { keptPlan } from '../../src/proofs/kept-by-motions.ts';

/** What a translation keeps, and why. */
export const m8TranslationKeeps = choiceSkill('m8-translation-keeps', { version: 1, ...keptPlan('slide') });
