import type { Fact, Size } from './facts.ts';
import { type Clause, clause, type Groups } from './story-words.ts';

export const number = (text: string | undefined): Size => ({ text: text ?? '', money: false, part: false });
const dollars = (text: string | undefined): Size => ({ text: text ?? '', money: true, part: false });
export const part = (text: string): Size => ({ text, money: false, part: true });
export const sizeOf = ({ n, p }: Groups): Size => (p === undefined ? number(n) : dollars(p));
export const named = <Name extends string>(
  name: Name,
  value: string | undefined,
): { readonly [K in Name]?: string } =>
  (value === undefined ? {} : { [name]: value }) as { readonly [K in Name]?: string };
export const fewer = (way: string | undefined): boolean =>
  /fewer|less|younger|lighter|shorter|cheaper|slower/.test(way ?? '');

export type Rule = readonly [templates: readonly Clause[], build: (found: Groups) => Fact | readonly Fact[]];
export const rule = (templates: readonly string[], build: Rule[1]): Rule => [templates.map(clause), build];
