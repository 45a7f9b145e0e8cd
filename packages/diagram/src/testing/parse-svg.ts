/** What tests need of a DOM element; the package itself knows no DOM. */
export type SvgElement = {
  readonly tagName: string;
  readonly textContent: string;
  getAttribute(name: string): string | null;
  querySelector(selector: string): SvgElement | null;
  querySelectorAll(selector: string): Iterable<SvgElement>;
};

type Parser = { parseFromString(text: string, type: string): { readonly documentElement: SvgElement } };

/** Root of a well-formed document; throws with the parser's words when it is not. Needs a page: a `.dom.test.ts`. */
export function parseSvg(text: string): SvgElement {
  const { DOMParser } = globalThis as unknown as { DOMParser: new () => Parser };
  const root = new DOMParser().parseFromString(text, 'application/xml').documentElement;
  const fault = root.tagName === 'parsererror' ? root : root.querySelector('parsererror');
  if (fault !== null) throw new Error(`Not well-formed: ${fault.textContent}`);
  return root;
}
