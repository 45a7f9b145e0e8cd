import { literalPattern } from '@playforward/language';
import type { PersonalDecision, PersonalKind } from './decisions.ts';

const masks: Readonly<Record<PersonalKind, string>> = {
  email: '[email]',
  phone: '[phone number]',
  address: '[address]',
  name: '[name]',
  school: '[school]',
  number: '[number]',
  birthday: '[birthday]',
  password: '[password]',
  account: '[account]',
};

const capital = String.raw`\p{Lu}[\p{L}'’-]{1,24}`;
const street =
  'street|st|avenue|ave|road|rd|lane|ln|drive|dr|court|ct|boulevard|blvd|way|place|terrace|circle|parkway|pkwy|highway|hwy|square|strasse|straße';
/** The words with a small or a large first letter; a flag for any letter case would make \p{Lu} match small letters. */
const streets = street.replace(/(?<=^|\|)\p{Ll}/gu, (letter) => `[${letter}${letter.toUpperCase()}]`);
type Rule = readonly [PersonalKind, RegExp];

const rules: readonly Rule[] = [
  [
    'email',
    /[\p{L}\d._%+-]{1,64}\s?(?:@|\(at\)|\[at\]| at (?!\d+\.\d+(?![\p{L}\d-]))(?=[\p{L}\d-]{1,40}\s?(?:\.|dot)))\s?[\p{L}\d-]{1,63}(?:\s?(?:\.|\(dot\)|\[dot\]| dot )\s?[\p{L}\d-]{2,24}){1,4}/giu,
  ],
  [
    'birthday',
    /(?<=\b(?:my (?:birthday|birth ?date|date of birth|dob)(?: is|:|=)?(?: on)?|i was born(?: on| in)?|born on)\s+)(?:the )?(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.? \d{1,2}(?:st|nd|rd|th)?|\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}|\d{1,4}[-./]\d{1,2}[-./]\d{1,4}|(?:19|20)\d\d)(?:,? (?:19|20)\d\d)?/gi,
  ],
  [
    'password',
    /(?<=\b(?:my|our) (?:[a-z]+ ){0,2}(?:password|passcode|pass word|pin(?: code| number)?|pwd|pw)(?: is|:|=)\s*)["']?[^\s"']{3,64}/gi,
  ],
  [
    'account',
    /(?<=\bmy (?:snap(?:chat)?|insta(?:gram)?|ig|discord|tik ?tok|kik|telegram|whatsapp|roblox|xbox|psn|steam|twitter|youtube|gamer ?tag|user ?name|handle)(?: name| user| id| tag| handle| account)*\s?(?:is|:|=|-)?\s+)@?[\p{L}\d._#-]{3,40}/giu,
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
    /(?<=\b(?:call|phone|text|cell|mobile|whatsapp|number is|reach me at|ring|dial)\b[^.!?\d]{0,24})(?!\d{1,2}\.\d+(?![ .-]?\d))\+?\d[\d .-]{5,16}\d(?!\d)/gi,
  ],
  [
    'phone',
    /(?<=\b(?:call|phone|text|cell|mobile|whatsapp|reach|ring|dial|number|contact)\b[^.!?\d]{0,30})(?:(?:zero|oh|o|one|two|three|four|five|six|seven|eight|nine|double|triple)[ ,-]{1,3}){5,14}(?:zero|oh|one|two|three|four|five|six|seven|eight|nine)\b/gi,
  ],
  [
    'address',
    new RegExp(
      String.raw`(?<![\d.])\d{1,6}[a-z]?\s+(?:(?:[NSEW]|[Nn]orth|[Ss]outh|[Ee]ast|[Ww]est)\.?\s+)?(?:${capital}\s+){1,3}(?:${streets})\b\.?(?:,?\s+(?:[Aa]pt|[Aa]partment|[Uu]nit|[Ss]uite|#)\s*\.?\s*\w{1,6})?(?:,\s*${capital}(?:\s${capital})?,?\s+[A-Z]{2}(?:\s+\d{5}(?:-\d{4})?)?)?`,
      'gu',
    ),
  ],
  [
    'address',
    /(?<=\b(?:i live (?:at|on)|my address is|come to|my house is (?:at|on)|our address is)\s+)[^.!?\n]{3,80}/gi,
  ],
  [
    'address',
    /(?<![\d.])\d{1,5}[a-z]? (?!(?:the|a|an|its|his|her|our|your|my|their|of|for|by|in|on|per|miles?|feet|meters?|cars?)\b)[a-z]{3,20} (?:street|avenue|boulevard|lane|ave|blvd)\b(?! (?:light|lamp|sign|tree)s?\b)/g,
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

/** Scripts whose words stand without a space between them, or carry endings: a name is found inside a run of letters. */
const spaceless =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\p{Script=Yi}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}\p{Script=Javanese}\p{Script=Balinese}\p{Script=Tai_Tham}\p{Script=New_Tai_Lue}\p{Script=Tai_Le}]/u;
/** Signs that people type one for the other inside a name. */
const hyphen = /[-\u2010-\u2015\u2212\s]/u;
const apostrophe = /['\u2018\u2019\u02bc\u02bb\u0060\u00b4]/u;

/** Two letters are a name where a letter is a syllable or a word; elsewhere they would hide words of the lesson. */
const isTelling = (name: string): boolean => name.length > (spaceless.test(name) ? 1 : 2);

/** One name as a pattern, however its hyphens, apostrophes and spaces are typed. */
function namePattern(name: string): string {
  const signs = [...name].map((sign) => {
    if (hyphen.test(sign)) return `${hyphen.source}{1,3}`;
    return apostrophe.test(sign) ? apostrophe.source : literalPattern(sign);
  });
  const [first = '', last = ''] = [[...name][0], [...name].at(-1)];
  const before = spaceless.test(first) ? '' : String.raw`(?<![\p{L}\p{M}\d])`;
  const after = spaceless.test(last) ? '' : String.raw`(?![\p{L}\p{M}\d])`;
  return `${before}${signs.join('')}${after}`;
}

/** Composed or not, the longest name first. */
function namesPattern(names: readonly string[]): RegExp | undefined {
  const written = names
    .map((name) => name.trim())
    .filter(isTelling)
    .toSorted((a, b) => b.length - a.length)
    .flatMap((name) => [...new Set([name, name.normalize('NFC'), name.normalize('NFD')])]);
  return written.length === 0 ? undefined : new RegExp(written.map(namePattern).join('|'), 'giu');
}

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
  const own = namesPattern(privateNames);
  if (own) {
    text = text.replace(own, () => {
      reason ??= 'name';
      return masks.name;
    });
  }
  return reason === null
    ? { guard: 'personal', kind: 'pass' }
    : { guard: 'personal', kind: 'mask', reason, text };
}
