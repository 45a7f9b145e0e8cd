import { equivalent } from '@playforward/math';
import { wordsToMath } from '../math/words-to-math.ts';
import { canonical, type Secret } from './secret.ts';

const piece = /[-+(√∛π\dA-Za-z][-+*/^()√∛π\d.A-Za-z =<>≤≥]{0,140}/g;

/** Letters of spoken mathematics run together with their numbers: `2 * x + 3` and `2 x + 3` read alike. */
function piecesOf(text: string): string[] {
  const math = wordsToMath(text.replace(/\b(?:sits|stands|is|goes|all) over\b/g, 'over'))
    .replace(
      /\b(?:take|use|write|have) ([-+*/^().\da-z ]{3,60}?) (?:2 \*|twice|two times|doubled)(?=[.,;!]|$)/gi,
      '2*($1)',
    )
    .replace(
      /\b(?:take|use|write|have) ([-+*/^().\da-z ]{3,60}?) (\d{1,3}) (?:\*|times)(?=[.,;!]|$)/gi,
      '$2*($1)',
    )
    .replace(/ equals | is (?=-?[\d(a-z](?:[\s\d)+*/^-]|$))/g, ' = ')
    .replace(/\b[A-Za-z]{2,}\b/g, ';')
    .replace(/[.,?!](?=\s|$)/g, ';');
  return math
    .split(';')
    .flatMap((part) => part.match(piece) ?? [])
    .map((part) => part.trim());
}

/** The sides of an equation, and the whole of it. */
function formsOf(text: string): string[] {
  const sides = text.split('=').map((side) => side.trim());
  return sides.length === 2 ? [text, ...sides] : [text];
}

const namesTerm =
  /\b(?:terms?|constant|coefficient|part|number)\b[^.!?]{0,24}\b(?:is|are|becomes|=|:)\s*(-?[\d./]*[a-z]?(?:\^\d)?)[.!]*\s*$/i;

/** 'The constant is 20.': one term of the key, where the problem does not show it. */
function tellsTerm(sentence: string, expression: string, secret: Secret): boolean {
  const said = canonical(namesTerm.exec(sentence)?.[1] ?? '');
  const terms = expression.split(/(?=[+-])|=/).map(canonical);
  return said !== '' && terms.length > 1 && terms.includes(said) && !secret.shown.has(said);
}

/** Whether a sentence holds the expression, equation or inequality that is the key, in any equal writing. */
export function tellsExpression(sentence: string, secret: Secret): boolean {
  const { expression } = secret;
  if (expression === null) return false;
  if (tellsTerm(sentence, expression, secret)) return true;
  const isEquation = /=/.test(expression) && !/[<>]/.test(expression);
  return piecesOf(sentence)
    .flatMap(formsOf)
    .some((text) => {
      if (!/[A-Za-zπ√∛]/.test(text) || text.length < 2 || secret.shown.has(canonical(text))) return false;
      if (equivalent(text, expression) === 'equal') return true;
      const right = isEquation ? (expression.split('=')[1] ?? '').trim() : '';
      return /[A-Za-zπ√∛]/.test(right) && right.length > 2 && equivalent(text, right) === 'equal';
    });
}
