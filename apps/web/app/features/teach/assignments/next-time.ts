import { whenText } from '../../../ui/when-text.ts';
import { assignText } from './text.ts';

const text = assignText.row;
type Times = { opens_at?: string; due_at: string | null; closes_at: string | null };

/** The next time of an assignment that matters, in words. */
export function nextTimeInWords({ opens_at: opens, due_at: due, closes_at: closes }: Times): string {
  const now = new Date();
  if (opens && new Date(opens) > now) return text.opens(whenText(opens));
  if (closes && new Date(closes) <= now) return text.closed(whenText(closes));
  if (due) return text.due(whenText(due));
  return closes ? text.closes(whenText(closes)) : text.anytime;
}
