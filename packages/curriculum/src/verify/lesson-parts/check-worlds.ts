import type { LessonFile, UnitFile } from '../../lessons/curriculum.ts';

/** Words that tell in which world of a student a lesson plays. */
const worlds: readonly RegExp[] = [
  /\b(city|cities|towns?|streets?|bus|buses|trams?|subway|ferry|plaza|traffic|districts?)\b/i,
  /\b(teams?|goals?|balls?|soccer|basketball|swim\w*|pools?|climb\w*|rac(e|es|ing)|laps?|runners?|skat\w+|hik\w+|coach)\b/i,
  /\b(bands?|songs?|music|guitars?|concerts?|drums?|choir|piano|danc\w+|stage|theater|films?|movies?)\b/i,
  /\b(pizzas?|bread|juice|recipes?|bak\w+|fruit|rice|cocoa|lunch\w*|snacks?|lemonade|popcorn|soup|pies?|apples?|sugar|sandwich\w*)\b/i,
  /\b(school|class|students?|teachers?|library|books?|pencils?|notebooks?)\b/i,
  /\b(games?|puzzles?|quiz|cards?|spinner|dice|coins?|toys?|treasure|tricks?|padlock|riddle)\b/i,
  /\b(family|families|brother|sister|cousin|grandpa|grandma|friends?|rooms?|house|home|homes|kitchen|gifts?|party)\b/i,
  /\b(lakes?|trees?|rivers?|snails?|plants?|storms?|weather|temperature|snow|rain|sun|moon|farms?|gardens?|animals?|fish|sea|algae)\b/i,
  /\b(paint\w*|wood|paper|ribbon|beads?|cardboard|robots?|machines?|tiles?|quilt|fence|shelf|kite|sew\w*|rope|cloth|build\w*|folds?)\b/i,
  /\b(shops?|store|prices?|tickets?|dollars?|cents?|costs?|pays?|sells?|sale|bank|buys?)\b/i,
];
const leastWorlds = 5;

const ofCity = /\b(city|cities|town|towns)\b/i;
/** A quarter of the lessons may begin in the city; of a short unit, one. */
const mostOfCity = (lessons: number): number => Math.max(1, Math.floor(lessons / 4));

function toldOf({ intro, launch, concepts, words }: LessonFile): string {
  return [
    intro,
    launch?.situation ?? '',
    launch?.after ?? '',
    ...concepts.map(({ definition }) => definition),
    ...words.map(({ example }) => example),
  ].join(' ');
}

/** Fewer lessons make no unit yet. */
const leastLessons = 3;

/** A unit plays in at least five worlds, and few of its lessons begin in the city. */
export function findWorldFaults({ lessons }: Pick<UnitFile, 'lessons'>): readonly string[] {
  if (lessons.length < leastLessons) return [];
  const told = lessons.map(toldOf);
  const met = worlds.filter((world) => told.some((text) => world.test(text))).length;
  const inCity = lessons.filter(({ intro }) => ofCity.test(intro.split('\n\n')[0] ?? ''));
  return [
    ...(met < leastWorlds ? [`it plays in ${met} worlds, expected ${leastWorlds}`] : []),
    ...(inCity.length > mostOfCity(lessons.length)
      ? [`${inCity.length} introductions begin in the city: ${inCity.map(({ slug }) => slug).join(', ')}`]
      : []),
  ];
}
