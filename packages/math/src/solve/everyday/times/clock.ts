/** A time of day as it is typed: `9:47`, `1:12 pm`, `8 am`. */
export const clockShape = String.raw`(?<![\d:.])(?:(\d{1,2}):(\d\d)(?: ?([ap])\.?m\b\.?)?|(\d{1,2}) ?([ap])\.?m\b\.?)`;

/** Minutes from midnight; null where it is no time of day. */
export function minutesOf(
  found: readonly (string | undefined)[],
): { readonly minutes: number; readonly half: string } | null {
  const [, hours, past, half, hour, halfOf] = found;
  const h = Number(hours ?? hour);
  const m = Number(past ?? 0);
  const part = half ?? halfOf ?? '';
  if (h > 23 || m > 59 || (part !== '' && (h > 12 || h === 0))) return null;
  const day = part === '' ? h : (h % 12) + (part === 'p' ? 12 : 0);
  return { minutes: 60 * day + m, half: part };
}

/** `8:06`, with am or pm where the story tells one. */
export function clockAt(minutes: number, half: string): string {
  const [h, m] = [Math.floor((minutes % 1440) / 60), `${minutes % 60}`.padStart(2, '0')];
  return half === '' ? `${h}:${m}` : `${h % 12 === 0 ? 12 : h % 12}:${m} ${h < 12 ? 'am' : 'pm'}`;
}

export function spanSaid(minutes: number): string {
  const [h, m] = [Math.floor(minutes / 60), minutes % 60];
  const said = [
    h > 0 ? `${h} hour${h === 1 ? '' : 's'}` : '',
    m > 0 ? `${m} minute${m === 1 ? '' : 's'}` : '',
  ];
  return said.filter((one) => one !== '').join(' ');
}
