import { toContentText } from './content-text.ts';
import {
  type ImportedItem,
  type ImportOutcome,
  importLimits,
  type RefusedItem,
  readNumber,
  Untakeable,
} from './imported-item.ts';

type Block = { text: string; line: number };

/** Items apart by empty lines; comment lines and `$CATEGORY` lines say nothing about a problem. */
function splitBlocks(source: string): Block[] {
  const blocks: Block[] = [];
  let open: Block | undefined;
  for (const [at, row] of source.replace(/\r\n?/g, '\n').split('\n').entries()) {
    if (/^\s*(\/\/|\$CATEGORY:)/.test(row)) continue;
    if (row.trim() === '') {
      open = undefined;
      continue;
    }
    if (open) {
      open.text += `${row}\n`;
    } else {
      open = { text: `${row}\n`, line: at + 1 };
      blocks.push(open);
    }
  }
  return blocks;
}

const escaped: Readonly<Record<string, string>> = { n: ' ' };
/** Stands for an escaped sign while the item is taken apart; private characters no text holds. */
const hide = (text: string): string =>
  text.replace(/\\([~=#{}:n])/g, (_, sign: string) => String.fromCharCode(0xe000 + sign.charCodeAt(0)));
const show = (text: string): string =>
  text.replace(/[\ue000-\ue0ff]/g, (sign) => {
    const plain = String.fromCharCode(sign.charCodeAt(0) - 0xe000);
    return escaped[plain] ?? plain;
  });

type Answer = { right: boolean; text: string; feedback: string | null };

/** Reads problems in GIFT: those with one right choice, and those with one number (Moodle's plain text format). */
export function readGift(source: string): ImportOutcome {
  const taken: ImportedItem[] = [];
  const refused: RefusedItem[] = [];
  for (const block of splitBlocks(source)) {
    const title = /^\s*::(.*?)::/s.exec(hide(block.text))?.[1];
    const name = show(title ?? block.text.slice(0, 40)).trim();
    try {
      if (taken.length >= importLimits.items) throw new Untakeable('the file holds more than 500 items');
      taken.push(readBlock(block, name));
    } catch (error) {
      if (!(error instanceof Untakeable)) throw error;
      refused.push({ title: name, line: block.line, why: error.message });
    }
  }
  return { taken, refused };
}

function readBlock({ text, line }: Block, title: string): ImportedItem {
  const body = hide(text).replace(/^\s*::.*?::/s, '');
  const parts = /^(.*?)\{(.*)\}(.*)$/s.exec(body);
  if (!parts) throw new Untakeable('it has no answers between { and }');
  const [, before = '', inside = '', after = ''] = parts;
  const blank = after.trim() === '' ? before : `${before} ____ ${after}`;
  const question = clean(blank.replace(/^\s*\[\w+\]/, ''));
  const [answers = '', general] = inside.split('####');
  const whole = general === undefined ? null : clean(general);
  const plain = answers.trim();
  if (plain === '') throw new Untakeable('it asks for an essay');
  if (/^(T|F|TRUE|FALSE)\s*(#|$)/i.test(plain)) {
    throw new Untakeable('it asks for true or false, and a problem needs at least two wrong answers');
  }
  const read = plain.startsWith('#') ? readNumeric(plain.slice(1)) : readChoices(plain);
  return { title, question, ...read, feedback: read.feedback ?? whole, line };
}

type ReadAnswers = Pick<ImportedItem, 'answer' | 'wrong' | 'feedback'>;

function readNumeric(text: string): ReadAnswers {
  const answers = /^\s*[=~]/.test(text) ? splitAnswers(text) : [{ ...splitFeedback(text), right: true }];
  const right = answers.filter((one) => one.right);
  if (right.length !== 1) throw new Untakeable('it has more than one right number');
  const [answer] = right;
  const [value = '', tolerance = '0'] = (answer?.text ?? '').split(':');
  if (value.includes('..')) throw new Untakeable('it takes a range of numbers; answers here are exact');
  if (Number(tolerance) !== 0) {
    throw new Untakeable(`it allows ±${tolerance.trim()}; answers here are exact, so ask for a rounded one`);
  }
  return {
    answer: { kind: 'numeric', value: readNumber(value) },
    wrong: answers
      .filter((one) => !one.right && /\d/.test(one.text))
      .map((one) => ({
        text: readNumber(one.text.split(':')[0] ?? ''),
        feedback: cleanOrNull(one.feedback),
      })),
    feedback: cleanOrNull(answer?.feedback ?? null),
  };
}

function readChoices(text: string): ReadAnswers {
  const answers = splitAnswers(text);
  if (answers.some((one) => one.text.includes('->'))) throw new Untakeable('it asks to match pairs');
  const right = answers.filter((one) => one.right);
  const wrong = answers.filter((one) => !one.right);
  if (wrong.length === 0) throw new Untakeable('it asks for typed words');
  if (right.length !== 1) throw new Untakeable(`it has ${right.length} right choices; a problem has one`);
  if (wrong.length < 2) throw new Untakeable('it has one wrong choice; a problem needs at least two');
  const [answer] = right;
  return {
    answer: { kind: 'choice', text: clean(answer?.text ?? '') },
    wrong: wrong.map((one) => ({ text: clean(one.text), feedback: cleanOrNull(one.feedback) })),
    feedback: cleanOrNull(answer?.feedback ?? null),
  };
}

function splitAnswers(text: string): Answer[] {
  return [...text.matchAll(/([=~])([^=~]*)/g)].map(([, sign, rest = '']) => {
    const { text: answer, feedback } = splitFeedback(rest);
    const weight = /^\s*%(-?[\d.]+)%/.exec(answer)?.[1];
    if (weight !== undefined && ![0, 100].includes(Number(weight))) {
      throw new Untakeable('it gives part of the points for an answer');
    }
    const bare = answer.replace(/^\s*%-?[\d.]+%/, '');
    return { right: weight === undefined ? sign === '=' : Number(weight) === 100, text: bare, feedback };
  });
}

function splitFeedback(text: string): { text: string; feedback: string | null } {
  const [answer = '', feedback] = text.split('#');
  return { text: answer, feedback: feedback ?? null };
}

function clean(text: string): string {
  return toContentText(show(text));
}

function cleanOrNull(text: string | null): string | null {
  return text === null || text.trim() === '' ? null : clean(text);
}
