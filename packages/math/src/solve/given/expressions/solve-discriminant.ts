import { type Ask, type Exercised, together } from '../../exercises/exercise.ts';
import { addStep, startChain } from '../../proof/chain.ts';
import { type Given, saysOnly } from '../read-given.ts';

const own =
  /^(?:many|exactly|only|real|distinct|different|equal|double|repeated|root|roots|solutions?|zeros?|no|two|single|equations?|quadratic|make|makes|so|such|will|constant|value|values|number|numbers|all|if|must|be|possible|positive|negative|#)$/;

/** `3x^2`, `-kx`, `+ (k + 1)x`, `k`: the factor in front of a power of x. */
function coefficientsIn(side: string, x: string): readonly [string, string, string] | null {
  const terms = side
    .replace(/\s+/g, '')
    .replace(/²/g, '^2')
    .match(/[+-]?(?:\([^()]*\)|[^+\-()])+/g);
  const found: (string | undefined)[] = [undefined, undefined, undefined];
  for (const term of terms ?? []) {
    const power = term.endsWith(`${x}^2`) ? 2 : term.endsWith(x) ? 1 : 0;
    const front = power === 2 ? term.slice(0, -3) : power === 1 ? term.slice(0, -1) : term;
    if (front.includes(x) || found[power] !== undefined || /\^/.test(front)) return null;
    const bare = front.replace(/\*$/, '').replace(/^\+/, '');
    found[power] = bare === '' ? '1' : bare === '-' ? '-1' : bare;
  }
  const [c, b, a] = found;
  return a === undefined ? null : [a, b ?? '0', c ?? '0'];
}

/** For which values of a letter a quadratic equation has one solution, two or none. */
export function solveDiscriminant(given: Given, ask: Ask): Exercised | null {
  const { says } = given;
  const wanted =
    /\b(?:exactly one|only one|one|equal|double|repeated|single)\b(?: (?:real|distinct|repeated|double))* (?:root|solution|zero)|\b(?:two |2 )?equal (?:real )?(?:roots|solutions)|\b(?:double|repeated) root/.test(
      says,
    )
      ? '='
      : /\bno (?:real )?(?:roots?|solutions?|zeros?)/.test(says)
        ? '<'
        : /\b(?:two|#) (?:distinct |different |real )+(?:roots|solutions|zeros)/.test(says)
          ? '>'
          : null;
  if (wanted === null || !/\bvalues?\b|\bfind\b|\bwhat\b|\bwhich\b/.test(says) || !saysOnly(given, own))
    return null;
  const pieces = given.math.filter((piece) => !/^(?:[a-z]|[12])$/i.test(piece));
  const [piece, more] = pieces;
  const [, left, right] = /^([^=]+)=\s*(0)$/.exec(piece ?? '') ?? [];
  if (left === undefined || right === undefined || more !== undefined) return null;
  const letters = [...new Set(left.match(/[a-z]/gi) ?? [])];
  const k = given.math.find(
    (one) => /^[a-z]$/i.test(one) && letters.includes(one) && !new RegExp(`${one}(?:\\^2|²)`).test(left),
  );
  const x = letters.find((one) => one !== k);
  if (letters.length !== 2 || k === undefined || x === undefined) return null;
  const parts = coefficientsIn(left, x);
  if (!parts) return null;
  const [a, b, c] = parts.map((part) => `(${part})`);
  if (parts[0].includes(k)) return null;
  const condition = `${b}^2 - 4${a}${c} ${wanted} 0`;
  const solved = ask(`solve ${condition}`);
  if (!solved?.answer.includes(k)) return null;
  const answer = ofSign(solved.answer, says);
  if (answer === null) return null;
  const chain = startChain(`b^2 - 4 · a · c ${wanted} 0`);
  addStep(chain, `${b}^2 - 4 · ${a} · ${c} ${wanted} 0`, {
    rule: 'discriminant',
    proof: { substitute: { a: a ?? '', b: b ?? '', c: c ?? '' } },
  });
  return together([{ kind: 'quadratic', chain, answer: '', check: [] }, solved], {
    kind: 'quadratic',
    answer,
  });
}

/** Of several values the positive or the negative one, where that is said. */
function ofSign(answer: string, says: string): string | null {
  const sign = /\b(positive|negative)\b/.exec(says)?.[1];
  if (sign === undefined) return answer;
  const kept = answer.split(' or ').filter((one) => / = -/.test(one) === (sign === 'negative'));
  return / = /.test(answer) && kept.length === 1 ? (kept[0] ?? null) : null;
}
