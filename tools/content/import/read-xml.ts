import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { importLimits, Untakeable } from './imported-item.ts';

/** An element or a piece of text, in the order of the document. Names are those of QTI 2, whatever the version. */
export type XmlNode = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: XmlNode[];
  text: string;
};

const textName = '#text';

/**
 * Reads XML that is data and nothing else: a document type or an entity of its own is refused before anything is
 * read, entities are left as they stand, and depth is limited.
 */
export function readXml(source: string): XmlNode[] {
  if (/<!(DOCTYPE|ENTITY)/i.test(source)) throw new Untakeable('it declares a document type or entities');
  const valid = XMLValidator.validate(source);
  if (valid !== true) throw new Untakeable(`line ${valid.err.line}: ${valid.err.msg}`);
  const parser = new XMLParser({
    preserveOrder: true,
    ignoreAttributes: false,
    attributeNamePrefix: '',
    processEntities: false,
    htmlEntities: false,
    parseTagValue: false,
    parseAttributeValue: false,
    trimValues: false,
    removeNSPrefix: true,
  });
  return toNodes(parser.parse(source), 0);
}

type Parsed = Record<string, unknown>;

function toNodes(list: unknown, depth: number): XmlNode[] {
  if (depth > importLimits.xmlDepth) throw new Untakeable('its elements are nested too deeply');
  if (!Array.isArray(list)) return [];
  return (list as Parsed[]).flatMap((entry) => {
    const name = Object.keys(entry).find((key) => key !== ':@');
    if (name === undefined || name.startsWith('?')) return [];
    if (name === textName)
      return [{ name: textName, attributes: {}, children: [], text: String(entry[name]) }];
    const attributes = Object.entries((entry[':@'] ?? {}) as Parsed).map(([key, value]) => [
      camel(key),
      String(value),
    ]);
    return [
      {
        name: camel(name.replace(/^qti-/, '')),
        attributes: Object.fromEntries(attributes),
        children: toNodes(entry[name], depth + 1),
        text: '',
      },
    ];
  });
}

/** QTI 3 writes `qti-simple-choice` and `response-identifier` for what QTI 2 calls simpleChoice and responseIdentifier. */
function camel(name: string): string {
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** Every element of a name below these nodes, outermost first; does not look inside what it finds. */
export function findAll(nodes: readonly XmlNode[], name: string): XmlNode[] {
  return nodes.flatMap((node) => (node.name === name ? [node] : findAll(node.children, name)));
}

/** The words below these nodes with their tags, except inside the named elements. */
export function markupOf(nodes: readonly XmlNode[], without: readonly string[] = []): string {
  return nodes
    .map(({ name, children, text }) => {
      if (name === textName) return text;
      if (without.includes(name)) return ' ';
      return `<${name}>${markupOf(children, without)}</${name}>`;
    })
    .join('');
}
