import { algebraRules } from './algebra-rules.ts';
import { everydayRules } from './everyday-rules.ts';
import { figureRules } from './figure-rules.ts';
import { situationRules } from './situation-rules.ts';

/** Rules of what is read by its parts: algebra in words, figures, situations and everyday telling. */
export const readingRules = { ...algebraRules, ...figureRules, ...everydayRules, ...situationRules } as const;
