/** A quantity of a scene: the values that are true to it. Amounts of money are in dollars. */
export type Plausible = {
  readonly least: number;
  readonly most: number;
  /** Whether only whole numbers make sense. */
  readonly whole?: boolean;
};

/** By sentence and placeholder: the numbers that make sense there. */
export type PlausibleNumbers = Readonly<Record<string, Readonly<Record<string, Plausible>>>>;
