/** A number of a story: a plain one, dollars, or a part of what is there. */
export type Size = {
  readonly text: string;
  readonly money: boolean;
  readonly part: boolean;
  /** A part of what is left by then, and not of all. */
  readonly ofRest?: boolean;
};

/** What one clause tells. A missing `who` is the one of the clause before; a missing `what` is what was told of last. */
export type Fact =
  | { readonly kind: 'has'; readonly who?: string; readonly size: Size; readonly what?: string }
  | {
      readonly kind: 'event';
      readonly who?: string;
      readonly verb: string;
      readonly way: 'in' | 'out';
      readonly size: Size;
      readonly what?: string;
      readonly to?: string;
      /** Told as some more, so there have to be some already. */
      readonly more?: boolean;
    }
  | { readonly kind: 'same-again'; readonly size: Size; readonly what?: string }
  | {
      readonly kind: 'compare';
      readonly who: string;
      readonly than: string;
      readonly factor?: string;
      readonly plus?: Size;
      readonly fewer: boolean;
      readonly what?: string;
      readonly years?: number;
    }
  | { readonly kind: 'left'; readonly size: Size; readonly what?: string }
  | { readonly kind: 'together'; readonly size: Size; readonly what?: string; readonly years?: number }
  | { readonly kind: 'item'; readonly count: string; readonly what: string; readonly price: string }
  | { readonly kind: 'price'; readonly what: string; readonly price: string; readonly ofAll: boolean }
  | { readonly kind: 'paid'; readonly price: string }
  | { readonly kind: 'pays-with'; readonly price: string }
  | { readonly kind: 'coupon'; readonly price: string }
  | {
      readonly kind: 'percent';
      readonly way: 'tax' | 'tip' | 'discount';
      readonly percent: string;
      readonly what?: string;
    }
  | {
      readonly kind: 'rate';
      readonly who?: string;
      readonly size: Size;
      readonly what?: string;
      readonly per: string;
      readonly way: 'in' | 'out';
      readonly start?: string;
    }
  | { readonly kind: 'time'; readonly who?: string; readonly size: Size; readonly per: string }
  | {
      readonly kind: 'shared';
      readonly size?: Size;
      readonly what?: string;
      readonly groups: string;
      readonly into: string;
    }
  | { readonly kind: 'job'; readonly who: string; readonly size: Size; readonly per: string }
  | { readonly kind: 'both' }
  | {
      readonly kind: 'crew';
      readonly many: string;
      readonly who: string;
      readonly time: string;
      readonly per: string;
    }
  | {
      readonly kind: 'goes-with';
      readonly one: string;
      readonly of: string;
      readonly other: string;
      readonly what: string;
    }
  | {
      readonly kind: 'ratio-share';
      readonly size: Size;
      readonly names: readonly [string, string];
      readonly ratio: readonly [string, string];
    }
  | { readonly kind: 'resold'; readonly cost: string; readonly price: string }
  | { readonly kind: 'mix'; readonly one: string; readonly other: string }
  | { readonly kind: 'mixed'; readonly size: Size; readonly price: string; readonly what: string }
  | { readonly kind: 'sold'; readonly count: string; readonly what: string; readonly price: string }
  | { readonly kind: 'change'; readonly who?: string; readonly percent: string; readonly up: boolean }
  | { readonly kind: 'share'; readonly percent: string; readonly what: string }
  | { readonly kind: 'holds'; readonly size: Size; readonly what?: string; readonly into: string };

/** A tank that holds 45 liters has them, where no other things are put into it. */
export const heldAsHad = (fact: Fact): Fact =>
  fact.kind === 'holds'
    ? {
        kind: 'has',
        who: fact.into,
        size: fact.size,
        ...(fact.what === undefined ? {} : { what: fact.what }),
      }
    : fact;
