type Times = { dueAt: Date | null; closesAt: Date | null; takesLate: boolean };

/**
 * When an assignment ends for everybody: at its due time where nothing late is taken, else when it closes. Null: never.
 * @example usualEnd({ dueAt: noon, closesAt: null, takesLate: true }) // null
 */
export function usualEnd({ dueAt, closesAt, takesLate }: Times): Date | null {
  return takesLate ? closesAt : (dueAt ?? closesAt);
}

/**
 * When it ends for one student, for whom it may be open again.
 * @example endFor({ dueAt: noon, closesAt: null, takesLate: false }, evening) // evening
 */
export function endFor(times: Times, reopenedUntil: Date | null): Date | null {
  const usual = usualEnd(times);
  return usual !== null && reopenedUntil !== null && reopenedUntil > usual ? reopenedUntil : usual;
}
