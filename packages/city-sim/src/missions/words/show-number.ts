/** A number as a meter shows it: at most two decimals, a real minus sign, thousands apart. */
export function showNumber(value: number, decimals = 2): string {
  const scale = 10 ** decimals;
  const rounded = Math.round(value * scale) / scale;
  const [whole = '0', rest] = String(Math.abs(rounded)).split('.');
  const grouped = whole.length > 3 ? whole.replace(/\B(?=(\d{3})+$)/g, ',') : whole;
  return `${rounded < 0 ? '−' : ''}${grouped}${rest ? `.${rest}` : ''}`;
}

/** `$230`, `$6.50`, `40%`, `5.5 m`: a shown number with its unit, as it is written in a sentence. */
export function attachUnit(shown: string, unit: string): string {
  if (unit === '$') {
    const money = shown.replace(/\.\d$/, '$&0');
    return money.startsWith('−') ? `−$${money.slice(1)}` : `$${money}`;
  }
  if (unit === '%') return `${shown}%`;
  return unit === '' ? shown : `${shown} ${unit}`;
}

export function showMeasure(value: number, unit: string): string {
  const shown = showNumber(value);
  return attachUnit(shown, unitFor(shown, unit));
}

/** Units that are written for several, and lose more than an "s" where there is one. */
const single: Readonly<Record<string, string>> = {
  people: 'person',
  children: 'child',
  buses: 'bus',
  boxes: 'box',
  guesses: 'guess',
  'near misses': 'near miss',
};

/** `block` for 1, `blocks` for any other shown number; signs such as `m` and `kWh` stay. */
export function unitFor(shown: string, unit: string): string {
  if (shown !== '1' && shown !== '−1') return unit;
  return single[unit] ?? unit.replace(/^([a-z ]*[a-z]{3})s$/, '$1');
}

/** Puts shown values in the places that a text keeps for them; a place without a value stays. */
export function fillIn(text: string, shown: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (place, symbol: string) => shown[symbol] ?? place);
}
