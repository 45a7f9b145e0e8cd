import { escapeXml } from './escape-xml.ts';

/** Finished markup. Only `element` makes it, so a plain string can never slip in unescaped. */
export type Markup = { readonly markup: string };

export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** One SVG element; strings among the children are text and are escaped, numbers keep two decimals. */
export function element(name: string, attributes: Attributes, ...children: (Markup | string)[]): Markup {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(
      ([key, value]) => ` ${key}="${typeof value === 'number' ? decimal(value) : escapeXml(String(value))}"`,
    )
    .join('');
  const inside = children
    .map((child) => (typeof child === 'string' ? escapeXml(child) : child.markup))
    .join('');
  return { markup: inside === '' ? `<${name}${written}/>` : `<${name}${written}>${inside}</${name}>` };
}

/** Farther away nothing is seen, and numbers would need an exponent. */
const farthest = 1e6;

/** A number as SVG reads it: at most two decimals, never an exponent; what lies far off the sheet lies at its far end. */
export function decimal(value: number): string {
  const near = Math.min(Math.max(value, -farthest), farthest);
  return String(Number(near.toFixed(2)));
}
