import { type Mission, runMission, solveMission } from '@playforward/city-sim';
import { alterations, importAltered } from './altered-simulation.ts';
import type { BenchPart, Figure } from './bench-part.ts';
import { firstMissions } from './missions.ts';

const studentId = 1;

type Solved = { mission: Mission; inputs: Record<string, string>; prediction: string };

/** Whether the solution earns three stars. Where a city can no longer pose the problem fairly, nothing solves it. */
function isSolved({ mission, inputs, prediction }: Solved, run: typeof runMission): boolean {
  try {
    const result = run(mission, inputs, prediction);
    return result.ok && result.run.stars === 3;
  } catch (fault) {
    if (String(fault).includes('no fair problem')) return false;
    throw fault;
  }
}

/**
 * Which missions the simulation judges, by proof: the same solution is run while one rule of one phase is another. A
 * mission that keeps its three stars in every altered city was not judged by any of these phases.
 */
async function measure(): Promise<Figure[]> {
  const solved = firstMissions(studentId).map((mission): Solved => {
    const { inputs, prediction } = solveMission(mission);
    return { mission, inputs, prediction };
  });
  const unsolved = solved.filter((one) => !isSolved(one, runMission)).length;
  const felled = new Set<Solved>();
  const figures: Figure[] = [];
  for (const [at, alteration] of alterations.entries()) {
    const altered = await importAltered(alteration, at);
    const lost = solved.filter((one) => !isSolved(one, altered.runMission));
    for (const one of lost) felled.add(one);
    figures.push({ label: `lost when ${alteration.name}`, value: lost.length, unit: 'missions' });
  }
  const built = solved.filter(({ mission }) => !mission.is_survey);
  const spared = built.filter((one) => !felled.has(one)).map(({ mission }) => mission.id);
  const judged = built.length - spared.length;
  return [
    { label: 'solutions without three stars in the true city', value: unsolved, unit: 'missions', atMost: 0 },
    ...figures,
    {
      label: 'missions that lose stars with an altered phase',
      value: (100 * judged) / solved.length,
      unit: '%',
      atLeast: 90,
      note: `${judged} of ${solved.length}, without surveys`,
    },
    {
      label: 'told as built and judged by no phase',
      value: spared.length,
      unit: 'missions',
      atMost: 0,
      ...(spared.length > 0 && { note: spared.slice(0, 5).join(', ') }),
    },
  ];
}

/** Missions lived once more in cities whose phases have another rule. */
export const phasesPart: BenchPart = { name: 'phases', measure };
