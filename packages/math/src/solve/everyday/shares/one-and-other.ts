import { together, workedOut } from '../../exercises/exercise.ts';
import { cutter } from '../../reading/cutter.ts';
import { aSize, factorOf } from '../../reading/number-texts.ts';
import { regex } from '../../reading/regex.ts';
import { isSpent } from '../../reading/relating-words.ts';
import { isSameUnit, type Reading, saidValue, sizeOf } from '../reading/worked-amount.ts';

const piece = '(?:number|piece|part|side|section|half|rope|board|angle|one)';
const unit = '(?:feet|foot|ft|cm|m|meters?|inches|inch|in|km|miles?|yards?|yd|dollars|kg|pounds?)';
const one = String.raw`(?:one|1|an?|the (?:first|second|larger|longer|bigger|greater|smaller|shorter))(?: ${piece}| of (?:them|the (?:pieces|parts|numbers|sides)))?`;
const other = String.raw`(?:(?:another|the (?:other|second|first|smaller|shorter|larger|longer))(?: ${piece})?)`;
const relation = regex`\b${one} (?:is|measures|was|has to be|should be|must be) (?:(twice|double|triple|half|\d+ times)(?: as (?:long|large|big|great|much|high|heavy) as| the (?:length|size) of| (?:longer|bigger|larger|greater) than| the)?|${aSize}(?: (?<unit>${unit}))? (more|longer|larger|bigger|greater|less|shorter|smaller) than(?: (twice|double|\d+ times)(?: as (?:long|large|big|great|much) as| the (?:length|size) of)?)?)(?: the)? ${other}`;
const totals: readonly RegExp[] = [
  regex`\b(?:together (?:they )?(?:make|are|have|give|add up to)|(?:they|both|the (?:2 )?numbers|2 numbers|the pieces)(?: together)? (?:add(?: up)? to|make|sum to|total)|(?:their|the) (?:sum|total)(?: of (?:the |both |2 )*(?:numbers|pieces))? is|sum of 2 numbers is|whose sum is|with (?:a |the )?sum(?: of)?) ${aSize}`,
  regex`\b(?:an?|the) ${aSize}[- ](${unit})(?:[- ]long)? (?:board|rope|ribbon|string|wire|stick|pipe|plank|cable|log|cord|piece of (?:wood|rope|string|ribbon|wire|pipe)|hose|chain|sub|sandwich)`,
  regex`\b(?:an?|the) (?:board|rope|ribbon|string|wire|stick|pipe|plank|cable|log|cord|hose|chain|piece of [a-z]+)(?: (?:is|of|that is|which is|with(?: a)? length(?: of)?))+ ${aSize} (${unit})(?: long)?`,
];
const difference =
  /\b(?:the |their )?difference (?:of|between) (?:the |these )?2 numbers is (\d+(?:\.\d+)?)|\btheir difference is (\d+(?:\.\d+)?)/;

/** One of two told by the other one, and what they make together: the smaller, the larger or both. */
export const oneAndOther: Reading = (text, ask) => {
  const cut = cutter(text);
  const told = cut.take(relation);
  const apart = cut.take(difference);
  if (
    !told ||
    /\b(?:product|difference|squares?|consecutive|angle|supplementary|complementary|perimeter|area|third|3 (?:numbers|pieces))\b/.test(
      cut.rest(),
    )
  )
    return null;
  const total =
    apart ?? totals.reduce<RegExpExecArray | null>((found, shape) => found ?? cut.take(shape), null);
  const asked = cut.take(
    /\b(?:what (?:is|are|was)|what's|find|how (?:long|big|large) (?:is|are|was|will)|how much is|which (?:is|are))\b(?: (?:the|length|of|each|both|be|2|they|it|numbers?|pieces?|parts?|lengths?|them|one|size))*(?: (smaller|shorter|short|small|lesser|larger|longer|bigger|long|big|greater|large))?(?: (?:number|one|piece|part|side|section))?/,
  );
  if (!total || (!asked && !apart)) return null;
  const left = cut
    .rest()
    .replace(
      /\b(?:is |was )?(?:cut|divided|broken|split|sawn)(?: up)? (?:in|into) 2 (?:pieces|parts|sections)\b/g,
      ' ',
    )
    .replace(/\b(?:there are )?2 (?:numbers|pieces|parts)\b/g, ' ');
  if (!isSpent(left, /^(?:and|so|that|if|together|the|one|other|where|them|such|of)$/)) return null;
  const [times, step, sign, more] = [told[1], told[2], told[4], told[5]];
  const stepUnit = told.groups?.unit;
  if (stepUnit !== undefined && (total[2] === undefined || !isSameUnit(stepUnit, total[2]))) return null;
  const k = factorOf(times ?? more ?? '1');
  const add = step === undefined ? '' : ` ${/less|shorter|smaller/.test(sign ?? '') ? '-' : '+'} ${step}`;
  // Their difference is told of a multiple only.
  if (apart && (add !== '' || !/^\d+$/.test(k))) return null;
  const size = total[1] ?? apart?.[2] ?? '';
  const solved = ask(
    apart
      ? `solve ${k}x - x = ${size}`
      : `solve x + ${k === '1' ? 'x' : k === '1/2' ? '1/2 x' : `${k}x`}${add} = ${size}`,
  );
  const x = /^x = (\d+(?:\.\d+|\/\d+)?)$/.exec(solved?.answer ?? '')?.[1];
  const rest = x === undefined ? null : workedOut(apart ? `${x} + ${size}` : `${size} - ${x}`);
  if (!solved || x === undefined || !rest || sizeOf(rest.value) <= 0) return null;
  const [small, large] = sizeOf(x) < sizeOf(rest.value) ? [x, rest.value] : [rest.value, x];
  const noun =
    apart || total[2] === undefined
      ? ''
      : ` ${total[2].replace(/^foot$/, 'feet').replace(/^inch$/, 'inches')}`;
  const which = asked?.[1];
  const both = /\b(?:each|both|numbers|they|pieces|lengths|parts|them|2)\b/.test(asked?.[0] ?? 'both');
  if ((which === undefined) !== both) return null;
  const said = (value: string): string => `${saidValue(value, false)}${noun}`;
  const check = [
    { claim: apart ? `${rest.value} - ${x} = ${size}` : `${x} + ${rest.value} = ${size}`, holds: true },
  ];
  return together([solved, { kind: 'story', chain: rest.chain, answer: rest.value, check }], {
    kind: 'story',
    answer:
      which === undefined
        ? `${said(large)} and ${said(small)}`
        : /^(?:s|lesser)/.test(which)
          ? said(small)
          : said(large),
  });
};
