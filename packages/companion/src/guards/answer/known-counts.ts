import { withDigits } from './told-value.ts';

/**
 * Counts that everyone knows. A count is told by its two nouns in one sentence, in any order: 'as many as a spider has
 * legs', 'how many legs does a spider have?'.
 */
const pairs: readonly (readonly [number, string])[] = [
  [
    2,
    'wheels? bicycles?|bikes?; eyes? face|head|you; hands? you|person|body; cups? pints?; pints? quarts?; wings? birds?; legs? humans?|birds?|chickens?|you; horns? goats?|bulls?',
  ],
  [
    3,
    'wheels? tricycles?; feet yards?; months? seasons?|quarter; angles?|sides?|corners? triangles?; leaves|leaf clovers?; lights?|colors? traffic; musketeers?; little pigs?; blind mice; bears? goldilocks; teaspoons? tablespoons?; medals?|colors? podium|olympics?; strikes? out|baseball',
  ],
  [
    4,
    'sides?|corners? squares?|rectangles?|trapezoids?|kites?; wheels? cars?|wagons?; legs?|paws? dogs?|cats?|chairs?|tables?|horses?|cows?|dogs?; quarters? dollars?|game|year|hour; seasons? year; quarts? gallons?; suits? deck|cards?; beatles?; turtles? ninja; directions? compass; chambers? heart; strings? violins?; years? olympics?|leap|president|term; leaves|leaf lucky; cups? quarts?; wings? butterfl(?:y|ies)|bees?; bases? baseball|field',
  ],
  [
    5,
    'fingers?|digits? hand; toes? foot; sides?|corners? pentagons?; cents?|pennies nickels?; rings? olympic\\w*; vowels? alphabet|english|language; lakes great; oceans? world|earth|planet; points?|arms? starfish|star; senses? human|body|you|have; players? basketball; days? school week; workdays? week; lines? (?:music|staff|limerick); times? high',
  ],
  [
    6,
    'sides?|corners? hexagons?|snowflakes?|honeycombs?; faces? cubes?|die|dice; legs? ants?|bees?|insects?|beetles?|fl(?:y|ies)|butterfl(?:y|ies); strings? guitars?; half dozen; points? touchdowns?; feet fathoms?|under; players? volleyball|hockey',
  ],
  [
    7,
    'days? weeks?; wonders? world; dwar(?:fs?|ves) snow|story; colou?rs? rainbows?; sins? deadly; continents? earth|world|there; sides? heptagons?; seas? world|sail\\w*; notes? scale|musical; lucky number; harry potter; samurai',
  ],
  [
    8,
    'legs?|eyes? spiders?; arms?|legs?|tentacles? octopus(?:es)?; sides?|corners? octagons?|stop; planets? solar|sun|space|there|orbit\\w*|our; pints? gallons?; notes? octaves?; reindeer santa; slices? pizza; bits? bytes?; corners?|vertices cubes?|box; ounces? cups?; furlongs? miles?; nights? hanukkah',
  ],
  [
    9,
    'innings? baseball|game; lives cats?; players? baseball; sides? nonagons?; squares? tic; months? pregnan\\w*|baby; ball (?:black )?pool; symphon(?:y|ies) beethoven; justices? supreme|court; muses?',
  ],
  [
    10,
    'fingers? two|both|hands|you; toes? two|both|feet|you; years? decades?; cents?|pennies dimes?; dimes? dollars?; pins? bowling; commandments?; legs? crabs?|lobsters?; sides? decagons?; millimeters? centimeters?; downing street; digits? there|decimal; pence',
  ],
  [11, 'players? soccer|football|cricket|team; sides? hendecagons?; apollo moon'],
  [
    12,
    'months? years?; eggs? cartons?|dozens?|box; inches foot|ruler; hours?|numbers? clock|half|face|noon; days? christmas; signs? zodiac; jurors? jury; disciples|apostles; edges? cubes?|box; noon|midnight clock; donuts?|roses dozen; sides? dodecagons?; labou?rs hercules; tribes? israel; pence shilling',
  ],
  [
    13,
    'bakers? dozen; colonies original|american|thirteen; unlucky number; cards? suit; stripes? flag; friday unlucky',
  ],
  [14, 'days? fortnights?|two weeks; lines? sonnets?; pounds? stones?; valentines? day'],
  [15, 'players? rugby; minutes? quarter'],
  [16, 'ounces? pounds?; cups? gallons?; pawns board; pieces? chess; sweet birthday'],
  [17, 'syllables? haikus?'],
  [18, 'holes? golf; age vote|voting|adult; wheels? semi|truck'],
  [20, 'nickels? dollars?; years? score; fingers? toes; questions? game|twenty'],
  [21, 'dots?|pips? die|dice; blackjack; shots? gun|salute; spots? die|dice'],
  [24, 'hours? days?; cans? case|beer; karats?|carats? gold|pure'],
  [25, 'cents?|pennies quarters?; december christmas; years? quarter'],
  [26, 'letters? alphabet|english; miles? marathons?; bones? foot'],
  [28, 'days? february; dominoes? set'],
  [30, 'days? april|june|september|november; minutes? half; seconds? half'],
  [31, 'days? january|march|may|july|august|october|december|halloween; flavors? baskin'],
  [32, 'teeth adult|human|mouth|grown; freezing|freezes water|point; pieces? chess|start; ounces? quarts?'],
  [36, 'inches yards?; black keys? piano'],
  [40, 'thieves ali; days? lent|flood; winks'],
  [50, 'states? america|united|us|usa|union|country; stars? flag; cents? half; years? half'],
  [52, 'weeks? years?; cards? decks?; white keys? piano'],
  [60, 'minutes? hours?; seconds? minutes?'],
  [64, 'squares? chess\\w*|checkers?|board; ounces? gallons?; crayons? box'],
  [88, 'keys? piano; constellations?'],
  [90, 'degrees? right|quarter|corner; minutes? soccer|football'],
  [
    100,
    'cents?|pennies dollars?; years? centur(?:y|ies); centimeters? meters?; boils?|boiling water|point; yards? football; senators? senate|us|america; perfect test|score',
  ],
  [144, 'gross'],
  [180, 'degrees? triangles?|straight|half'],
  [212, 'boils?|boiling water|fahrenheit'],
  [360, 'degrees? circles?|full|turn|quadrilaterals?; full turn degrees?'],
  [365, 'days? years?'],
  [366, 'days? leap'],
  [1000, 'meters? kilometers?; grams? kilograms?; years? millenn\\w+; milliliters? liters?; words? picture'],
  [5280, 'feet miles?'],
];

type Count = { readonly value: number; readonly nouns: readonly RegExp[] };

const noun = (words: string): RegExp => new RegExp(`\\b(?:${words})\\b`);

const counts: readonly Count[] = pairs.flatMap(([value, rows]) =>
  rows.split(';').map((row) => ({
    value,
    nouns: row
      .trim()
      .split(/ (?![^(]*\))/)
      .map(noun),
  })),
);

/** Pictures that stand for a thing everyone can count. */
const pictures: readonly (readonly [RegExp, string])[] = [
  [/🍀/gu, ' lucky clover leaf '],
  [/[🕷🕸]/gu, ' spider legs '],
  [/🐙/gu, ' octopus arms '],
  [/🌈/gu, ' rainbow colors '],
  [/🎲/gu, ' die faces '],
  [/[✋🖐]/gu, ' hand fingers '],
  [/🐜|🐝/gu, ' insect legs '],
  [/⛄|❄/gu, ' snowflake corners '],
  [/🛑/gu, ' octagon sides '],
  [/🕛/gu, ' clock hours '],
];

/**
 * The counts told in a sentence in small plain letters whose nouns are not all in the question; with a number before
 * the whole, as in 'five hours have as many minutes', that many times the count. Only those that `isKey` asks for.
 */
export function tellsKnownCount(
  sentence: string,
  question: string,
  isKey: (value: number) => boolean,
): boolean {
  const plain = pictures.reduce(
    (text, [sign, words]) => text.replace(sign, words),
    withDigits(sentence.replace(/'/g, '')),
  );
  const hasNumber = /\d/.test(plain);
  return counts.some(({ value, nouns }) => {
    const isPlain = isKey(value);
    if (!isPlain && !hasNumber) return false;
    if (!nouns.every((each) => each.test(plain)) || nouns.every((each) => each.test(question))) return false;
    const whole = new RegExp(`(\\d{1,4}) (?:full |whole )?${nouns.at(-1)?.source.slice(2) ?? ''}`);
    return isPlain || isKey(value * Number(whole.exec(plain)?.[1] ?? 1));
  });
}
