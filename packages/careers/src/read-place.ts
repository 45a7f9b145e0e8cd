import { plainWords } from './words/plain-words.ts';

const stateTable =
  'AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming|AS American Samoa|GU Guam|MP Northern Mariana Islands|PR Puerto Rico|VI U.S. Virgin Islands';
/** Longer names first, so that "West Virginia" is not read as a town in Virginia. */
const states = stateTable
  .split('|')
  .map((row) => ({ code: row.slice(0, 2).toLowerCase(), name: row.slice(3) }))
  .sort((a, b) => b.name.length - a.name.length);

/** Places that students name without their state. */
const knownCities = new Set(
  'new york city|nyc|brooklyn|queens|the bronx|bronx|manhattan|staten island|los angeles|chicago|houston|phoenix|philadelphia|san antonio|san diego|dallas|austin|san jose|fort worth|jacksonville|charlotte|columbus|indianapolis|san francisco|seattle|denver|oklahoma city|nashville|el paso|washington dc|washington d c|las vegas|boston|detroit|memphis|baltimore|milwaukee|albuquerque|tucson|fresno|sacramento|atlanta|kansas city|miami|raleigh|omaha|long beach|oakland|minneapolis|tulsa|tampa|new orleans|cleveland|honolulu|anaheim|st louis|pittsburgh|cincinnati|orlando|newark|st paul|buffalo|anchorage|salt lake city|harlem|compton|hollywood|silicon valley'.split(
    '|',
  ),
);
const smallWords = new Set(['of', 'the', 'and', 'de', 'la', 'del', 'on']);
const spoken: Readonly<Record<string, string>> = {
  nyc: 'New York City',
  'washington dc': 'Washington, D.C.',
  'washington d c': 'Washington, D.C.',
};

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const asName = (words: readonly string[]): string =>
  words.map((word, at) => (at > 0 && smallWords.has(word) ? word : capital(word))).join(' ');

/** Where the student lives, in a form that fits into a sentence: "in Austin, Texas", "in Texas". */
export type Place = { city: string | null; state: string | null };

const nowhere: Place = { city: null, state: null };

/**
 * Reads a "city, state" answer. A city is taken at its word only beside a state's name or code, or when it is a well
 * known one, so that a joke answer does not become a town.
 */
export function readPlace(answer: string): Place {
  const words = plainWords(answer).filter((word) => word !== 'usa' && word !== 'us');
  if (words.length === 0 || words.length > 7) return nowhere;
  const whole = words.join(' ');
  if (spoken[whole] !== undefined) return { city: spoken[whole], state: null };
  if (knownCities.has(whole)) return { city: asName(words), state: null };
  for (const { code, name } of states) {
    const stateWords = plainWords(name).length;
    const last = words.slice(-stateWords).join(' ');
    const byName = last === plainWords(name).join(' ');
    if (!byName && words.at(-1) !== code) continue;
    const city = words.slice(0, byName ? -stateWords : -1);
    if (city.length === 0)
      return byName || answer.trim() === code.toUpperCase() ? { city: null, state: name } : nowhere;
    const isName = city.every((word) => /^\p{L}+$/u.test(word)) && city.join('').length >= 3;
    return { city: isName ? asName(city) : null, state: name };
  }
  return nowhere;
}

/** "Austin, Texas", "Texas", "Brooklyn", or null when the answer names no place. */
export function placeName({ city, state }: Place): string | null {
  if (city !== null && state !== null) return `${city}, ${state}`;
  return city ?? state;
}
