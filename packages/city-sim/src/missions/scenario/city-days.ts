import type { MetricId } from '../../metrics/metric-specs.ts';

/** A value a day for each of the 32 metrics, in the units that meters show. */
export type CityDays = Record<MetricId, number[]>;
