import { type Rational, rational } from '../rational/rational.ts';

type Physical = 'current' | 'voltage' | 'force' | 'energy' | 'power' | 'pressure' | 'frequency';
type Dimension = 'length' | 'mass' | 'time' | 'money' | 'angle' | 'radian' | Physical;
type UnitEntry = { readonly dimension: Dimension; readonly power: number; readonly size: Rational };

const entry = (dimension: Dimension, size: Rational, power = 1): UnitEntry => ({ dimension, power, size });
const length = (n: number, d = 1) => entry('length', rational(n, d));
const mass = (n: number, d = 1) => entry('mass', rational(n, d));
const volume = (n: number | bigint, d: number | bigint = 1) => entry('length', rational(n, d), 3);
const time = (n: number, d = 1) => entry('time', rational(n, d));
const money = (n: number, d = 1) => entry('money', rational(n, d));

/** 231 cubic inches, in cubic metres. */
const gallonTop = 3_785_411_784n;
const gallonBottom = 1_000_000_000_000n;

/** Sizes in metres, grams, seconds, dollars, degrees and the units named after people; US units by their exact definitions. */
const rows: readonly (readonly [UnitEntry, string])[] = [
  [length(1, 1000), 'mm millimeter millimetre'],
  [length(1, 100), 'cm centimeter centimetre'],
  [length(1, 10), 'dm decimeter decimetre'],
  [length(1), 'm meter metre'],
  [length(1000), 'km kilometer kilometre'],
  [length(254, 10_000), 'in inch inches'],
  [length(3048, 10_000), 'ft foot feet'],
  [length(9144, 10_000), 'yd yard'],
  [length(1_609_344, 1000), 'mi mile'],
  [mass(1, 1000), 'mg milligram'],
  [mass(1), 'g gram'],
  [mass(1000), 'kg kilogram'],
  [mass(45_359_237, 1_600_000), 'oz ounce'],
  [mass(45_359_237, 100_000), 'lb lbs pound'],
  [mass(45_359_237, 50), 'ton'],
  [mass(1_000_000), 'tonne'],
  [volume(1, 1_000_000), 'ml mL milliliter millilitre cc'],
  [volume(1, 1000), 'l L liter litre'],
  [volume(gallonTop, gallonBottom), 'gal gallon'],
  [volume(gallonTop, gallonBottom * 4n), 'qt quart'],
  [volume(gallonTop, gallonBottom * 8n), 'pt pint'],
  [volume(gallonTop, gallonBottom * 16n), 'cup c'],
  [volume(gallonTop, gallonBottom * 128n), 'floz fluidounce'],
  [volume(gallonTop, gallonBottom * 256n), 'tbsp tablespoon'],
  [volume(gallonTop, gallonBottom * 768n), 'tsp teaspoon'],
  [time(1), 's sec second'],
  [time(60), 'min minute'],
  [time(3600), 'h hr hour'],
  [time(86_400), 'd day'],
  [time(604_800), 'wk week'],
  [money(1), 'dollar buck usd $'],
  [money(1, 100), 'cent ¢'],
  [entry('angle', rational(1)), 'deg degree °'],
  [entry('radian', rational(1)), 'rad radian'],
  [entry('current', rational(1)), 'A ampere amp'],
  [entry('current', rational(1, 1000)), 'mA milliampere milliamp'],
  [entry('voltage', rational(1)), 'V volt'],
  [entry('voltage', rational(1000)), 'kV kilovolt'],
  [entry('force', rational(1)), 'N newton'],
  [entry('force', rational(1000)), 'kN kilonewton'],
  [entry('energy', rational(1)), 'J joule'],
  [entry('energy', rational(1000)), 'kJ kilojoule'],
  [entry('energy', rational(3_600_000)), 'kWh kilowatthour'],
  [entry('power', rational(1)), 'W watt'],
  [entry('power', rational(1000)), 'kW kilowatt'],
  [entry('power', rational(1_000_000)), 'MW megawatt'],
  [entry('pressure', rational(1)), 'Pa pascal'],
  [entry('pressure', rational(1000)), 'kPa kilopascal'],
  [entry('frequency', rational(1)), 'Hz hertz'],
  [entry('frequency', rational(1000)), 'kHz kilohertz'],
];

const table: ReadonlyMap<string, UnitEntry> = new Map(
  rows.flatMap(([unit, names]) => names.split(' ').map((name) => [name, unit] as const)),
);

/** The word in lower case without its plural ending; letters that differ by case stay apart in the table. */
export function unitStem(word: string): string {
  const lower = word.toLowerCase();
  if (table.has(lower)) return lower;
  if (lower.endsWith('ies') && lower.length > 4) return `${lower.slice(0, -3)}y`;
  if (/(?:ches|shes|xes|sses)$/.test(lower)) return lower.slice(0, -2);
  if (lower.endsWith('s') && !lower.endsWith('ss') && lower.length > 2) return lower.slice(0, -1);
  return lower;
}

/** The unit of a word or abbreviation, singular or plural; undefined for any other word. */
export function findUnit(word: string): UnitEntry | undefined {
  return table.get(word) ?? table.get(unitStem(word));
}

/** Written in one word, or standing before the unit they belong to. */
const compactUnits = new Set(['mph', 'mpg', 'kph', 'kmh', 'sq', 'cu']);

/** Whether a run of two letters or more names a unit; single letters are variables unless a unit is expected. */
export function isKnownUnit(word: string): boolean {
  return word.length > 1 && (findUnit(word) !== undefined || compactUnits.has(word.toLowerCase()));
}
