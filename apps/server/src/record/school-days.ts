const dayMs = 86_400_000;
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formats.set(timeZone, made);
  return made;
}

/** What the clock on the school's wall shows, as if it stood in UTC. */
function wallTime(at: number, timeZone: string): number {
  const part = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  const { year, month, day, hour, minute, second } = part;
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

/**
 * The day of a moment at the school, such as 2026-11-24.
 * @example schoolDay(Date.parse('2026-11-24T02:00:00Z'), 'America/Chicago') // '2026-11-23'
 */
export function schoolDay(at: number, timeZone: string): string {
  return new Date(wallTime(at, timeZone)).toISOString().slice(0, 10);
}

/** The hour of the day at the school, 0 to 23. */
export function schoolHour(at: number, timeZone: string): number {
  return new Date(wallTime(at, timeZone)).getUTCHours();
}

/**
 * The first moment of a day at the school, also where the clock is changed that day.
 * @example startOfSchoolDay('2026-11-23', 'America/Chicago').toISOString() // '2026-11-23T06:00:00.000Z'
 */
export function startOfSchoolDay(day: string, timeZone: string): Date {
  const wanted = Date.parse(`${day}T00:00:00Z`);
  let at = wanted;
  // Twice: the second time the difference is that of the day itself.
  for (let step = 0; step < 2; step += 1) at -= wallTime(at, timeZone) - wanted;
  return new Date(at);
}

/** The day so many days later, or earlier. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/**
 * The Monday of the week of a day.
 * @example mondayOf('2026-11-29') // '2026-11-23'
 */
export function mondayOf(day: string): string {
  return addDays(day, -weekdayOf(day));
}

/** 0 on Monday to 6 on Sunday. */
export function weekdayOf(day: string): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
}
