const split = (words: string): readonly string[] => words.split(' ');

type Language = {
  readonly under: readonly string[];
  readonly tens: readonly string[];
  /** Joins a ten and a unit. */
  readonly join: (ten: string, unit: string, digits: readonly [number, number]) => string;
  readonly hundred: (count: number, word: string, rest: string) => string;
  readonly thousand: (count: string, rest: string) => string;
  readonly minus: readonly string[];
  readonly point: readonly string[];
  readonly percent: readonly string[];
  /** Bottoms of fractions from 2 to 12. */
  readonly parts: readonly string[];
};

const english: Language = {
  under: split(
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  ),
  tens: split('twenty thirty forty fifty sixty seventy eighty ninety'),
  join: (ten, unit) => `${ten} ${unit}`,
  hundred: (_, word, rest) => `${word} hundred${rest && ` ${rest}`}`,
  thousand: (count, rest) => `${count} thousand${rest && ` ${rest}`}`,
  minus: ['minus', 'negative'],
  point: ['point'],
  percent: ['percent', 'per cent'],
  parts: split('half third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'),
};

const spanish: Language = {
  under: split(
    'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve',
  ),
  tens: split('veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa'),
  join: (ten, unit) => (ten === 'veinte' ? `veinti${unit}` : `${ten} y ${unit}`),
  hundred: (count, _, rest) => {
    const words = split(
      '- ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos',
    );
    return count === 1 && rest === '' ? 'cien' : `${words[count]}${rest && ` ${rest}`}`;
  },
  thousand: (count, rest) => `${count === 'uno' ? '' : `${count} `}mil${rest && ` ${rest}`}`,
  minus: ['menos'],
  point: ['coma', 'punto'],
  percent: ['por ciento'],
  parts: split('medio tercio cuarto quinto sexto septimo octavo noveno decimo onceavo doceavo'),
};

const french: Language = {
  under: split(
    'zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf',
  ),
  tens: split('vingt trente quarante cinquante soixante soixante-dix quatre-vingt quatre-vingt-dix'),
  join: (ten, unit, [tens, units]) => {
    if (tens === 7 || tens === 9) {
      const base = tens === 7 ? 'soixante' : 'quatre-vingt';
      return `${base}${tens === 7 && units === 1 ? ' et ' : ' '}${french.under[10 + units]}`;
    }
    return units === 1 && tens < 8 ? `${ten} et un` : `${ten} ${unit}`;
  },
  hundred: (count, word, rest) => `${count === 1 ? '' : `${word} `}cent${rest && ` ${rest}`}`,
  thousand: (count, rest) => `${count === 'un' ? '' : `${count} `}mille${rest && ` ${rest}`}`,
  minus: ['moins'],
  point: ['virgule'],
  percent: ['pour cent'],
  parts: split('demi tiers quart cinquieme sixieme septieme huitieme neuvieme dixieme onzieme douzieme'),
};

const german: Language = {
  under: split(
    'null eins zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn',
  ),
  tens: split('zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig'),
  join: (ten, unit) => `${unit === 'eins' ? 'ein' : unit}und${ten}`,
  hundred: (_, word, rest) => `${word === 'eins' ? 'ein' : word}hundert${rest}`,
  thousand: (count, rest) => `${count === 'eins' ? 'ein' : count}tausend${rest}`,
  minus: ['minus'],
  point: ['komma'],
  percent: ['prozent'],
  parts: split('halb drittel viertel funftel sechstel siebtel achtel neuntel zehntel elftel zwolftel'),
};

const portuguese: Language = {
  ...spanish,
  under: split(
    'zero um dois tres quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezesseis dezessete dezoito dezenove',
  ),
  tens: split('vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'),
  join: (ten, unit) => `${ten} e ${unit}`,
  hundred: (count, _, rest) => {
    const words = split(
      '- cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos',
    );
    return count === 1 && rest === '' ? 'cem' : `${words[count]}${rest && ` e ${rest}`}`;
  },
  parts: split('meio terco quarto quinto sexto setimo oitavo nono decimo onzeavo dozeavo'),
};

const italian: Language = {
  ...spanish,
  under: split(
    'zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove',
  ),
  tens: split('venti trenta quaranta cinquanta sessanta settanta ottanta novanta'),
  join: (ten, unit) => (/^[uo]/.test(unit) ? ten.slice(0, -1) : ten) + unit,
  hundred: (count, word, rest) => `${count === 1 ? '' : word}cento${rest}`,
  thousand: (count, rest) => `${count === 'uno' ? 'mille' : `${count}mila`}${rest}`,
  minus: ['meno'],
  point: ['virgola'],
  percent: ['per cento'],
  parts: split('mezzo terzo quarto quinto sesto settimo ottavo nono decimo undicesimo dodicesimo'),
};

const languages: readonly Language[] = [english, spanish, french, german, portuguese, italian];

function wordsBelowThousand(language: Language, value: number): string {
  if (value < 20) return language.under[value] ?? '';
  if (value < 100) {
    const [tens, units] = [Math.floor(value / 10), value % 10];
    const ten = language.tens[tens - 2] ?? '';
    return units === 0 ? ten : language.join(ten, language.under[units] ?? '', [tens, units]);
  }
  const count = Math.floor(value / 100);
  const rest = value % 100 === 0 ? '' : wordsBelowThousand(language, value % 100);
  return language.hundred(count, language.under[count] ?? '', rest);
}

function wordsOf(language: Language, value: number): string {
  if (value < 1000) return wordsBelowThousand(language, value);
  const rest = value % 1000 === 0 ? '' : wordsBelowThousand(language, value % 1000);
  return language.thousand(wordsBelowThousand(language, Math.floor(value / 1000)), rest);
}

const largest = 999_999;

/** A whole number from 0 to 999,999 in six languages, in small letters without accents; empty above that. */
export function spellWhole(value: number): string[] {
  if (!Number.isInteger(value) || value < 0 || value > largest) return [];
  const plain = languages.map((language) => wordsOf(language, value));
  const [own = ''] = plain;
  const withAnd = own.replace(/ hundred (?!thousand)/, ' hundred and ');
  const extra = value === 1 ? ['una', 'une', 'ein', 'eine', 'uma', 'um'] : [];
  const hundreds = value >= 1100 && value < 10_000 && value % 100 === 0 ? value / 100 : 0;
  const old = hundreds > 0 ? [`${wordsBelowThousand(english, hundreds)} hundred`] : [];
  return [...new Set([...plain, withAnd, ...extra, ...old])];
}

/** The digits of a number one by one: 'three two', and 'three point two' where a point stands. */
export function spellDigits(digits: string): string[] {
  return languages.flatMap(({ under, point }) =>
    point.map((mark) =>
      Array.from(digits, (digit) => (digit === '.' ? mark : (under[Number(digit)] ?? ''))).join(' '),
    ),
  );
}

/** A decimal such as 12.75: the whole part as a number, the places one by one. */
export function spellDecimal(digits: string): string[] {
  const [whole = '0', places = ''] = digits.split('.');
  return languages.flatMap((language) =>
    language.point.flatMap((mark) => {
      const tail = `${mark} ${Array.from(places, (digit) => language.under[Number(digit)] ?? '').join(' ')}`;
      const number = places.startsWith('0') ? [] : [`${mark} ${wordsOf(language, Number(places))}`];
      const heads = [wordsOf(language, Number(whole)), ...(Number(whole) === 0 ? [''] : [])];
      return heads.flatMap((head) => [tail, ...number].map((end) => `${head} ${end}`.trim()));
    }),
  );
}

/** A percentage in words. */
export function spellPercent(value: number): string[] {
  return languages.flatMap((language) =>
    language.percent.map((percent) => `${wordsOf(language, value)} ${percent}`),
  );
}

const plurals = ['', 's', 'n', 'es'];

/** A fraction in words: 'three fourths', 'three over four', 'drei viertel'. */
export function spellFraction(top: number, bottom: number): string[] {
  const named = languages.flatMap((language) => {
    const part = language.parts[bottom - 2];
    const one = top === 1 ? ['', 'one', 'a', 'un', 'ein', 'um'] : [wordsOf(language, top)];
    if (part === undefined) return [];
    const forms = part === 'half' ? ['half', 'halves'] : plurals.map((ending) => part + ending);
    const more = /o$/.test(part) ? [...forms, part.replace(/o$/, 'i')] : forms;
    return one.flatMap((head) => more.map((form) => `${head} ${form}`.trim()));
  });
  const [topWord, bottomWord] = [wordsOf(english, top), wordsOf(english, bottom)];
  const long = bottom > 12 ? [`${topWord} ${bottomWord}ths`, `${topWord} ${bottomWord}th`] : [];
  const quarters = bottom === 4 ? [`${topWord} quarters`, `${top === 1 ? 'a' : topWord} quarter`] : [];
  const joined = ['over', 'out of', 'divided by', 'to', 'sobre', 'sur', 'durch', 'de cada'];
  return [...named, ...long, ...quarters, ...joined.map((word) => `${topWord} ${word} ${bottomWord}`)];
}

const andWords = ['and', 'y', 'et', 'und', 'e', 'e'];

/** A mixed number in words: 'four and a half', 'cuatro y medio'. */
export function spellMixed(whole: number, top: number, bottom: number): string[] {
  return languages.flatMap((language, index) => {
    const part = language.parts[bottom - 2];
    if (part === undefined) return [];
    const heads = top === 1 ? ['', 'one', 'a', 'un', 'une', 'ein', 'um'] : [wordsOf(language, top)];
    const tails = heads.flatMap((head) => ['', 's'].map((ending) => `${head} ${part}${ending}`.trim()));
    const quarters =
      part === 'fourth'
        ? [`${top === 1 ? 'a' : wordsOf(language, top)} quarter`, `${wordsOf(language, top)} quarters`]
        : [];
    const glued =
      language === german && top === 1 && bottom === 2 ? [`${wordsOf(language, whole)}einhalb`] : [];
    return [
      ...glued,
      ...[...tails, ...quarters].map((tail) => `${wordsOf(language, whole)} ${andWords[index]} ${tail}`),
    ];
  });
}

/** The words for 'minus' in all languages. */
export const minusWords: readonly string[] = [
  ...new Set([...languages.flatMap(({ minus }) => minus), 'am', 'negatibong', 'negatif', 'eksi', 'bawas']),
];
