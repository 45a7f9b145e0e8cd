/** Stars that each student brings on average until all garlands hang, and the least there are. */
const goal = { each: 6, least: 12 } as const;

/** What the students of a city do together in a unit: each star hangs a part of the garlands over the avenue. */
export function classProject(unitTitle: string, students: number): { title: string; goal: number } {
  return { title: `Garlands for ${unitTitle}`, goal: Math.max(goal.least, goal.each * students) };
}
