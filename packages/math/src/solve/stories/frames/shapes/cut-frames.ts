import { type Ask, byFormula, type Exercised, together } from '../../../exercises/exercise.ts';
import { regex } from '../../../reading/regex.ts';
import type { Frame, Story, Told } from '../frame.ts';

const unit = '(ft|foot|feet|in|inch(?:es)?|cm|m|mm|meters?|centimeters?|yards?|yd)';
const thing =
  '(?:rope|board|ribbon|wire|string|pipe|cable|log|stick|plank|rod|tape|yarn|pole|beam|thread|chain|cord|hose|strip|piece of (?:wood|wire|rope|string|ribbon|pipe|fabric|cloth|lumber))';
const plural = (word: string): string =>
  word
    .replace(/^foot$/, 'feet')
    .replace(/^inch$/, 'inches')
    .replace(/^(meter|centimeter|yard)$/, '$1s');
const unitAt = ({ around, at }: Told): string | undefined =>
  regex`^@[ -]?${unit}\b`.exec(around.slice(at))?.[1];

const sizes: Readonly<Record<string, string>> = { twice: '2', double: '2', half: '1/2', triple: '3' };
const piece =
  '(?:one of the (?:pieces|parts)|one|the other|other|first|second|third|shorter|longer|larger|smaller)(?: one| piece| part)?';
const apart = `# ?(?:${unit} )?(?<way>longer|shorter|more|less) than`;
const many = `(?<times>twice|double|half|triple|# times)(?: as (?:long|big|large) as| as much as| the (?:length|size) of)?`;
/** A piece by another one: `5 feet longer than`, `twice as long as`, or both together. */
const relation = new RegExp(
  String.raw`\b(?<own>${piece}) (?:(?:is|must be|should be|being|will be|to be) )?(?:${apart} )?(?:${many} )?(?:the )?(?<other>${piece})\b`,
  'g',
);
const open = regex`\bone(?: piece| part)? (?:is|must be|should be) # ?(?:${unit} )?(?<way>longer|shorter)(?=[.,;?]|$)`;
const inRatio = /\bratio (?:of )?# ?(?::|to) ?#/;

const nameOf = (text: string): string =>
  (/\b(?:other|first|second|third|shorter|longer|larger|smaller)\b/.exec(text)?.[0] ?? 'one')
    .replace('larger', 'longer')
    .replace('smaller', 'shorter');

type Part = { readonly name: string; readonly size: string };
type Link = { readonly own: string; readonly other: string; readonly of: (size: string) => string };

/** What a text tells of its pieces, each number taken once and in its order; null where one is left over. */
function linksIn(text: string, numbers: readonly string[]): readonly Link[] | null {
  let at = 0;
  const take = (): string => numbers[at++] ?? '';
  const links = [...text.matchAll(relation)].flatMap(({ groups = {} }) => {
    const { own = '', other = '', way, times } = groups;
    if (way === undefined && times === undefined) return [];
    const by = way === undefined ? '' : ` ${/shorter|less/.test(way) ? '-' : '+'} ${take()}`;
    const k = times === undefined ? '' : `${sizes[times] ?? take()} · `;
    return [{ own: nameOf(own), other: nameOf(other), of: (size: string) => `(${k}${size}${by})` }];
  });
  const alone = links.length === 0 ? open.exec(text) : null;
  if (alone) {
    const by = `${alone.groups?.way === 'shorter' ? '-' : '+'} ${take()}`;
    links.push({ own: 'one', other: 'other', of: (size) => `(${size} ${by})` });
  }
  return at === numbers.length ? links : null;
}

/** The pieces by x; null unless each but one is told by another one. */
function partsOf(links: readonly Link[]): readonly Part[] | null {
  const names = new Set(links.flatMap(({ own, other }) => [own, other]));
  const [base, more] = [...names].filter((name) => !links.some(({ own }) => own === name));
  if (base === undefined || more !== undefined || names.size !== links.length + 1) return null;
  const parts: Part[] = [{ name: base, size: 'x' }];
  for (const _ of links)
    for (const { own, other, of } of links) {
      const from = parts.find(({ name }) => name === other);
      if (from && !parts.some(({ name }) => name === own)) parts.push({ name: own, size: of(from.size) });
    }
  return parts.length === names.size ? parts : null;
}

function partsIn(text: string, numbers: readonly string[]): readonly Part[] | null {
  const [p, q, more] = numbers;
  if (inRatio.test(text))
    return p === undefined || q === undefined || more !== undefined
      ? null
      : [
          { name: 'one', size: `${p} · x` },
          { name: 'other', size: `${q} · x` },
        ];
  const links = linksIn(text, numbers);
  return links && links.length > 0 ? partsOf(links) : null;
}

const asksOne =
  /\b(?:how long (?:is|are|will)|find|what is|what's)(?: the)?(?: length)?(?: of)?(?: the)? (shorter|shortest|smaller|longer|longest|larger|first|second|third)\b/;
const asksAll = /\b(?:each|both|pieces|lengths|they|the two)\b/;

/** Which of the pieces are asked for; null where the question is another one. */
function wantedOf(
  question: string,
  values: readonly { readonly name: string; readonly value: string }[],
): readonly string[] | null {
  const asked = asksOne.exec(question)?.[1];
  const sorted = [...values].sort((a, b) => Number(a.value) - Number(b.value));
  if (asked === undefined)
    return asksAll.test(question) && /\b(?:how (?:long|much)|lengths?|find)\b/.test(question)
      ? (values.length === 2 ? sorted : values).map(({ value }) => value)
      : null;
  const one = /^(?:short|small)/.test(asked)
    ? sorted[0]
    : /^(?:long|larg)/.test(asked)
      ? sorted.at(-1)
      : values.find(({ name }) => name === asked);
  return one ? [one.value] : null;
}

type Cut = { readonly whole: string; readonly parts: readonly Part[]; readonly unit: string };

function cutIn({ text, numbers: all }: Story): Cut | null {
  const count = all.find(
    ({ value, around, at }) =>
      /^[23]$/.test(value) && /^@ (?:pieces|parts|sections)\b/.test(around.slice(at)),
  );
  const numbers = all.filter((told) => told !== count);
  const whole = numbers.find(({ around }) =>
    regex`@[ -]?${unit}(?: long)?(?: piece of)?[ -](?:long )?(?:[a-z]+ )?${thing}|${thing} (?:(?:that |which )?is |of (?:length )?|measures |measuring )?@`.test(
      around,
    ),
  );
  const own = whole && unitAt(whole);
  const others = numbers.filter((told) => told !== whole);
  const inOther = others.some((told) => plural(unitAt(told) ?? own ?? '') !== plural(own ?? ''));
  if (!whole || own === undefined || inOther) return null;
  const parts = partsIn(
    text,
    others.map(({ value }) => value),
  );
  return parts?.length === Number(count?.value ?? 2)
    ? { whole: whole.value, parts, unit: plural(own) }
    : null;
}

function workCut(
  { whole, parts, unit: name }: Cut,
  { question, ask }: { question: string; ask: Ask },
): Exercised | null {
  const solved = ask(`solve ${parts.map(({ size }) => size).join(' + ')} = ${whole}`);
  const x = solved && /^x = (\d+(?:\.\d+)?(?:\/\d+)?)$/.exec(solved.answer)?.[1];
  if (!solved || !x) return null;
  const lengths = parts.map(({ size }) =>
    size === 'x'
      ? null
      : byFormula({ formula: `l = ${size}`, values: { x }, rule: 'put-root-in', kind: 'story' }),
  );
  const values = parts.map(({ name: own }, i) => ({ name: own, value: lengths[i]?.answer ?? x }));
  if (values.some(({ value }) => !/^\d*\.?\d+$/.test(value) || Number(value) === 0)) return null;
  const wanted = wantedOf(question, values);
  const answer = wanted?.map((value) => `${value} ${name}`).join(' and ');
  return answer === undefined
    ? null
    : together([solved, ...lengths.filter((one) => one !== null)], { kind: 'story', answer });
}

const otherThanCutInPieces =
  /\b(?:percent|left|equal|area|square|circle|each piece is|cost\w*|per|consecutive|triangle|rectangle)\b/;

/** A length cut in pieces that are told by each other: how long each of them is, or one of them. */
export const cutInPieces: Frame = (story, ask) => {
  const { text, question } = story;
  if (
    !regex`\b${thing}\b`.test(text) ||
    !/\b(?:cut|cuts|divided|split|broken|sawed|pieces|parts)\b/.test(text) ||
    otherThanCutInPieces.test(text)
  )
    return null;
  const cut = cutIn(story);
  return cut && workCut(cut, { question, ask });
};
