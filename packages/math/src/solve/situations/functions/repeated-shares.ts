import { evaluateExact } from '../../../judge/equivalent.ts';
import { rationalToDecimalText } from '../../../rational/rational-text.ts';
import { together } from '../../exercises/exercise.ts';
import { cutter } from '../../reading/cutter.ts';
import { countOf, countText, numberText, plainNumber } from '../../reading/number-texts.ts';
import { leavesNoRelation } from '../../reading/relating-words.ts';
import type { Situation } from '../situation.ts';
import { valued } from '../situation.ts';

const n = `(${numberText})`;
const unit = '(m|cm|ft|feet|meters?|in|inch(?:es)?)';
const share = '(\\d+(?:\\.\\d+)? ?%|\\d+\\/\\d+|0?\\.\\d+)';
const ordinals: Readonly<Record<string, number>> = {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
};
const whole = (text: string | undefined): number =>
  ordinals[text ?? ''] ?? countOf(text?.replace(/(?:st|nd|rd|th)$/, ''));
/** What stands in front of the share that is kept; any other word tells of another share. */
const keeps =
  '(?:to|bounc\\w+|rebound\\w*|is|be|of|that|reach\\w*|back|up|about|height|at|ris\\w+|retain\\w*|keep\\w*|maintain\\w*|return\\w*|goes|comes|time)';
const asPart = (text: string): string =>
  text.includes('%') ? `${plainNumber(text.replace('%', '').trim())}/100` : text;

/** A ball that comes up to a share of each height before: how high it comes after some bounces. */
export const bounceHeight: Situation = ({ text, places }) => {
  if (
    !/\bbounc\w*|\brebounds?\b/.test(text) ||
    /\btotal\b|\bdistance\b|\bhow many bounces\b|\baltogether\b/.test(text)
  )
    return null;
  const cut = cutter(text);
  const start =
    cut.take(
      new RegExp(
        `\\b(?:dropped|falls?|released|drops?|let go)(?: [a-z]+)*? (?:from|at)(?: a height of| the height of)? ${n} ?${unit}\\b`,
      ),
    ) ?? cut.take(new RegExp(`\\bheight of ${n} ?${unit}\\b`));
  const part = cut.take(new RegExp(`\\b(?:(los(?:es?|ing)|lost)|${keeps})[,:;]? ${share} (?:of|as high)`));
  const after = cut.take(
    new RegExp(
      `\\b(?:after|on|of|at|is)? ?(?:the |its )?(?:(\\d{1,2}(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth) (?:bounce|rebound)|(?:bounce|rebound) (\\d{1,2})|${countText} (?:bounces|rebounds))`,
    ),
  );
  const k = whole(after?.slice(1).find(Boolean));
  if (!start || !part || !(k >= 1 && k <= 12) || !/\bhow high\b|\bheight\b/.test(cut.rest())) return null;
  if (!leavesNoRelation(cut.rest(), /^(?:each|every|times?|last|back|same|if|previous)$/)) return null;
  const worked = valued(
    {
      formula: part[1] === undefined ? 'h = a · p^n' : 'h = a · (1 - p)^n',
      values: { a: plainNumber(start[1]), p: asPart(part[2] ?? ''), n: `${k}` },
      rule: 'equal-factors',
      kind: 'story',
    },
    places,
    2,
  );
  return worked && together([worked], { kind: 'story', answer: `${decimal(worked.answer)} ${start[2]}` });
};

const decimal = (value: string): string => {
  const exact = evaluateExact(value);
  return (exact && rationalToDecimalText(exact)) ?? value;
};

/** What loses a percent of itself again and again: what percent is left. */
export const percentLeft: Situation = ({ text, places }) => {
  if (!/\b(?:what|which|how many) (?:percent(?:age)?|%)|\bwhat percent/.test(text)) return null;
  const cut = cutter(text);
  const lost = cut.take(
    /\b(?:loses?|losing|decreases? by|drops? by|absorbs?|takes? away|falls? by) (\d+(?:\.\d+)?) ?%(?: of (?:its |the |his )?[a-z ]+?)? (?:every|each|per|an?) ([a-z]+)/,
  );
  const after = lost && cut.take(new RegExp(`\\b(?:after|in|below) ${n} ([a-z]+)`));
  if (!lost || !after || !/\b(?:left|remains?|remaining|still)\b/.test(cut.rest())) return null;
  const [one = '', many = ''] = [lost[2], after[2]];
  if (one.replace(/s$/, '') !== many.replace(/s$/, '') && !one.startsWith(many)) return null;
  if (!leavesNoRelation(cut.rest().replace(/%|\bpercent\b/g, ' '), /^(?:left|remain\w*|still)$/)) return null;
  const worked = valued(
    {
      formula: 'p = 100 · (1 - r/100)^n',
      values: { r: lost[1] ?? '', n: plainNumber(after[1]) },
      rule: 'equal-factors',
      kind: 'percent',
    },
    places,
    2,
  );
  return worked && together([worked], { kind: 'percent', answer: `${decimal(worked.answer)}%` });
};
