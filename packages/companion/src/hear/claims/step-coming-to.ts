import { exactName, type SolutionPath } from '../solution-path.ts';

/** The step before the last one whose line ends in this value; -1 where none does. */
export const stepComingTo = (value: string | null, { steps, last }: SolutionPath): number =>
  value === null
    ? -1
    : steps.findIndex(
        ({ lines }, at) =>
          at < last &&
          exactName((lines.at(-1)?.split('=').at(-1)?.trim() ?? '').replace(/\s*%$/, '/100')) === value,
      );
