import { toContentText } from './content-text.ts';
import {
  type ImportedItem,
  type ImportOutcome,
  importLimits,
  type RefusedItem,
  readNumber,
  Untakeable,
} from './imported-item.ts';
import { findAll, markupOf, readXml, type XmlNode } from './read-xml.ts';

const feedbackNames = ['feedbackInline', 'feedbackBlock', 'modalFeedback', 'rubricBlock'];
/** What a text may stand around without being part of the question. */
const notAsked = ['choiceInteraction', 'textEntryInteraction', ...feedbackNames];

/** Reads items of QTI 2.1, 2.2 and 3.0: one right choice, or one number. */
export function readQti(source: string): ImportOutcome {
  const taken: ImportedItem[] = [];
  const refused: RefusedItem[] = [];
  const nodes = readOrRefuse(source, refused);
  const items = findAll(nodes, 'assessmentItem');
  if (items.length === 0 && refused.length === 0) {
    refused.push({ title: 'file', line: 1, why: 'it holds no assessmentItem (QTI 2.1, 2.2 or 3.0)' });
  }
  for (const item of items) {
    const title = item.attributes.title ?? item.attributes.identifier ?? 'item';
    const line = lineOf(source, item.attributes.identifier);
    try {
      if (taken.length >= importLimits.items) throw new Untakeable('the file holds more than 500 items');
      taken.push({ title, line, ...readItem(item) });
    } catch (error) {
      if (!(error instanceof Untakeable)) throw error;
      refused.push({ title, line, why: error.message });
    }
  }
  return { taken, refused };
}

function readOrRefuse(source: string, refused: RefusedItem[]): XmlNode[] {
  try {
    return readXml(source);
  } catch (error) {
    if (!(error instanceof Untakeable)) throw error;
    refused.push({ title: 'file', line: 1, why: error.message });
    return [];
  }
}

function lineOf(source: string, identifier: string | undefined): number {
  const at = identifier === undefined ? -1 : source.indexOf(`"${identifier}"`);
  return at < 0 ? 1 : source.slice(0, at).split('\n').length;
}

type ReadItem = Omit<ImportedItem, 'title' | 'line'>;

function readItem({ children }: XmlNode): ReadItem {
  const body = findAll(children, 'itemBody');
  const interactions = findAll(body, 'itemBody').flatMap(({ children: inside }) => findInteractions(inside));
  const [interaction, second] = interactions;
  if (!interaction) throw new Untakeable('it has no interaction');
  if (second) throw new Untakeable('it asks more than one thing');
  const declaration = findAll(children, 'responseDeclaration').find(
    ({ attributes }) => attributes.identifier === interaction.attributes.responseIdentifier,
  );
  if (!declaration) throw new Untakeable('its interaction has no response declaration');
  const key = findAll(findAll(declaration.children, 'correctResponse'), 'value').map((value) =>
    markupOf(value.children).trim(),
  );
  if (key.length !== 1) throw new Untakeable(`it has ${key.length} right answers; a problem has one`);
  const [right = ''] = key;
  const feedback = feedbackOf(children, right);
  switch (interaction.name) {
    case 'choiceInteraction':
      return { ...readChoice(body, interaction, right), feedback };
    case 'textEntryInteraction':
      return { ...readNumeric(body, children, { right, declaration }), feedback };
    default:
      throw new Untakeable(`it is a ${interaction.name}; only choices and numbers are taken`);
  }
}

function findInteractions(nodes: readonly XmlNode[]): XmlNode[] {
  return nodes.flatMap((node) =>
    node.name.endsWith('Interaction') ? [node] : findInteractions(node.children),
  );
}

function readChoice(
  body: readonly XmlNode[],
  interaction: XmlNode,
  right: string,
): Omit<ReadItem, 'feedback'> {
  const choices = findAll(interaction.children, 'simpleChoice');
  const answer = choices.find(({ attributes }) => attributes.identifier === right);
  if (!answer) throw new Untakeable(`its right answer "${right}" is none of its choices`);
  const wrong = choices.filter((choice) => choice !== answer);
  if (wrong.length < 2) throw new Untakeable('it has one wrong choice; a problem needs at least two');
  const prompt = findAll(interaction.children, 'prompt');
  return {
    question: toContentText(`${markupOf(childrenOf(body), notAsked)} ${markupOf(childrenOf(prompt))}`),
    answer: { kind: 'choice', text: textOf(answer) },
    wrong: wrong.map((choice) => ({ text: textOf(choice), feedback: inlineFeedback(choice) })),
  };
}

function readNumeric(
  body: readonly XmlNode[],
  item: readonly XmlNode[],
  { right, declaration }: { right: string; declaration: XmlNode },
): Omit<ReadItem, 'feedback'> {
  const { baseType = '' } = declaration.attributes;
  if (!['integer', 'float'].includes(baseType)) {
    throw new Untakeable(`it asks for a ${baseType || 'text'}, not for a number`);
  }
  const loose = findAll(item, 'equal').find(
    ({ attributes }) => attributes.tolerance !== undefined && !/^[\s0.]*$/.test(attributes.tolerance),
  );
  if (loose) throw new Untakeable('it allows a tolerance; answers here are exact, so ask for a rounded one');
  return {
    question: toContentText(markupOf(childrenOf(body), notAsked)),
    answer: { kind: 'numeric', value: readNumber(right) },
    wrong: [],
  };
}

function childrenOf(nodes: readonly XmlNode[]): XmlNode[] {
  return nodes.flatMap(({ children }) => children);
}

function textOf({ children }: XmlNode): string {
  return toContentText(markupOf(children, feedbackNames));
}

function inlineFeedback({ children }: XmlNode): string | null {
  const [own] = findAll(children, 'feedbackInline');
  return own ? toContentText(markupOf(own.children)) : null;
}

/** What the item says to the right answer: feedback named after it, inside the choice or at the end. */
function feedbackOf(nodes: readonly XmlNode[], right: string): string | null {
  const all = feedbackNames.flatMap((name) => findAll(nodes, name));
  const own = all.find(({ attributes }) => attributes.identifier === right);
  return own ? toContentText(markupOf(own.children)) : null;
}
