import { evaluateExact } from '../../../../judge/equivalent.ts';
import { byFormula, together } from '../../../exercises/exercise.ts';
import { regex } from '../../../reading/regex.ts';
import { after, type Frame } from '../frame.ts';

const unit = '(hour|minute|mile|day|km|ounce|pound|page|kilometer)';

/** A price for the first one and another for each more: how many were paid for. */
export const firstAndMore: Frame = ({ text, numbers, question }) => {
  const first = numbers.find((one) =>
    regex`^@ for the first ${unit}\b|^@,? the first ${unit}\b`.test(after(one)),
  );
  const more = numbers.find((one) =>
    regex`^@ (?:for|per) (?:each|every) (?:additional|extra|more|other|following) ${unit}\b|^@ (?:per|each|every|an?) (?:additional|extra) ${unit}\b|^@ for (?:each|every) ${unit} after(?: that)?\b`.test(
      after(one),
    ),
  );
  const paid = numbers.find(
    (one) =>
      one !== first &&
      one !== more &&
      /\b(?:paid|pay|pays|was|is|cost|spent|charged|total of|bill of|bill was|had) @/.test(one.around),
  );
  const name = regex`\bthe first ${unit}\b`.exec(text)?.[1];
  if (
    !first ||
    !more ||
    !paid ||
    numbers.length !== 3 ||
    name === undefined ||
    !regex`\bhow (?:many ${name}s|long)\b`.test(question) ||
    /\b(?:percent|half|twice|or part|fraction)\b/.test(text)
  )
    return null;
  const value = evaluateExact(`(${paid.value} - ${first.value})/(${more.value})`);
  if (value?.d !== 1n || value.n < 0n) return null;
  return byFormula({
    formula: 'n = 1 + (t - a)/b',
    values: { t: paid.value, a: first.value, b: more.value },
    rule: 'first-and-more',
    kind: 'story',
    says: (n) => `${n} ${name}${n === '1' ? '' : 's'}`,
  });
};

const stem = (word: string): string => word.replace(/(?:ren|ies|es|s)$/, '');

/** So many times as many of one kind as of another, and how many there are together: one of the kinds. */
export const timesAsMany: Frame = ({ text, numbers, question }, ask) => {
  const told = /\b(twice|double|half|(?:#|three) times) as many ([a-z]+)(?: [a-z]+)? as ([a-z]+)\b/.exec(
    text,
  );
  const [, times = '', one = '', other = ''] = told ?? [];
  if (!told || /\b(?:more|fewer|less|percent|left|each|another|then|also|points|worth)\b/.test(text))
    return null;
  const factor = times.startsWith('#')
    ? numbers.find(({ around }) => /@ times as many/.test(around))
    : undefined;
  const [total, extra] = numbers.filter((number) => number !== factor);
  if (!total || extra || times.startsWith('#') !== (factor !== undefined)) return null;
  const isWhole =
    /^@ (?:[a-z]+ ){0,2}(?:in all|in total|altogether|together|total)\b|\b(?:there (?:are|were)|total of|has|have|had|of|with|together|altogether|in all|in total) @/.test(
      total.around,
    ) || total.around.startsWith('@ ');
  // The total counts both, so it is named by neither.
  const counted = /^@ ([a-z]+)/.exec(after(total))?.[1] ?? '';
  if (!isWhole || [one, other].some((kind) => stem(kind) === stem(counted))) return null;
  const asked = [one, other].filter((kind) =>
    regex`\bhow many (?:of them (?:are )?)?${stem(kind)}[a-z]{0,3}\b|\bnumber of ${stem(kind)}`.test(
      question,
    ),
  );
  const [only, both] = asked;
  if (only === undefined || both !== undefined) return null;
  const k = factor?.value ?? { twice: '2', double: '2', half: '1/2' }[times] ?? '3';
  const solved = ask(`solve x + ${k === '1/2' ? '1/2 x' : `${k}x`} = ${total.value}`);
  const x = /^x = (\d+)$/.exec(solved?.answer ?? '')?.[1];
  const rest = x === undefined ? null : evaluateExact(`${total.value} - ${x}`);
  return solved && x !== undefined && rest?.d === 1n
    ? together([solved], { kind: 'story', answer: `${only === other ? x : rest.n} ${only}` })
    : null;
};
