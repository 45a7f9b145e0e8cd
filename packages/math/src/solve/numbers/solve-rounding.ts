import { evaluateExact } from '../../judge/equivalent.ts';
import { type Rational, rational, subtractRational } from '../../rational/rational.ts';
import { rationalToDecimalText } from '../../rational/rational-text.ts';
import { addStep, type Method, startChain } from '../proof/chain.ts';
import { roundTo } from '../proof/prove-rounded.ts';
import { type Rounding, readRounding } from '../reading/wishes.ts';

const number = /(?<![\w./])-?\$?(\d+\/\d+|\d[\d,]*(?:\.\d+)?|\.\d+)(?![\w.]*\d)/;

/** Words of a request for one number; any other word or sign means that it has to be worked out first. */
const knownWords =
  /\b(?:round(?:ed)?|off|what is|the|number|decimal|value|of|a|to|please|this|amount)\b|\$/gi;

/** How many whole units lie between 0 and the number, as text with the wanted places. */
function placesText(value: Rational, places: number): string {
  const text = rationalToDecimalText(value) ?? '0';
  if (places <= 0) return text;
  const [whole = '0', part = ''] = text.split('.');
  return `${whole}.${part.padEnd(places, '0')}`;
}

function unitFor(value: Rational, rounding: Rounding): { unit: Rational; places: number } {
  if (rounding.kind === 'places') {
    const { places } = rounding;
    return {
      unit: places >= 0 ? rational(1n, 10n ** BigInt(places)) : rational(10n ** BigInt(-places)),
      places,
    };
  }
  const size = Math.abs(Number(value.n) / Number(value.d));
  const places = rounding.figures - 1 - Math.floor(Math.log10(size === 0 ? 1 : size));
  return unitFor(value, { kind: 'places', places });
}

/** A typed number to the nearest ten, tenth, whole number, or to a count of decimal places or significant figures. */
export const solveRounding: Method = ({ words }) => {
  const found = readRounding(words);
  const rest = found ? words.replace(found.text, ' ').replace(/,(?=\d{3}(?!\d))/g, '') : '';
  const typed = number.exec(rest);
  const value = typed && evaluateExact(typed[0].replace('$', ''));
  if (!found || !typed || !value || /\d/.test(rest.replace(typed[0], ''))) return null;
  const around = rest.replace(typed[0], ' ').replace(knownWords, ' ');
  if (/[^\s.,:?]/.test(around)) return null;
  const { unit, places } = unitFor(value, found.rounding);
  const rounded = roundTo(value, unit);
  const start = typed[0].includes('/') ? typed[0] : rationalToDecimalText(value);
  const end = placesText(rounded, places);
  if (start === null) return null;
  const chain = startChain(start === end ? `${start} + 0` : start);
  const up = subtractRational(rounded, value).n * (value.n < 0n ? -1n : 1n) >= 0n && start !== end;
  addStep(chain, end, {
    rule: up ? 'round-up' : 'round-down',
    fill: { unit: rationalToDecimalText(unit) ?? '1' },
    proof: 'rounded',
  });
  const gap = subtractRational(value, rounded);
  const distance = rationalToDecimalText({ n: gap.n < 0n ? -gap.n : gap.n, d: gap.d }) ?? '0';
  const half = rationalToDecimalText(rational(unit.n, unit.d * 2n)) ?? '1/2';
  return { kind: 'rounding', chain, answer: end, check: [{ claim: `${distance} <= ${half}`, holds: true }] };
};
