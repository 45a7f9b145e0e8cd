import { equivalent } from '@playforward/math';
import { termsOf } from '../claims/terms-of.ts';
import { squeezed } from '../solution-path.ts';

const mostProducts = 12;
const same = (a: string, b: string): boolean => equivalent(a, b) === 'equal';
const inBrackets = (text: string): string => (/^-/.test(text) ? `(${text})` : text);

/** The factors of a term, each as the terms it is a sum of: "2x(x - 7)^2" has 2x, and twice x and -7. */
function factorsOf(term: string): readonly (readonly string[])[] | null {
  const [, sign = '', size = ''] = /^([+-]?)(.*)$/.exec(term) ?? [];
  const factors: (readonly string[])[] = [];
  const part = /\(([^()]+)\)(?:\^(\d))?|[^()]+/g;
  for (const [all, inner, power] of size.matchAll(part)) {
    if (inner === undefined) factors.push([all.replace(/^[*·]|[*·]$/g, '')]);
    else factors.push(...Array.from({ length: Number(power ?? 1) }, () => termsOf(inner)));
  }
  if (sign === '-') {
    const [first, ...more] = factors;
    const isOne = first?.length === 1;
    factors.splice(0, factors.length, ...(isOne ? [[`-${first[0]}`], ...more] : [['-1'], ...factors]));
  }
  const isRead = factors.every((one) => one.length > 0 && one.every((each) => /^[+-]?[\w.^*]+$/.test(each)));
  return isRead ? factors : null;
}

/** All products of one term of each factor, before anything is put together. */
function productsOf(sum: string): readonly string[] | null {
  const all: string[] = [];
  for (const term of termsOf(sum)) {
    const factors = factorsOf(term);
    if (!factors) return null;
    const products = factors.reduce<readonly string[]>(
      (so, factor) =>
        so.flatMap((one) =>
          factor.map((each) => {
            const bare = inBrackets(each.replace(/^\+/, ''));
            return one === '' ? bare : `${one} * ${bare}`;
          }),
        ),
      [''],
    );
    all.push(...products);
    if (all.length > mostProducts) return null;
  }
  return all;
}

/** The products that a sum does not have, and the terms of the sum that no products make. */
function unmatched(products: readonly string[], sum: string) {
  const left = [...products];
  const terms = termsOf(sum).filter((term) => {
    const one = left.findIndex((product) => same(product, term));
    if (one >= 0) return left.splice(one, 1).length === 0;
    // Two like terms may be put together already.
    for (const [at, first] of left.entries())
      for (const [by, second] of left.slice(at + 1).entries())
        if (same(`${first} + ${second}`, term)) {
          left.splice(at + 1 + by, 1);
          left.splice(at, 1);
          return false;
        }
    return true;
  });
  return { products: left, terms };
}

const shown = (product: string): string => `$${product.replaceAll(' * ', ' \\cdot ')}$`;
const isProduct = (text: string): boolean => /[\d\w)]\(|\)\^|\*\(/.test(text);

/**
 * Where a product and the sum that it is said to be part: the one product of two terms that came out wrong, or those that
 * are missing. What it comes to is not told; null where they part in more than one place. `isOwn`: the first of both is the
 * student's, and the other one the problem's.
 */
export function reasonOfProduct(
  one: string,
  other: string,
  { isOwn }: { readonly isOwn: boolean } = { isOwn: false },
): string | null {
  const [product, sum] = isProduct(squeezed(one)) ? [one, other] : [other, one];
  if (!isProduct(squeezed(product)) || isProduct(squeezed(sum))) return null;
  const products = productsOf(product);
  if (!products || products.length < 2) return null;
  const left = unmatched(products, squeezed(sum));
  const [first, second] = left.products;
  const [term, ...terms] = left.terms;
  if (first === undefined || terms.length > 0) return null;
  // Terms that only the student's product has are none that the problem lost.
  if (term === undefined)
    return left.products.length > 2 || (product === one && isOwn)
      ? null
      : second !== undefined && same(first, second)
        ? `The product ${shown(first)} comes up twice. Where is it in your line?`
        : `${left.products.map(shown).join(' and ')} ${left.products.length > 1 ? 'are' : 'is'} missing in it. What do you get there?`;
  const bare = `$${term.replace(/^\+/, '')}$`;
  if (left.products.length === 1)
    return product === one && isOwn
      ? `All but one product in it fit the problem. Look at ${shown(first)}: the problem has ${bare} there. Which term in the parentheses has to change?`
      : `All but one product in it fit. Look again at ${shown(first)}, where you have ${bare}. What does it come to, with its sign?`;
  return null;
}
