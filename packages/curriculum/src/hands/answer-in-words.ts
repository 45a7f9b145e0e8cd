import { handFault, sayHand } from '@playforward/diagram';
import type { RenderedProblem } from '../problem-spec.ts';
import { readHand } from './read-hand.ts';

/**
 * A stored answer as somebody reads it: typed text as it is, something made by hand in the words for what it shows.
 *
 * @example answerInWords({}, '3:2') // '3:2'
 */
export function answerInWords({ hand }: Pick<RenderedProblem, 'hand'>, answer: string): string {
  const made = hand && readHand(answer);
  if (!hand || !made || handFault(hand, made) !== null) return answer;
  return sayHand(hand, made);
}
