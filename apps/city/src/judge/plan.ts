import type { RunIntent } from '../session/city-session.ts';

/** What a student typed and predicted, to be run and judged. */
export type Plan = Pick<RunIntent, 'attemptId' | 'mission' | 'inputs' | 'prediction'>;
