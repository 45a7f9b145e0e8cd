import type { Occupation } from '../occupation.ts';
import { type MathIdea, type MathIdeaName, mathIdeas } from './math-ideas.ts';

/** A field of work whose problems are told in the same clothes. */
type Field = {
  name: string;
  /** Codes of the classification that belong to it; the first field that fits wins. */
  socs: RegExp;
  /** Three ideas with a problem each, then what else the work uses. */
  ideas: readonly [MathIdeaName, MathIdeaName, MathIdeaName, ...MathIdeaName[]];
};

const fields: readonly Field[] = [
  {
    name: 'animals',
    socs: /^(?:29-1131|29-2056|31-9096|39-20|45-2021|45-2093|19-1023|19-1011|33-9011)/,
    ideas: ['ratios', 'percents', 'decimals', 'rates', 'means', 'chance'],
  },
  {
    name: 'civil',
    socs: /^(?:17-2051|17-2081|17-2151|11-9021|47-1011|17-3022|47-4011|17-2021)/,
    ideas: ['slopes', 'loads', 'rates', 'percents', 'lines', 'units', 'similar', 'bearings', 'change'],
  },
  {
    name: 'places',
    socs: /^(?:17-1|17-3011|17-3031|19-3051|19-3092|27-1025|27-1027)/,
    ideas: ['plans', 'percents', 'decimals', 'area', 'proportions', 'similar', 'coordinates', 'bearings'],
  },
  {
    name: 'engineering',
    socs: /^17-|^11-9041|^41-9031/,
    ideas: [
      'rates',
      'percents',
      'tolerance',
      'lines',
      'equations',
      'units',
      'precision',
      'bearings',
      'change',
    ],
  },
  {
    name: 'data',
    socs: /^15-(?:2|1221|2051|1243)/,
    ideas: ['shares', 'means', 'expected', 'lines', 'charts', 'growth', 'chance', 'change'],
  },
  {
    name: 'computing',
    socs: /^15-|^11-3021|^27-1014/,
    ideas: ['rates', 'percents', 'expressions', 'shares', 'lines', 'growth', 'chance', 'coordinates'],
  },
  {
    name: 'farm',
    socs: /^(?:45-|11-9013|19-1012|19-1013|19-1032|19-1031|19-401|19-4071|25-9021|17-2021)/,
    ideas: ['rates', 'ratios', 'percents', 'area', 'lines', 'units', 'chance'],
  },
  {
    name: 'life-science',
    socs: /^19-1|^19-402|^19-4092|^11-9121/,
    ideas: ['percents', 'shares', 'decimals', 'means', 'growth', 'precision', 'chance'],
  },
  {
    name: 'earth-and-space',
    socs: /^19-2|^19-4/,
    ideas: ['rates', 'percents', 'lines', 'means', 'units', 'precision', 'growth', 'change'],
  },
  {
    name: 'people-science',
    socs: /^19-3/,
    ideas: ['shares', 'percents', 'means', 'charts', 'lines', 'growth', 'chance'],
  },
  {
    name: 'money',
    socs: /^(?:13-2|11-303|43-30|43-31|43-4011|43-413|43-4141|41-303)/,
    ideas: ['percents', 'shares', 'interest', 'budgets', 'lines', 'growth', 'expected'],
  },
  {
    name: 'school',
    socs: /^25-|^11-903/,
    ideas: ['shares', 'percents', 'means', 'ratios', 'charts', 'lines', 'chance'],
  },
  {
    name: 'health',
    socs: /^(?:29-|31-|11-9111|51-9082|51-9083|49-9062)/,
    ideas: ['decimals', 'percents', 'rates', 'ratios', 'proportions', 'units', 'chance'],
  },
  {
    name: 'care',
    socs: /^21-|^11-9151|^39-9/,
    ideas: ['shares', 'percents', 'expressions', 'means', 'charts', 'budgets'],
  },
  { name: 'law', socs: /^23-/, ideas: ['shares', 'expressions', 'percents', 'means', 'budgets', 'chance'] },
  {
    name: 'safety',
    socs: /^33-|^11-9161|^13-1041|^11-3013/,
    ideas: ['rates', 'percents', 'shares', 'speed', 'charts', 'lines'],
  },
  {
    name: 'art',
    socs: /^27-1|^51-9194|^51-9195|^51-9071/,
    ideas: ['ratios', 'percents', 'expressions', 'fractions', 'area', 'proportions', 'similar', 'budgets'],
  },
  {
    name: 'stage-and-sport',
    socs: /^27-2|^39-3|^39-903/,
    ideas: ['shares', 'expressions', 'percents', 'means', 'charts', 'budgets', 'chance'],
  },
  {
    name: 'media',
    socs: /^27-|^51-5/,
    ideas: ['rates', 'percents', 'shares', 'expressions', 'fractions', 'budgets'],
  },
  {
    name: 'kitchen',
    socs: /^35-|^11-9051|^51-3|^19-1012/,
    ideas: ['ratios', 'percents', 'decimals', 'fractions', 'proportions', 'budgets'],
  },
  {
    name: 'grounds',
    socs: /^37-/,
    ideas: ['ratios', 'percents', 'decimals', 'area', 'packages', 'estimates'],
  },
  {
    name: 'service',
    socs: /^39-|^11-908|^11-907/,
    ideas: ['expressions', 'percents', 'shares', 'ratios', 'means', 'budgets'],
  },
  {
    name: 'sales',
    socs: /^41-|^11-20|^13-1161|^13-102/,
    ideas: ['percents', 'shares', 'expressions', 'means', 'lines', 'growth', 'expected'],
  },
  { name: 'office', socs: /^43-/, ideas: ['rates', 'shares', 'percents', 'means', 'pay', 'budgets'] },
  {
    name: 'build',
    socs: /^47-|^49-9021|^51-7/,
    ideas: ['inches', 'estimates', 'percents', 'area', 'packages', 'plans', 'slopes', 'loads'],
  },
  {
    name: 'repair',
    socs: /^49-/,
    ideas: ['tolerance', 'rates', 'percents', 'inches', 'decimals', 'equations'],
  },
  {
    name: 'make',
    socs: /^51-/,
    ideas: ['rates', 'shares', 'tolerance', 'percents', 'decimals', 'inches', 'equations'],
  },
  {
    name: 'transport',
    socs: /^53-|^11-3071|^13-1081|^43-5/,
    ideas: ['rates', 'percents', 'loads', 'speed', 'units', 'limits', 'bearings'],
  },
  {
    name: 'business',
    socs: /./,
    ideas: ['percents', 'shares', 'budgets', 'means', 'lines', 'limits', 'expected'],
  },
];

export type MathInside = { field: string; ideas: readonly MathIdea[] };

/**
 * The mathematics of a job: the first three ideas have a problem in the clothes of its field, the others wait further
 * on. Chosen by field of work, by hand; it says what people there reckon with, not all they know.
 */
export function mathInside({ soc }: Pick<Occupation, 'soc'>): MathInside {
  const field = fields.find(({ socs }) => socs.test(soc));
  if (!field) throw new Error(`no field for ${soc}`);
  return { field: field.name, ideas: field.ideas.map((name) => mathIdeas[name]) };
}
