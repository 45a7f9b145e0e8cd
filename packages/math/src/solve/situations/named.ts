import { cutter } from '../reading/cutter.ts';
import { numberText, plainNumber } from '../reading/number-texts.ts';

/** Words of each quantity, as the source of a pattern; the first that fits takes the number behind it. */
export type Names<Key extends string> = Readonly<Record<Key, string>>;
export type Named<Key extends string> = {
  readonly values: Readonly<Partial<Record<Key, string>>>;
  readonly rest: string;
};

const between =
  '(?:[\\s:=,(]|\\b(?:is|was|are|of|equals?|at|being|about|scores?|weights?|heights?|values?|known|the|an?|to|be|level|size|in|for|its)\\b)*';
const measured = `\\$?(${numberText}(?:\\s?%)?)`;

/** Reads the number behind each name; null where a quantity is told twice with different numbers. */
export function readNamed<Key extends string>(text: string, names: Names<Key>): Named<Key> | null {
  const cut = cutter(text);
  const values: Partial<Record<Key, string>> = {};
  for (const key of Object.keys(names) as Key[]) {
    const pattern = new RegExp(`(?<![a-z])(?:${names[key]})(?![a-z])${between}${measured}`);
    for (const found of cut.takeAll(pattern)) {
      const value = plainNumber(found[1]);
      if (values[key] !== undefined && values[key] !== value) return null;
      values[key] = value;
    }
  }
  return { values, rest: cut.rest() };
}
