/**
 * A pattern written as it is read, with other patterns inside.
 * @example regex`\b(\d+) ${unit}\b`
 */
export const regex = (texts: TemplateStringsArray, ...inside: readonly string[]): RegExp =>
  new RegExp(String.raw(texts, ...inside));
