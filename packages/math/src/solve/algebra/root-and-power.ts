import type { Exercised } from '../exercises/exercise.ts';
import { addStep, startChain } from '../proof/chain.ts';

const indexNames: Readonly<Record<string, number>> = {
  square: 2,
  cube: 3,
  cubic: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  '4th': 4,
  '5th': 5,
  '6th': 6,
  '3rd': 3,
  third: 3,
};
const marks: Readonly<Record<string, number>> = { '√': 2, '∛': 3, '∜': 4 };
const wish = String.raw`(?:(?:re)?(?:write|express|put|convert|change)(?: it| this| the expression)? )?`;
const inPowers = String.raw`(?:with|as|in|using|to|into)(?: an?| the)? ?(?:rational|fraction(?:al)?)? ?(?:exponents?(?: (?:form|notation))?|powers?(?: of [a-z])?|exponential (?:form|notation))`;
const inRoots = String.raw`(?:with|as|in|using|to|into)(?: an?| the)? ?(?:radicals?(?: (?:form|notation|signs?|expression))?|roots?(?: (?:form|notation))?)`;
const both = (piece: string, goal: string): RegExp =>
  new RegExp(
    String.raw`^${wish}(?:${piece})[\s,;:]*${wish}${goal}[\s.?!]*$|^(?:what is |whats )?(?:${piece})[\s,;:]*${goal}[\s.?!]*$`,
    'i',
  );

const root = String.raw`(?:the )?(?:([√∛∜])|(square|cube|fourth|fifth|sixth|[3-6](?:rd|th))[- ]root(?: of)? ?|root\[(\d)\] ?|(sqrt|cbrt) ?)`;
const inside = String.raw`\(?([a-z])(?: ?(?:\^ ?\(?(\d+)\)?|([²³⁴⁵])))?\)?`;
const rooted = both(
  String.raw`${root}${inside}|\(? ?${root}\(?([a-z])\)? ?\)? ?(?:\^ ?\(?(\d+)\)?|([²³⁴⁵]))`,
  inPowers,
);
const powered = both(String.raw`([a-z]) ?\^ ?\(? ?(\d+) ?\/ ?(\d+) ?\)?`, inRoots);

const small: Readonly<Record<string, string>> = { '²': '2', '³': '3', '⁴': '4', '⁵': '5' };

/** A root of a power as one power with a quotient above, and back: ∛(x^5) = x^(5/3). */
export function rootAndPower(typed: string): Exercised | null {
  const text = typed.replace(/\s+/g, ' ').trim();
  const back = powered
    .exec(text)
    ?.slice(1)
    .filter((one) => one !== undefined);
  if (back) {
    const [x = '', m = '', n = ''] = back;
    const mark = { '2': '√', '3': '∛', '4': '∜' }[n] ?? `root[${n}]`;
    return Number(n) < 2 ? null : said(`${x}^(${m}/${n})`, `${mark}${m === '1' ? x : `(${x}^${m})`}`);
  }
  const found = rooted
    .exec(text)
    ?.slice(1)
    .filter((one) => one !== undefined);
  if (!found) return null;
  const [sign = '', x = '', power = '1'] = found;
  const index =
    marks[sign] ??
    indexNames[sign.toLowerCase()] ??
    (sign === 'sqrt' ? 2 : sign === 'cbrt' ? 3 : Number(sign));
  const m = small[power] ?? power;
  if (!(index >= 2 && index <= 9) || Number(m) % index === 0) return null;
  return said(
    `${index === 2 ? '√' : index === 3 ? '∛' : index === 4 ? '∜' : `root[${index}]`}(${x}^${m})`,
    `${x}^(${m}/${index})`,
  );
}

function said(from: string, to: string): Exercised | null {
  const chain = startChain(from);
  addStep(chain, to, {
    rule: 'fraction-exponent',
    fill: { index: /\/(\d)\)/.exec(`${from}${to}`)?.[1] ?? '2' },
    proof: 'numeric',
  });
  return { kind: 'exponents', chain, answer: to, check: [{ claim: `${from} = ${to}`, holds: true }] };
}
