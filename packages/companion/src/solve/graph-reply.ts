import { evaluateExact, rationalToFractionText } from '@playforward/math';
import type { CompanionReply } from '../companion-context.ts';
import { solvedText } from '../say/solved-text.ts';
import { showMath } from './show-math.ts';

const inputs = [-2, -1, 0, 1, 2, 3] as const;
const fewest = 3;

const rule = /(?:\by\s*=|\b[a-z]\(x\)\s*=)\s*([-−\d(x√][-−\dx\s.+*/^()²³√·×]*)/i;

/** Exact points of y = an expression in x; inputs without an exact value are left out. */
function pointsOf(expression: string): readonly string[] {
  return inputs.flatMap((x) => {
    const put = expression.replace(/(\d?)\s*x/gi, (_, digit: string) =>
      digit === '' ? `(${x})` : `${digit} * (${x})`,
    );
    const y = evaluateExact(put.replace(/\)\s*\(/g, ') * ('));
    return y === null ? [] : [showMath(`(${x}, ${rationalToFractionText(y)})`)];
  });
}

/** How to draw a typed rule: a few exact points to join. Without a rule it says how to type one. */
export function graphReply(text: string): CompanionReply {
  const expression = rule.exec(text)?.[1]?.trim();
  const points = expression === undefined ? [] : pointsOf(expression);
  const known = expression !== undefined && points.length >= fewest;
  return {
    text: known
      ? [
          solvedText.graphOpening(showMath(`y = ${expression}`)),
          points.join(', ').concat('.'),
          solvedText.graphEnd,
        ].join(' ')
      : solvedText.graphHow,
    personality_mode: 'guiding',
    emotional_state: 'focused',
    interaction_type: known ? 'solution' : 'chat',
    source: known ? 'solver' : 'authored',
  };
}
