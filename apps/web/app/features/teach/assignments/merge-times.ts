import type { AssignmentDetail } from '@playforward/contract';
import { type Times, toField } from './times-fields.tsx';

/** The times of an assignment as they stand in fields. */
export function timesFromFields(
  one: Pick<AssignmentDetail, 'opens_at' | 'due_at' | 'closes_at' | 'takes_late'>,
): Times {
  return {
    opens: toField(one.opens_at),
    due: toField(one.due_at),
    closes: toField(one.closes_at),
    takesLate: one.takes_late,
  };
}

type Changes = { read: Times; typed: Times; newest: Times };

/** What two teachers have changed since it was read, together; where both changed one field, what was typed here stays. */
export function mergeTimes({ read, typed, newest }: Changes): Times {
  const pick = <Key extends keyof Times>(key: Key): Times[Key] =>
    typed[key] === read[key] ? newest[key] : typed[key];
  return { opens: pick('opens'), due: pick('due'), closes: pick('closes'), takesLate: pick('takesLate') };
}
