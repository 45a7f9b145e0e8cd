/** Things a class might buy, in the plural and one of them. */
export const shopItems = [
  { one: 'notebook', many: 'notebooks' },
  { one: 'paint set', many: 'paint sets' },
  { one: 'sticker sheet', many: 'sticker sheets' },
  { one: 'seed packet', many: 'seed packets' },
  { one: 'muffin', many: 'muffins' },
  { one: 'bus ticket', many: 'bus tickets' },
  { one: 'melon', many: 'melons' },
  { one: 'pencil case', many: 'pencil cases' },
  { one: 'comic', many: 'comics' },
  { one: 'paint brush', many: 'paint brushes' },
] as const;

export type ShopItem = (typeof shopItems)[number];

/** A whole number of cents as content text: 250 is `\$2.50`. */
export function centsText(cents: number): string {
  return `\\$${(cents / 100).toFixed(2)}`;
}
