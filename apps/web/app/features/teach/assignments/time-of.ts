import type { GivenAssignment } from '@playforward/contract';
import { whenText } from '../../../ui/adult/when-text.ts';
import { assignText } from './text.ts';

const text = assignText.row;

/** The next time of an assignment that matters, in words. */
export function timeOf({ opens_at: opens, due_at: due, closes_at: closes }: GivenAssignment): string {
  if (new Date(opens) > new Date()) return text.opens(whenText(opens));
  if (due) return text.due(whenText(due));
  return closes ? text.closes(whenText(closes)) : text.anytime;
}
