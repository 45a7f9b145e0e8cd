import type { Occupation } from '../occupation.ts';

const outside =
  /\b(?:outdoors?|outside|weather|crops?|fields?|forests?|trees|livestock|roads?|highways?|roofs?|construction sites?|job sites?|project sites?|building sites?|at sites?|on sites?|wildlife|lawns?|gardens?|landscap\w*|soil|rivers?|streams?|oceans?|vessels?|ships?|boats?|fishing|parks?|trails?|terrain|mines?|quarr\w*|wells?|pipelines?|railroads?|rail|tracks|patrol\w*|traffic|runways?|towers?|power lines?|beach\w*|ski|beehives?|farms?|ranch\w*|routes?|streets?|playing fields?|greenhouses?)\b/gi;

/** Tasks that speak of being out are counted; two or more of them make a job that is partly outdoors. */
function isOutdoors({ tasks, interests }: Occupation): boolean {
  const out = tasks.filter((task) => task.match(outside) !== null).length;
  return out >= 2 && interests.R >= 4;
}

/** How a job is spent, read from its tasks and O*NET's ratings; see decision 0212 for the rules. */
export function workPlaces(one: Occupation): { outdoors: boolean; people: boolean; machines: boolean } {
  const { interests, knowledge } = one;
  const service = knowledge['Customer and Personal Service'] ?? 0;
  const mechanical = knowledge.Mechanical ?? 0;
  return {
    outdoors: isOutdoors(one),
    people: interests.S >= 4.5 || service >= 4,
    machines: mechanical >= 3 || (mechanical === 0 && interests.R >= 6),
  };
}
