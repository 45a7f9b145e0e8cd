/** One line of the table: how many of how many, and what is to reach. */
export type Row = {
  readonly name: string;
  readonly part: number;
  readonly whole: number;
  readonly goal: string;
};

export function printRow({ name, part, whole, goal }: Row): string {
  const percent = whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} %`;
  return `${name.padEnd(44)}${`${part} of ${whole}`.padEnd(16)}${percent.padEnd(10)}${goal}`;
}
