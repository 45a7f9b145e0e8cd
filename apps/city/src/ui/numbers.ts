import { attachUnit, unitFor } from '@playforward/city-sim';

const plain = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** 1,080 or 0.25: at most two decimals, thousands apart. */
export function shownNumber(value: number): string {
  return plain.format(Object.is(value, -0) ? 0 : value);
}

/** $230, 40%, 1 maple and 2 maples: a number with its unit. */
export function shownMeasure(value: number, unit: string): string {
  const shown = shownNumber(value);
  return attachUnit(shown, unitFor(shown, unit));
}

/** "+24", "-3" or "0": how much something has changed. */
export function shownChange(value: number, show: (value: number) => string = shownNumber): string {
  const words = show(Math.abs(value));
  if (value === 0) return words;
  return value > 0 ? `+${words}` : `−${words}`;
}

/** Cents as dollars; whole dollars without cents. */
export function shownMoney(cents: number): string {
  const sign = cents < 0 ? '−' : '';
  const dollars = Math.abs(cents) / 100;
  const digits = Number.isInteger(dollars) ? 0 : 2;
  const words = dollars.toLocaleString('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return `${sign}$${words}`;
}

/** "2 pm", "noon" and "midnight" by the hour of the day. */
export function shownHour(hour: number): string {
  if (hour === 0) return 'midnight';
  if (hour === 12) return 'noon';
  return hour < 12 ? `${hour} am` : `${hour - 12} pm`;
}

/** Day and hour of a tick; a city begins on day 1. */
export function dayAndHour(tick: number): { day: number; hour: number } {
  return { day: Math.floor(tick / 24) + 1, hour: tick % 24 };
}

/** A pupil's number, comma or point, or null when it is none. */
export function readNumber(text: string): number | null {
  const trimmed = text.trim().replace(/[−–]/g, '-');
  if (!/^[+-]?(\d{1,3}(,\d{3})+|\d+)?([.,]\d+)?$/.test(trimmed) || !/\d/.test(trimmed)) return null;
  const isGrouped = /^[+-]?\d{1,3}(,\d{3})+(\.\d+)?$/.test(trimmed);
  const value = Number(isGrouped ? trimmed.replaceAll(',', '') : trimmed.replace(',', '.'));
  return Number.isFinite(value) ? value : null;
}
