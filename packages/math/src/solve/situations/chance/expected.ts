import { evaluateExact } from '../../../judge/equivalent.ts';
import { rationalToDecimalText } from '../../../rational/rational-text.ts';
import { byFormula, type Exercised } from '../../exercises/exercise.ts';
import { cutter } from '../../reading/cutter.ts';
import { numberText, plainNumber, shareOf } from '../../reading/number-texts.ts';
import { leavesNoRelation } from '../../reading/relating-words.ts';
import type { Situation } from '../situation.ts';

type Outcome = { readonly share: string; readonly gain: string };

const sum = (outcomes: readonly Outcome[], cost: string | null): Exercised | null => {
  const terms = outcomes
    .map(({ share, gain }) => `${share} · ${gain.startsWith('-') ? `(${gain})` : gain}`)
    .join(' + ');
  return byFormula({
    formula: cost === null ? `E = ${terms} + z` : `E = ${terms} - z`,
    values: { z: cost ?? '0' },
    rule: 'weigh-by-chance',
    kind: 'probability',
  });
};

const inMoney = (value: string): string => {
  const exact = evaluateExact(value);
  if (!exact) return value;
  const size = Math.abs(Number(exact.n) / Number(exact.d));
  const cents = Number.isInteger(size) ? `${size}` : size.toFixed(2);
  return `${exact.n < 0n ? '-' : ''}$${cents}`;
};

const list = `[{(\\[]?(${numberText}(?:,? (?:and )?${numberText}){1,7}|${numberText}(?:\\s*,\\s*${numberText}){1,7})[)}\\]]?`;
const split = (text: string): readonly string[] =>
  text.split(/\s*,\s*(?:and\s+)?|\s+and\s+|\s+/).filter(Boolean);

/** The expected value of a table of values and their probabilities. */
export const expectedOfTable: Situation = ({ text }) => {
  if (!/\bexpected\b|\be ?\( ?x ?\)|\bmean\b(?=[^.?!]*$|.*\bp ?\( ?x ?\))/.test(text)) return null;
  const cut = cutter(text.replace(/,(?=\d{3}\b)/g, ', '));
  const shares = cut.take(
    new RegExp(
      `\\b(?:p ?\\( ?x ?\\)|probabilit(?:y|ies)|with probabilities|prob|p(?= ?[:=]))(?: of| are| respectively)*\\s*[:=]?\\s*${list}`,
    ),
  )?.[1];
  const values = cut.take(
    new RegExp(
      `\\b(?:x|values?)(?: takes?(?: on)?(?: the)?(?: values?)?| can be| is| are)*\\s*[:=]?\\s*${list}`,
    ),
  )?.[1];
  if (
    shares === undefined ||
    values === undefined ||
    !leavesNoRelation(cut.rest().replace(/\be ?\( ?x ?\) ?=?/g, ' '), /^(?:mean|each|if)$/)
  )
    return null;
  const [p, x] = [split(shares).map(plainNumber), split(values).map(plainNumber)];
  const total = p.reduce(
    (all, one) => all + Number(evaluateExact(one)?.n ?? 0n) / Number(evaluateExact(one)?.d ?? 1n),
    0,
  );
  if (p.length !== x.length || Math.abs(total - 1) > 1e-9) return null;
  return sum(
    p.map((share, i) => ({ share, gain: x[i] ?? '' })),
    null,
  );
};

const money = `\\$?\\s?(${numberText})\\$?(?: dollars| dollar| bucks| euros?)?`;
const share = '((?:\\d+\\/\\d+|0?\\.\\d+|\\d+(?:\\.\\d+)? ?%|\\d+ in \\d+|\\d+ out of \\d+))';
const faces: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  even: 3,
  odd: 3,
};
const facesOf = (name: string): number =>
  name === 'even' || name === 'odd' || name === 'even number' || name === 'odd number' ? 3 : 1;
const asShare = (text: string): string | null => shareOf(text.replace(/ (?:in|out of) /, '/'));

type Cut = ReturnType<typeof cutter>;

const player = '(?:the player|players|he|she|they)';

/** Outcomes of one throw of a die or a coin, each face once. */
function thrown(cut: Cut, text: string): readonly Outcome[] | null {
  const isDie = /\b(?:die|dice)\b/.test(text);
  const isCoin = /\bcoin\b/.test(text) && !isDie;
  if (isCoin) {
    const sides = cut.takeAll(
      new RegExp(
        `\\b(heads?|tails?)(?: comes up| is)?,? (?:then )?(?:you |u |i |we )?(?:(get|win|lose|pay|receive|gain) (?:${money}|(nothing)))`,
      ),
    );
    const [one, two, more] = sides.map(([, side = '', verb = '', amount, nothing]) => ({
      side: side.slice(0, 4),
      outcome: {
        share: '1/2',
        gain: nothing ? '0' : `${/lose|pay/.test(verb) ? '-' : ''}${plainNumber(amount)}`,
      },
    }));
    return one && two && !more && one.side !== two.side ? [one.outcome, two.outcome] : null;
  }
  if (!isDie) return null;
  const face = '(?:an? )?(six|five|four|three|two|one|[1-6]|even(?: number)?|odd(?: number)?)';
  const told = cut.takeAll(
    new RegExp(
      `\\b(?:for|if)(?: (?:you|u|i|it|roll|get|is|are|shows|lands on|a|the die shows|throw|comes up))* ${face},? (?:then )?(?:(?:you |u |i |we |${player} )?(wins?|gets?|loses?|pays?|receives?|gains?|(?:is|are) paid) )?${money}`,
    ),
  );
  const named = told.map(([, name = '', verb = '', amount]) => ({
    name: String(faces[name] ?? name),
    many: facesOf(name),
    gain: `${/lose|pay(?!ed)/.test(verb) ? '-' : ''}${plainNumber(amount)}`,
  }));
  const many = named.reduce((all, one) => all + one.many, 0);
  if (named.length === 0 || new Set(named.map(({ name }) => name)).size !== named.length || many > 5)
    return null;
  if (named.some(({ many: size }) => size > 1) && named.length > 1) return null;
  const other = restOf(cut);
  return other === null
    ? null
    : [
        ...named.map(({ many: size, gain }) => ({ share: `${size}/6`, gain })),
        { share: `${6 - many}/6`, gain: other },
      ];
}

/** What is paid in all other cases. */
function restOf(cut: Cut): string | null {
  const found = cut.take(
    new RegExp(
      `\\b(?:otherwise,?|else,?|(?:for|in) (?:all )?(?:the )?(?:others?|any(?:thing)? (?:other|else)[a-z ]*?|rest|other (?:cases|numbers?))|if not|if you don't|for any other (?:number|roll))(?: you| u| i| it's| is| ${player})*,? ?(?:(?:(gets?|wins?|loses?|pays?|receives?|gains?|(?:is|are) paid) )?${money}|(?:gets? |wins? |is |pays? |receives? |(?:is |are )?paid )?(nothing|zero|lose))|\\bnothing (?:otherwise|else|for (?:the )?others?)`,
    ),
  );
  if (!found) return null;
  const [, verb = '', amount, nothing] = found;
  if (amount === undefined) return nothing === 'lose' ? null : '0';
  return `${/lose|pay/.test(verb) ? '-' : ''}${plainNumber(amount)}`;
}

function won(cut: Cut): readonly Outcome[] | null {
  const told = [
    ...cut
      .takeAll(
        new RegExp(
          `\\b(?:win|get|receive|pays?(?: out| you)?|wins|gain) ${money}(?: prize)? (?:with|at|has|and the) ?(?:an?)? ?(?:probability|chance|prob)?(?: is| of)* ?${share}(?: (?:probability|chance))?`,
        ),
      )
      .map(([, gain, p]) => [gain, p] as const),
    ...cut
      .takeAll(
        new RegExp(
          `\\b(?:chance|probability) (?:to|of|that you) (?:win|get|getting|winning|receive) ${money} (?:is|=) ${share}`,
        ),
      )
      .map(([, gain, p]) => [gain, p] as const),
    ...cut
      .takeAll(
        new RegExp(
          `${share} (?:chance|probability) (?:to|of|that you) (?:win|get|getting|winning|receive|winning) ${money}`,
        ),
      )
      .map(([, p, gain]) => [gain, p] as const),
  ];
  if (told.length === 0) return null;
  const outcomes = told.map(([gain, p]) => ({ gain: plainNumber(gain), share: asShare(p ?? '') }));
  const all = outcomes.reduce((total, one) => {
    const value = one.share === null ? null : evaluateExact(one.share);
    return value ? total + Number(value.n) / Number(value.d) : Number.NaN;
  }, 0);
  if (!(all > 0 && all <= 1 + 1e-9)) return null;
  const other = restOf(cut);
  const known = outcomes.map(({ gain, share: p }) => ({ gain, share: p ?? '' }));
  if (other === null || other === '0') return other === null && all < 1 - 1e-9 ? null : known;
  return [...known, { share: `(1 - ${known.map((one) => one.share).join(' - ')})`, gain: other }];
}

/** A game with a price to play: what it brings on average. */
export const expectedOfGame: Situation = ({ text }) => {
  if (
    !/\bexpect\w*\b/.test(text) ||
    /\b(?:twice|two dice|two coins|three|raffle|fair price|insurance|policy|owner|casino|house|organi[sz]er)\b/.test(
      text.replace(/\bfor an? (?:two|three)\b/g, ''),
    )
  )
    return null;
  const cut = cutter(text);
  const outcomes = thrown(cut, text) ?? won(cut);
  if (!outcomes) return null;
  const cost = cut.take(
    new RegExp(
      `(?:\\b(?:costs?|pays?|price(?: to play)? is|charges?|for) ${money}(?: to play| per (?:game|ticket|play)| for (?:a|one|each) (?:game|ticket|play|turn)| each)?(?=[ ,.;]|$)(?! for an? (?:six|five|four|three|two|one|[1-6]|even|odd))(?! with| otherwise| if))`,
    ),
  )?.[1];
  const rest = cut
    .rest()
    .replace(
      /\b(?:roll|throw|toss|flip|spin)s? (?:a|one|the) (?:fair )?(?:die|coin)(?: once)?\b|\b(?:die|coin) is (?:rolled|thrown|tossed|flipped)(?: once)?\b|\b(?:one|1) (?:game|ticket|play)\b/g,
      ' ',
    );
  if (!leavesNoRelation(rest, /^(?:mean|average|each|per|every|if|once|others?|total|rest)$/)) return null;
  const asked = rest.slice(rest.search(/\bexpect/));
  if (cost !== undefined && !/\b(?:profit|gain|net|lose|loss|earnings?|win or lose|value)\b/.test(asked))
    return null;
  const worked = sum(outcomes, cost === undefined ? null : plainNumber(cost));
  return (
    worked && {
      ...worked,
      answer: /[$€]|dollar|buck|euro|\bpay|\bcost|\bwin/.test(text)
        ? inMoney(worked.answer)
        : (rationalToDecimalText(evaluateExact(worked.answer) ?? { n: 0n, d: 1n }) ?? worked.answer),
    }
  );
};
