import type { Frame } from '../frame.ts';
import { twoWorths } from './worth-frames.ts';

/** Stories whose unknowns are found by an equation or a system. */
export const equationFrames: readonly Frame[] = [twoWorths];
