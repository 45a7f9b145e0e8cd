import { checkClaim } from '../../judge/check-claim.ts';
import { evaluateExact } from '../../judge/equivalent.ts';
import { type Ask, calculated, type Exercised, together } from '../exercises/exercise.ts';

const condition = String.raw`(?:(-?\d+(?:\.\d+)?) ?(<=|>=|≤|≥|<|>) ?)?x ?(<=|>=|≤|≥|<|>|=|≠|!=) ?(-?\d+(?:\.\d+)?)`;
const piece = new RegExp(
  String.raw`([^{},;=<>≤≥]*?[\dx][^{},;=<>≤≥]*?) ?(?:,|if|for|when|where|:)+ ?(?:if |for |when )?${condition}`,
  'gi',
);
const whole =
  /^(?:(?:if|let|given|consider|for)(?: the)?(?: piecewise)?(?: function)? )?([a-z])\(x\) ?= ?(.*)$/i;
const value = /([a-z])\( ?(-?\d+(?:\.\d+)?) ?\)/g;

type Piece = { readonly rule: string; readonly holds: (x: string) => boolean };

/** Values of a function given in pieces, one of them or a sum of some. */
export function piecewiseValues(typed: string, ask: Ask): Exercised | null {
  const text = typed.replace(/[−–]/g, '-').replace(/\s+/g, ' ').trim();
  const turned =
    /^((?:find|what(?:'s| is)|whats|evaluate|calculate) [^=]*?\)),? (?:if|for|when|where|given) ((?:the )?(?:function )?[a-z]\(x\) ?=.*)$/i.exec(
      text,
    );
  const [, name, rest] = whole.exec(turned ? `${turned[2]} ; ${turned[1]}` : text) ?? [];
  if (
    name === undefined ||
    rest === undefined ||
    /\b(?:continuous|limit|derivative|graph|domain|range|inverse)\b/i.test(text)
  )
    return null;
  const found = [
    ...rest
      .replace(/\band\b/gi, ';')
      .replace(/\bx\s+(?=[<>≤≥])/g, 'x ')
      .matchAll(piece),
  ];
  const last = found.at(-1);
  if (found.length < 2 || found.length > 4 || !last) return null;
  const pieces: Piece[] = found.map(([, rule = '', low, first = '', second = '', high = '']) => ({
    rule: rule.trim(),
    holds: (x) =>
      checkClaim(`(${x}) ${second} ${high}`) === 'true' &&
      (low === undefined || checkClaim(`${low} ${first} (${x})`) === 'true'),
  }));
  const body = rest.replace(/\band\b/gi, ';');
  const behind = body
    .slice((last.index ?? 0) + last[0].length)
    .replace(/^[\s}.,;:]+/, '')
    .replace(/[\s.,?!]+$/, '')
    .replace(/ ?= ?$/, '')
    .trim();
  const between = found
    .map((one, i) =>
      body.slice(i === 0 ? 0 : (found[i - 1]?.index ?? 0) + (found[i - 1]?.[0].length ?? 0), one.index),
    )
    .join('');
  if (/[a-z\d]/i.test(between)) return null;
  const asked = behind.replace(
    /^(?:(?:find|what(?:'s| is)|whats|evaluate|calculate|compute)(?: the value of)? )/i,
    '',
  );
  const values = [...asked.matchAll(value)];
  if (
    values.length === 0 ||
    asked.replace(value, '#').replace(/[\s#+\-*·/()\d]/g, '') !== '' ||
    values.some(([, other]) => other !== name)
  )
    return null;
  const parts = values.map(([, , x = '']) => {
    const own = pieces.filter(({ holds }) => holds(x));
    const [only, more] = own;
    return only && !more
      ? ask(`evaluate ${only.rule.includes('x') ? only.rule : `${only.rule} + 0x`} when x = ${x}`)
      : null;
  });
  const known = parts.flatMap((part) => (part ? [part] : []));
  const results = known.map(({ answer }) => answer.replace(/^.*= /, ''));
  if (known.length !== values.length || results.some((one) => evaluateExact(one) === null)) return null;
  if (asked.replace(value, '#').trim() === '#')
    return together(known, { kind: 'function-value', answer: results[0] ?? '' });
  let at = 0;
  const sum = asked.replace(value, () => {
    const one = results[at++] ?? '';
    return one.startsWith('-') ? `(${one})` : one;
  });
  const worked = calculated(sum, 'function-value');
  return worked && together([...known, worked], { kind: 'function-value', answer: worked.answer });
}
