import type { KnowledgeArea } from './knowledge-areas.ts';

/** Realistic, Investigative, Artistic, Social, Enterprising, Conventional (Holland's interest types). */
export const interestLetters = ['R', 'I', 'A', 'S', 'E', 'C'] as const;
export type InterestLetter = (typeof interestLetters)[number];

/** O*NET's six work values, in the order of the occupations file. */
export const workValues = [
  'Achievement',
  'Independence',
  'Recognition',
  'Relationships',
  'Support',
  'Working Conditions',
] as const;
export type WorkValue = (typeof workValues)[number];

/**
 * Pay from BLS Occupational Employment and Wage Statistics, national, in US dollars. `basis` says how near the
 * figure is: this very occupation (`soc`), or the broader group named in `group`.
 */
export type Wage = {
  p25: number;
  median: number;
  p75: number;
  year: number;
  basis: 'soc' | 'parent_soc' | 'combined_soc';
  group: string;
};

/** One O*NET occupation with a full profile, ready to be suggested to a student. */
export type Occupation = {
  /** O*NET-SOC 2019 code, `NN-NNNN.NN`. */
  soc: string;
  /** One worker's job name in plain words; unique. */
  title: string;
  officialTitle: string;
  description: string;
  /** One of the 16 national career clusters, as published. */
  officialCluster: string;
  /** The same cluster in a student's words. */
  cluster: string;
  /** 1.00 to 7.00 each. */
  interests: Readonly<Record<InterestLetter, number>>;
  /** Preparation needed, 1 (little) to 5 (extensive). */
  zone: number | null;
  education: string | null;
  wage: Wage | null;
  /** Dollars an hour, only where BLS publishes no annual figure. */
  hourlyWage: Wage | null;
  tasks: readonly string[];
  /** The tasks that may be told in a story for minors. */
  storyTasks: readonly string[];
  values: Readonly<Partial<Record<WorkValue, number>>>;
  technologies: readonly string[];
  alternateTitles: readonly string[];
  /** Importance 1.00 to 5.00; empty where O*NET has no rating. */
  knowledge: Readonly<Partial<Record<KnowledgeArea, number>>>;
  /** Importance of the skill Mathematics, 1.00 to 5.00. */
  mathSkill: number | null;
  /** Importance of the skill Programming, 1.00 to 5.00. */
  programmingSkill: number | null;
};
