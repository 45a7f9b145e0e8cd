import { parseMath } from '@playforward/math';
import { replaceMath } from '../../solve/math-runs.ts';
import { plainClaim } from '../claims/plain-claim.ts';
import { inSigns } from '../math-pieces.ts';

/** The words of a text with a # for each piece of mathematics, and these pieces. */
export type Form = { readonly words: string; readonly maths: readonly string[] };

/** "9% 0.9" are two numbers beside each other; "7 2/3" is one. */
const besides =
  /(?<=(?<![a-z])[a-z]|²|³)\s+(?=[-−]?\d+\/\d)|(?<=[\d%)a-z²³])\s+(?=[-−]?(?:\d+(?:\.\d+)?(?![\d.]*\/)|[(√]))(?<![-+*/×·÷^=<>(]\s+)/i;
/** Numbers or letters with an operation between. */
export const calculation = /[\d)%a-z]\s*[-+*/×·÷^]\s*[-−]?[\d(√a-z]/i;
const joint = /\s+(and|or)\s+/i;
/** "3 plus w": an operation in words beside a letter. */
const besideLetter: readonly (readonly [RegExp, string])[] = [
  [/(?<=\d|\b[a-z])\s+plus\s+(?=[\d(]|[a-z]\b)/gi, ' + '],
  [/(?<=\d|\b[a-z])\s+minus\s+(?=[\d(]|[a-z]\b)/gi, ' - '],
  [/(?<=\d|\b[a-z])\s+times\s+(?=[\d(]|[a-z]\b)/gi, ' * '],
];
const article = /^(?:[iau]\s+)+(?=[-−(]?\d)/i;

const isReadable = (text: string): boolean =>
  text.split(/[=<>≤≥]/).every((side) => side.trim() !== '' && parseMath(side.replace(/%/g, '/100')).ok) ||
  /^\d+(?:\.\d+)?:\d+(?:\.\d+)?$/.test(text);

export function formOf(text: string): Form {
  const maths: string[] = [];
  const signs = besideLetter.reduce(
    (all, [words, sign]) => all.replace(words, sign),
    inSigns(plainClaim(text)),
  );
  const marked = replaceMath(signs, (run) =>
    run
      .split(joint)
      .flatMap((part, at) => {
        if (at % 2 === 1) return [part];
        return part
          .replace(article, '')
          .split(besides)
          .map((one) => {
            const math = one
              .replace(/^[\s,;:]+|[\s,.;:?!]+$/g, '')
              .replace(/(?<=\d)\s*%/g, '%')
              .replace(/(?<!\d)\.(?=\d)/g, '0.');
            if (!isReadable(math)) return one;
            maths.push(math);
            return '#';
          });
      })
      .join(' '),
  );
  const words = marked
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z\d#]+/g, ' ')
    .replace(/\b(?:wat|wut|wht|whut)(?=s?\b)/g, 'what')
    .trim();
  return { words, maths };
}

/** Words that may stand before a question and change nothing of it. */
export const lead =
  '^(?:(?:so|but|wait|ok|okay|and|um|uh|oh|then|like|hm+|because|cuz|bc|i (?:think|thought)|idk|no|yes|yeah|also|well) )*';
/** Verbs that a question for yes or no begins with. */
export const asking =
  '(?:is|are|isnt|arent|aint|does|doesnt|do|dont|would|wouldnt|can|cant|could|will|wont|did|how is|is it true that)';

export const pattern = (...parts: readonly string[]): RegExp => new RegExp(parts.join(''));
