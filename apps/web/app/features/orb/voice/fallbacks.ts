import type { ScreenKind } from '../screen-kind.ts';
import { orbText } from '../text.ts';

/** What the companion says when a message to it could not be sent. */
export function unreachableText(screen: ScreenKind): string {
  return orbText.unreachable[screen];
}

/** What it says when help is asked for and no problem is open (D-102). */
export function withoutProblemText(help: 'hint' | 'step_by_step_guidance'): string {
  return help === 'hint' ? orbText.hintWithoutProblem : orbText.guidanceWithoutProblem;
}
