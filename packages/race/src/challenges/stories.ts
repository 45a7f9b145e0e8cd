import type { ChallengeType } from '../race-rules.ts';

/** Told before a question now and then. */
export const stories: Readonly<Record<ChallengeType, readonly string[]>> = {
  equation: [
    'The engine wants a number before it fires.',
    'A signal comes in from the beacon ahead.',
    'The navigation computer waits for a value.',
    'Dust ahead! A quick calculation clears the way.',
    'The fuel pump has a question for you.',
  ],
  coordinate: [
    'The star map needs an exact place.',
    'The antenna has to point to the right spot.',
    'Set the next waypoint.',
    'A moon comes into view on the map.',
    'The radar asks where to look.',
  ],
  applied: [
    'A message from the crew reaches you.',
    'The space station asks for your help.',
    'Mission control has a task that is worth a long boost.',
    'The captain needs a plan.',
    'News from the base on the moon.',
  ],
};
