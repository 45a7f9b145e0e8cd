const split = (words: string): readonly string[] => words.split(' ');

type Abroad = {
  /** Words from 1 to 10. */
  readonly units: readonly string[];
  /** Words from 11 to 19; empty where they are built as ten and unit. */
  readonly teens: readonly string[];
  /** Words from 20 to 90. */
  readonly tens: readonly string[];
  readonly join: (ten: string, unit: string) => readonly string[];
  readonly hundred: (unit: string) => string;
};

const spaced = (ten: string, unit: string): readonly string[] => [`${ten} ${unit}`];
const counted = (units: readonly string[], ten: string): readonly string[] =>
  units.slice(1, 9).map((unit) => `${unit} ${ten}`);

const vietnamese = split('mot hai ba bon nam sau bay tam chin muoi');
const indonesian = split('satu dua tiga empat lima enam tujuh delapan sembilan sepuluh');
const japanese = split('ichi ni san yon go roku nana hachi kyu ju');
const chinese = split('yi er san si wu liu qi ba jiu shi');
const korean = split('il i sam sa o yuk chil pal gu sip');

/** Ways to count that students may know from home, in small letters without accents. */
const abroad: readonly Abroad[] = [
  {
    units: vietnamese,
    teens: [],
    tens: counted(vietnamese, 'muoi'),
    join: (ten, unit) => [`${ten} ${unit}`, ...(unit === 'nam' ? [`${ten} lam`] : [])],
    hundred: (unit) => `${unit} tram`,
  },
  {
    units: split('isa dalawa tatlo apat lima anim pito walo siyam sampu'),
    teens: split(
      'labing-isa labindalawa labintatlo labing-apat labinlima labing-anim labimpito labingwalo labinsiyam',
    ),
    tens: split('dalawampu tatlumpu apatnapu limampu animnapu pitumpu walumpu siyamnapu'),
    join: (ten, unit) => ['t', 'at'].flatMap((and) => [`${ten} ${and} ${unit}`, `${ten} ${and} ${unit}ng`]),
    hundred: (unit) => `${unit}ng daan`,
  },
  {
    units: indonesian,
    teens: split(
      'sebelas duabelas tigabelas empatbelas limabelas enambelas tujuhbelas delapanbelas sembilanbelas',
    ),
    tens: counted(indonesian, 'puluh'),
    join: spaced,
    hundred: (unit) => (unit === 'satu' ? 'seratus' : `${unit} ratus`),
  },
  {
    units: split('bir iki uc dort bes alti yedi sekiz dokuz on'),
    teens: [],
    tens: split('yirmi otuz kirk elli altmis yetmis seksen doksan'),
    join: spaced,
    hundred: (unit) => (unit === 'bir' ? 'yuz' : `${unit} yuz`),
  },
  {
    units: split('jeden dwa trzy cztery piec szesc siedem osiem dziewiec dziesiec'),
    teens: split(
      'jedenascie dwanascie trzynascie czternascie pietnascie szesnascie siedemnascie osiemnascie dziewietnascie',
    ),
    tens: split(
      'dwadziescia trzydziesci czterdziesci piecdziesiat szescdziesiat siedemdziesiat osiemdziesiat dziewiecdziesiat',
    ),
    join: spaced,
    hundred: (unit) => (unit === 'jeden' ? 'sto' : `${unit}sta`),
  },
  {
    units: split('een twee drie vier vijf zes zeven acht negen tien'),
    teens: split('elf twaalf dertien veertien vijftien zestien zeventien achttien negentien'),
    tens: split('twintig dertig veertig vijftig zestig zeventig tachtig negentig'),
    join: (ten, unit) => [`${unit}en${ten}`],
    hundred: (unit) => (unit === 'een' ? 'honderd' : `${unit}honderd`),
  },
  {
    units: split('odin dva tri chetyre pyat shest sem vosem devyat desyat'),
    teens: split(
      'odinnadtsat dvenadtsat trinadtsat chetyrnadtsat pyatnadtsat shestnadtsat semnadtsat vosemnadtsat devyatnadtsat',
    ),
    tens: split('dvadtsat tridtsat sorok pyatdesyat shestdesyat semdesyat vosemdesyat devyanosto'),
    join: spaced,
    hundred: (unit) => (unit === 'odin' ? 'sto' : `${unit}sta`),
  },
  {
    units: japanese,
    teens: [],
    tens: counted(japanese, 'ju'),
    join: (ten, unit) => [`${ten} ${unit}`, `${ten}u ${unit}`],
    hundred: (unit) => `${unit} hyaku`,
  },
  {
    units: chinese,
    teens: [],
    tens: counted(chinese, 'shi'),
    join: spaced,
    hundred: (unit) => `${unit} bai`,
  },
  { units: korean, teens: [], tens: counted(korean, 'sip'), join: spaced, hundred: (unit) => `${unit} baek` },
  {
    units: split('moja mbili tatu nne tano sita saba nane tisa kumi'),
    teens: [],
    tens: split('ishirini thelathini arobaini hamsini sitini sabini themanini tisini'),
    join: (ten, unit) => [`${ten} na ${unit}`],
    hundred: (unit) => `mia ${unit}`,
  },
  {
    units: split('ett tva tre fyra fem sex sju atta nio tio'),
    teens: split('elva tolv tretton fjorton femton sexton sjutton arton nitton'),
    tens: split('tjugo trettio fyrtio femtio sextio sjuttio attio nittio'),
    join: (ten, unit) => [`${ten}${unit}`],
    hundred: (unit) => `${unit === 'ett' ? '' : unit}hundra`,
  },
];

/** Further readings of a Japanese or Korean digit, and of seven and four. */
const readings: Readonly<Record<number, readonly string[]>> = {
  1: ['hana', 'ek'],
  2: ['dul', 'do', 'liang'],
  3: ['set', 'teen'],
  4: ['shi', 'net', 'chaar', 'char'],
  5: ['paanch', 'panch'],
  6: ['chhe', 'chhah'],
  7: ['shichi', 'ilgop', 'saat'],
  8: ['aath', 'yeodeol'],
  9: ['nau', 'kyuu', 'ahop'],
  10: ['dus', 'juu'],
  32: ['battis', 'battees'],
};

function belowHundred({ units, teens, tens, join }: Abroad, value: number): readonly string[] {
  const [ten, unit] = [Math.floor(value / 10), value % 10];
  if (value <= 10) return [units[value - 1] ?? ''];
  if (value < 20) return [teens[unit - 1] ?? `${units[9]} ${units[unit - 1]}`];
  const head = tens[ten - 2] ?? '';
  return unit === 0 ? [head] : join(head, units[unit - 1] ?? '');
}

/** A whole number from 1 to 999 in languages beside the six that are counted in fully. */
export function spellAbroad(value: number): string[] {
  if (!Number.isInteger(value) || value < 1 || value > 999) return [];
  const [count, rest] = [Math.floor(value / 100), value % 100];
  const all = abroad.flatMap((language) => {
    const tail = rest === 0 ? [''] : belowHundred(language, rest);
    if (count === 0) return [...tail];
    const head = language.hundred(language.units[count - 1] ?? '');
    return tail.map((end) => `${head} ${end}`.trim());
  });
  return [...new Set([...all, ...(readings[value] ?? [])])];
}
