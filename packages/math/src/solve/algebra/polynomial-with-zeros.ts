import { type Ask, type Exercised, together } from '../exercises/exercise.ts';

const request =
  /^(?:(?:write|find|give|make|what is) )?(?:an? |the )?(?:equation of (?:an? |the )?)?(?:real )?(quadratic|cubic|quartic|polynomial)?(?: (equation|function|polynomial|expression))?(?: p\(x\)| f\(x\))?((?: of| with| in|,| that has| has| which has| having| whose| and| that|:)* (?:.*?))\b(?:zeros|roots|zeroes|solutions)(?: are| of|:| at| is)? ?((?:(?!\b(?:leading|lead|with|in)\b)[^.?!:])+?)((?:,? (?:and )?(?:(?:with|a|an) )*(?:leading|lead) coeff(?:icient)?\.? (?:of |is |= ?)?-?\d+)?(?:,? in standard form)?)[\s.?!]*$/i;
const degrees: Readonly<Record<string, number>> = { quadratic: 2, cubic: 3, quartic: 4 };
const allowed =
  /^(?:of|with|in|that|has|which|having|whose|and|a|an|the|least|lowest|smallest|possible|minimum|degree|real|rational|integer|coefficients?|leading|lead|coeff|standard|form|is|\d+|-\d+|as|its|are)?$/i;

/** The polynomial whose zeros are told, with the number in front that is told. */
export function polynomialWithZeros(typed: string, ask: Ask): Exercised | null {
  const text = typed
    .replace(/[−–]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(
      /^(?:the )?(zeros|roots) of (?:an? |the )?(polynomial|quadratic|cubic)(?: function)? are ([^.?!]+?)((?:,| with|;)? (?:the )?leading coeff(?:icient)?\.? (?:is |of )?-?\d+)?[.;,]? (?:write|find|give|what is) (?:the|its|an?) (?:polynomial|equation|function)( in standard form)?[.?!]*$/i,
      'write a $2 with $1 $3$4$5',
    );
  const [, shape = '', thing = '', middle = '', zeros, end = ''] = request.exec(text) ?? [];
  if (zeros === undefined || (shape === '' && thing === '')) return null;
  const said = `${middle} ${end}`;
  const lead = /(?:leading|lead) coeff(?:icient)?\.? (?:of |is |= ?)?(-?\d+)/i.exec(said)?.[1] ?? '1';
  const degree = degrees[shape.toLowerCase()] ?? Number(/degree (?:of )?(\d)/i.exec(said)?.[1] ?? 0);
  if (!said.split(/[\s,.:]+/).every((word) => allowed.test(word)) || /multiplicity/i.test(text)) return null;
  const list = zeros
    .split(/,(?: and)?|\band\b|&/i)
    .map((one) => one.trim())
    .filter((one) => one !== '');
  if (list.length < 2 || lead === '0' || !list.every((one) => /^[-\d/√i ()+±]+$/.test(one))) return null;
  const solved = ask(
    `find the polynomial of least degree with real coefficients that has zeros ${list.join(', ')}`,
  );
  if (!solved) return null;
  const found = Math.max(
    ...[...solved.answer.matchAll(/x(?:\^(\d))?/g)].map(([, power]) => Number(power ?? 1)),
  );
  if (degree !== 0 && degree !== found) return null;
  const scaled = lead === '1' ? null : ask(`expand ${lead}(${solved.answer})`);
  if (lead !== '1' && !scaled) return null;
  const answer = scaled?.answer ?? solved.answer;
  return together(scaled ? [solved, scaled] : [solved], {
    kind: 'expand',
    answer: /equation/i.test(thing) ? `${answer} = 0` : answer,
  });
}
