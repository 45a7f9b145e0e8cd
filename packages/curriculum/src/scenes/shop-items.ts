/** Things a class might buy, one of them and several, with the least and the most cents that one may cost. */
const shopItems = [
  { one: 'notebook', many: 'notebooks', least: 50, most: 800 },
  { one: 'paint set', many: 'paint sets', least: 200, most: 2500 },
  { one: 'sticker sheet', many: 'sticker sheets', least: 20, most: 300 },
  { one: 'seed packet', many: 'seed packets', least: 40, most: 500 },
  { one: 'muffin', many: 'muffins', least: 50, most: 500 },
  { one: 'bus ticket', many: 'bus tickets', least: 80, most: 600 },
  { one: 'melon', many: 'melons', least: 125, most: 800 },
  { one: 'pencil case', many: 'pencil cases', least: 150, most: 1500 },
  { one: 'comic', many: 'comics', least: 80, most: 900 },
  { one: 'paint brush', many: 'paint brushes', least: 25, most: 1000 },
  { one: 'pencil', many: 'pencils', least: 15, most: 150 },
  { one: 'eraser', many: 'erasers', least: 20, most: 250 },
  { one: 'balloon', many: 'balloons', least: 10, most: 125 },
  { one: 'postcard', many: 'postcards', least: 20, most: 250 },
] as const;

export type ShopItem = (typeof shopItems)[number];

/** Things of which one may cost so much. */
export function itemsAt(cents: number): readonly ShopItem[] {
  return shopItems.filter(({ least, most }) => least <= cents && cents <= most);
}

/** A whole number of cents as content text: 250 is `\$2.50`. */
export function centsText(cents: number): string {
  return `\\$${(cents / 100).toFixed(2)}`;
}
