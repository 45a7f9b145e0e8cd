import type { Plausible, PlausibleNumbers } from '../plausible.ts';
import { nameWordings, type Wording } from '../wordings.ts';

/** What a situation says and knows. Everything beside `text` and `plausible` is handed to whoever draws it. */
export type SceneFacts = {
  /** Whole ICU sentences by name, or several wordings of one. */
  readonly text: Readonly<Record<string, Wording>>;
  /** By placeholder: the numbers its sentences may be given. The verifier refuses others. */
  readonly plausible?: Readonly<Record<string, Plausible>>;
};

type Names<Facts> = keyof Facts & string;
type TextOf<Facts, Name> = Name extends keyof Facts
  ? Facts[Name] extends { readonly text: infer Text }
    ? keyof Text & string
    : never
  : never;

/** The names of all sentences: `<scene>-<sentence>`. */
type SceneKey<Facts> = { [Name in Names<Facts>]: `${Name}-${TextOf<Facts, Name>}` }[Names<Facts>];

/** Data as they are drawn: any number where one scene has a certain one. */
type Data<Value> = Value extends number
  ? number
  : Value extends object
    ? { readonly [Key in keyof Value]: Data<Value[Key]> }
    : Value;

/** A scene as it is drawn: its name as `key`, and its own data. */
type DrawnScene<Facts> = {
  [Name in Names<Facts>]: { readonly key: Name } & Data<Omit<Facts[Name], keyof SceneFacts>>;
}[Names<Facts>];

/** A pack of situations. */
export type Scenes<Facts> = {
  /** Its sentences, as a skill that names the pack under `scenes` says them. */
  readonly text: Readonly<Record<SceneKey<Facts>, string>>;
  /** To be drawn from. */
  readonly list: readonly DrawnScene<Facts>[];
  readonly plausible: PlausibleNumbers;
};

/** One scene of a pack. */
export type SceneOf<Pack extends { readonly list: readonly unknown[] }> = Pack['list'][number];

/**
 * Declares situations that skills share. Sentence 'told' of scene 'pump' is named `pump-told` in the text of a skill.
 *
 * @example defineScenes({ pump: { unit: 'liter', text: { told: 'A pump moves {n} liters.' } } }).list // [{ key: 'pump', unit: 'liter' }]
 */
export function defineScenes<const Facts extends Readonly<Record<string, SceneFacts>>>(
  facts: Facts,
): Scenes<Facts> {
  const scenes = Object.entries<SceneFacts>(facts);
  const sentences = scenes.flatMap(([name, { text, plausible = {} }]) =>
    Object.entries(text).map(([sentence, words]) => ({ key: `${name}-${sentence}`, words, plausible })),
  );
  const list = scenes.map(([key, { text: _text, plausible: _plausible, ...data }]) => ({
    key,
    ...data,
  }));
  return {
    text: nameWordings(Object.fromEntries(sentences.map(({ key, words }) => [key, words]))),
    list,
    plausible: Object.fromEntries(sentences.map(({ key, plausible }) => [key, plausible])),
  } as unknown as Scenes<Facts>;
}
