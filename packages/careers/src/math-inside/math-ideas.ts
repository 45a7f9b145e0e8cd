/** A piece of mathematics that a job uses and the curriculum teaches. */
export type MathIdea = {
  /** As it stands in a sentence: "unit rates". */
  name: string;
  /** The skill that teaches it. */
  skill: string;
};

/** By name of the idea; in the order in which school opens them. */
export const mathIdeas = {
  rates: { name: 'unit rates', skill: 'm6-unit-rate-compute' },
  ratios: { name: 'ratios', skill: 'm6-ratio-table-missing' },
  percents: { name: 'percents', skill: 'm6-percent-of-any' },
  shares: { name: 'parts as percents', skill: 'm6-percent-find-percent' },
  decimals: { name: 'decimals', skill: 'm6-decimal-product' },
  expressions: { name: 'expressions', skill: 'm6-situation-to-expression' },
  speed: { name: 'speed and distance', skill: 'm6-speed-find-distance' },
  fractions: { name: 'fractions', skill: 'm6-fraction-fit-count' },
  means: { name: 'averages', skill: 'm6-mean-compute' },
  charts: { name: 'reading charts', skill: 'm6-histogram-read-6' },
  area: { name: 'area', skill: 'm6-composite-area' },
  volume: { name: 'volume', skill: 'm6-prism-volume-fraction' },
  proportions: { name: 'proportions', skill: 'm7-use-proportional-equation' },
  equations: { name: 'equations', skill: 'm7-write-two-step' },
  limits: { name: 'inequalities', skill: 'm7-inequality-context-answer' },
  lines: { name: 'linear models', skill: 'm8-linear-model-write' },
  units: { name: 'chains of units', skill: 'a1-unit-chain-convert' },
  precision: { name: 'precision', skill: 'a1-precision-report' },
  growth: { name: 'growth', skill: 'a1-exponential-model-predict' },
  similar: { name: 'similar triangles', skill: 'geo-nested-similar-side' },
  coordinates: { name: 'coordinates', skill: 'geo-midpoint-plane' },
  interest: { name: 'compound interest', skill: 'a2-compound-interest-find' },
  chance: { name: 'probability', skill: 'prob-relative-frequency-estimate' },
  expected: { name: 'expected values', skill: 'prob-expected-value-find' },
  budgets: { name: 'budgets', skill: 'prac-budget-balance' },
  pay: { name: 'pay', skill: 'prac-net-pay-find' },
  plans: { name: 'scale drawings', skill: 'prac-plan-area' },
  slopes: { name: 'slopes and angles', skill: 'prac-pitch-angle' },
  loads: { name: 'volume and loads', skill: 'prac-truck-loads' },
  estimates: { name: 'cost estimates', skill: 'prac-job-cost-estimate' },
  packages: { name: 'material for an area', skill: 'prac-packages-needed' },
  inches: { name: 'fractions of an inch', skill: 'prac-inch-fraction-work' },
  tolerance: { name: 'measuring to a tolerance', skill: 'prac-measurement-range' },
  bearings: { name: 'bearings', skill: 'pre-bearing-problem' },
  change: { name: 'rates of change', skill: 'calc-instant-rate-estimate' },
} as const satisfies Readonly<Record<string, MathIdea>>;

export type MathIdeaName = keyof typeof mathIdeas;
