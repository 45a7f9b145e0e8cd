import type { PersonalDecision, PersonalKind } from '../decisions.ts';

const masks: Readonly<Record<PersonalKind, string>> = {
  email: '[email]',
  phone: '[phone number]',
  address: '[address]',
  name: '[name]',
  school: '[school]',
  number: '[number]',
};

const capital = String.raw`\p{Lu}[\p{L}'’-]{1,24}`;
const street =
  'street|st|avenue|ave|road|rd|lane|ln|drive|dr|court|ct|boulevard|blvd|way|place|terrace|circle|parkway|pkwy|highway|hwy|square|strasse|straße';
type Rule = readonly [PersonalKind, RegExp];

const rules: readonly Rule[] = [
  [
    'email',
    /[\p{L}\d._%+-]{1,64}\s?(?:@|\(at\)|\[at\]| at (?=[\p{L}\d-]{1,40}\s?(?:\.|dot)))\s?[\p{L}\d-]{1,63}(?:\s?(?:\.|\(dot\)|\[dot\]| dot )\s?[\p{L}\d-]{2,24}){1,4}/giu,
  ],
  ['number', /(?<![\d.-])\d{3}-\d{2}-\d{4}(?![\d-])/g],
  ['number', /(?<![\d.])(?:\d{4}[ -]){3}\d{1,4}(?![\d])/g],
  ['phone', /(?<![\d.+*/=^-])(?:\+?\d{1,3}[ .-]?)?\(\d{3}\)[ .-]?\d{3}[ .-]\d{4}(?!\d)/g],
  [
    'phone',
    /(?<![\d.*/=^-]|[-+*/=^] )(?<!\b(?:solve|calculate|compute|simplify|evaluate|what is|what's|work out)\s{0,3})(?:\+?1[ .-])?\d{3}[.-]\d{3}[.-]\d{4}(?![\d.]\d|-\d)/gi,
  ],
  ['phone', /(?<![\d=)] ?)\+\d{1,3}[ .-]?(?:\(?\d{1,4}\)?[ .-]?){2,5}\d{2,4}(?!\d)/g],
  [
    'phone',
    /(?<=\b(?:call|phone|text|cell|mobile|whatsapp|number is|reach me at|ring|dial)\b[^.!?\d]{0,24})\+?\d[\d .-]{5,16}\d(?!\d)/gi,
  ],
  [
    'phone',
    /(?<=\b(?:call|phone|text|cell|mobile|whatsapp)\b[^.!?\d]{0,30})(?:(?:zero|oh|one|two|three|four|five|six|seven|eight|nine)[ -]){6,14}(?:zero|oh|one|two|three|four|five|six|seven|eight|nine)\b/gi,
  ],
  [
    'address',
    new RegExp(
      String.raw`(?<![\d.])\d{1,6}[a-z]?\s+(?:(?:[NSEW]|north|south|east|west)\.?\s+)?(?:${capital}\s+){1,3}(?:${street})\b\.?(?:,?\s+(?:apt|apartment|unit|suite|#)\s*\.?\s*\w{1,6})?(?:,\s*${capital}(?:\s${capital})?,?\s+[A-Z]{2}(?:\s+\d{5}(?:-\d{4})?)?)?`,
      'giu',
    ),
  ],
  [
    'address',
    /(?<=\b(?:i live (?:at|on)|my address is|come to|my house is (?:at|on)|our address is)\s+)[^.!?\n]{3,80}/gi,
  ],
  ['address', /(?<=\b(?:zip(?: ?code)?(?: is)?:? ?))\d{5}(?:-\d{4})?(?!\d)/gi],
  [
    'name',
    new RegExp(
      String.raw`(?<=\b[Mm]y (?:full |real |whole |first |last |mom's |dad's |teacher's |friend's )*name(?: is|'s|:|=)\s+)${capital}(?:\s+${capital}){0,3}`,
      'gu',
    ),
  ],
  [
    'name',
    /(?<=\bmy (?:full |real |whole |first |last )*name is )\p{L}{2,24}(?: \p{L}{2,24})?(?= and\b|[.!,]|$)/giu,
  ],
  [
    'name',
    new RegExp(
      String.raw`(?<=\b(?:[Ii]\s?['’]m|[Ii] am|[Tt]his is|[Cc]all me|[Ss]igned,?|[Ss]incerely,?|[Nn]ame:)\s+)${capital}\s+${capital}(?:\s+${capital})?`,
      'gu',
    ),
  ],
  [
    'name',
    new RegExp(
      String.raw`(?<=\b(?:[Hh]i|[Hh]ello|[Hh]ey|[Dd]ear),?\s+)${capital}\s+${capital}(?=[,!.])`,
      'gu',
    ),
  ],
  [
    'school',
    new RegExp(
      String.raw`(?<=\b(?:go to|goes to|attend|attending|study at|student at|in \d+th grade at|at my school,?|my school is(?: called)?|school is called|school:)\s+)(?:the\s+)?${capital}(?:\s+(?:of|the|de|${capital})){0,5}`,
      'gu',
    ),
  ],
  [
    'school',
    new RegExp(
      String.raw`(?<=\b(?:I|me|we|my friend)\b[^.!?]{0,40}\s)(?:${capital}\s+){1,4}(?:Elementary|Middle|High|Primary|Secondary|Junior High|Charter|Academy|Prep|Gymnasium)(?:\s+School)?\b`,
      'gu',
    ),
  ],
];

const quoted = (text: string): string => text.replace(/[.*+?^$()|[\]\\{}-]/g, '\\$&');

/**
 * A sentence with personal data masked, whoever wrote it. `privateNames` are names that stand for the student.
 * Numbers of a calculation stay.
 */
export function maskPersonal(sentence: string, privateNames: readonly string[] = []): PersonalDecision {
  let text = sentence;
  let reason: PersonalKind | null = null;
  for (const [kind, pattern] of rules) {
    text = text.replace(pattern, (match) => {
      if (/^\[[a-z ]+\]$/.test(match.trim())) return match;
      reason ??= kind;
      return masks[kind];
    });
  }
  for (const name of privateNames.filter((each) => each.trim().length > 2)) {
    text = text.replace(new RegExp(`(?<![\\p{L}\\d])${quoted(name.trim())}(?![\\p{L}\\d])`, 'giu'), () => {
      reason ??= 'name';
      return masks.name;
    });
  }
  return reason === null
    ? { guard: 'personal', kind: 'pass' }
    : { guard: 'personal', kind: 'mask', reason, text };
}
