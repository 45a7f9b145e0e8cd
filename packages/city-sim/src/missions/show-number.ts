/** A number as a meter shows it: at most two decimals, a real minus sign, thousands apart from 10,000 on. */
export function showNumber(value: number): string {
  const rounded = Math.round(value * 100) / 100;
  const [whole = '0', decimals] = String(Math.abs(rounded)).split('.');
  const grouped = whole.length > 4 ? whole.replace(/\B(?=(\d{3})+$)/g, ',') : whole;
  return `${rounded < 0 ? '−' : ''}${grouped}${decimals ? `.${decimals}` : ''}`;
}

/** Puts shown values in the places that a text keeps for them; a place without a value stays. */
export function fillIn(text: string, shown: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (place, symbol: string) => shown[symbol] ?? place);
}
