/** The 34 numbers that the city keeps as series; every meter, chart, table and goal names one of them. */
export const metricIds = [
  'people',
  'homes',
  'jobs',
  'unemployment',
  'movedIn',
  'movedOut',
  'happiness',
  'travel',
  'green',
  'services',
  'money',
  'income',
  'spending',
  'fares',
  'powerDemand',
  'powerSupply',
  'solar',
  'wind',
  'gas',
  'gridImport',
  'battery',
  'powerUnused',
  'brownOuts',
  'waterNeed',
  'waterPumped',
  'waterStored',
  'waterShort',
  'trips',
  'riders',
  'crowding',
  'pollution',
  'sunshine',
  'goodsStored',
  'goodsMissing',
] as const;
export type MetricId = (typeof metricIds)[number];

export type MetricSpec = {
  label: string;
  unit: string;
  /** Decimals to show. */
  digits: number;
  /** The city counts in whole units; shown values are these divided by `scale` (watts by 1000 give kW). */
  scale: number;
  /** What a day's value says about its 24 hours. A meter shows the last 24 hours of a sum, else the last hour. */
  day: 'sum' | 'mean' | 'last' | 'most';
};

const count = { unit: '', digits: 0, scale: 1 };
const percent = { unit: '%', digits: 1, scale: 10 };
const money = { unit: '$', digits: 2, scale: 100 };
const kilowatts = { unit: 'kW', digits: 1, scale: 1000 };
const litres = { unit: 'L', digits: 0, scale: 1 };
const goods = { unit: '', digits: 2, scale: 1000 };

export const metricSpec: Record<MetricId, MetricSpec> = {
  people: { label: 'People', ...count, day: 'last' },
  homes: { label: 'Beds in homes', ...count, day: 'last' },
  jobs: { label: 'Jobs', ...count, day: 'last' },
  unemployment: { label: 'Without work', ...percent, day: 'mean' },
  movedIn: { label: 'Moved in', ...count, day: 'sum' },
  movedOut: { label: 'Moved out', ...count, day: 'sum' },
  happiness: { label: 'Happiness', ...percent, day: 'mean' },
  travel: { label: 'Easy travel', ...percent, day: 'mean' },
  green: { label: 'Green and clean', ...percent, day: 'mean' },
  services: { label: 'Services nearby', ...percent, day: 'mean' },
  money: { label: 'Treasury', ...money, day: 'last' },
  income: { label: 'Income', ...money, day: 'sum' },
  spending: { label: 'Spending', ...money, day: 'sum' },
  fares: { label: 'Fares', ...money, day: 'sum' },
  powerDemand: { label: 'Power needed', ...kilowatts, day: 'mean' },
  powerSupply: { label: 'Power available', ...kilowatts, day: 'mean' },
  solar: { label: 'Solar power', ...kilowatts, day: 'mean' },
  wind: { label: 'Wind power', ...kilowatts, day: 'mean' },
  gas: { label: 'Gas power', ...kilowatts, day: 'mean' },
  gridImport: { label: 'Power bought', ...kilowatts, day: 'mean' },
  battery: { label: 'In batteries', unit: 'kWh', digits: 1, scale: 1000, day: 'last' },
  powerUnused: { label: 'Power unused', ...kilowatts, day: 'mean' },
  brownOuts: { label: 'Dark block-hours', unit: 'h', digits: 0, scale: 1, day: 'sum' },
  waterNeed: { label: 'Water needed', ...litres, day: 'sum' },
  waterPumped: { label: 'Water pumped', ...litres, day: 'sum' },
  waterStored: { label: 'Water in tanks', ...litres, day: 'last' },
  waterShort: { label: 'Water missing', ...litres, day: 'sum' },
  trips: { label: 'Trips', ...count, day: 'sum' },
  riders: { label: 'Riders', ...count, day: 'sum' },
  crowding: { label: 'Seats taken', ...percent, day: 'most' },
  pollution: { label: 'Pollution', unit: 'points', digits: 1, scale: 10, day: 'mean' },
  sunshine: { label: 'Sunshine', ...percent, day: 'mean' },
  goodsStored: { label: 'Goods in stores', ...goods, day: 'last' },
  goodsMissing: { label: 'Goods missing', ...goods, day: 'sum' },
};
