import { restated, solutionOf } from '../proven-solution.ts';
import { readRequest } from '../question/request.ts';
import type { Solution } from '../solution.ts';
import { algebraExercises } from './algebra-exercises.ts';
import { bookExercises } from './book-exercises.ts';
import { calculusExercises } from './calculus-exercises.ts';
import { chanceExercises } from './chance-exercises.ts';
import type { Ask, Exercise } from './exercise.ts';
import { figureExercises } from './figure-exercises.ts';
import { functionExercises } from './function-exercises.ts';
import { growthExercises } from './growth-exercises.ts';
import { moneyExercises } from './money-exercises.ts';
import { numberExercises } from './number-exercises.ts';
import { storyExercises } from './story-exercises.ts';
import { trigonometryExercises } from './trigonometry-exercises.ts';
import { wordingExercises } from './wording-exercises.ts';

/** Exercises of a subject are looked at only where one of its words stands, since most texts have none of them. */
const subjects: readonly (readonly [about: RegExp, exercises: readonly Exercise[]])[] = [
  [
    /\b(?:reciprocal|inverse|opposite|(?:ir)?rational|how many|write|rewrite|factor|express|distributive|buy|deal|value|quadrant|geometric mean|mean proportional|predict|estimate|about|translate|expression|equation|inequality|phrase)\b/i,
    numberExercises,
  ],
  [
    /\b(?:degree|coefficient|constant|terms?|possible|how many|number of|parallel|perpendicular|factor|factorize|add|subtract|multiply|sum|product|distributive|vertex|proportion\w*|varies|passes|write|express|put|convert|rewrite)\b/i,
    algebraExercises,
  ],
  [
    /\b(?:rate|range|growth|decay|factor|opens?|parabola|maximum|minimum|max|height|highest|how high|find [a-z] |even|odd|transformations?|shifts?|compares?|related|terms?|zeros?|roots?|solutions?|a_?\(?[1n]|what is [a-z] )/i,
    functionExercises,
  ],
  [
    /\b(?:angles?|triangles?|diagonals|polygon|hexagon|shadow|string|ladder|rope|wire|kite|ramp|elevation|ratio|sides?|circle|cone|cylinder|midpoint|endpoint|form|[a-z]{3} and [a-z]{3})\b/i,
    figureExercises,
  ],
  [
    /\b(?:probability|chance|expected|outfits?|meals?|combinations?|sandwiches|letters|digits?|p\(|margin|arrangements?|lunches|choices|ways|how many|sundaes|pizzas|complement)/i,
    chanceExercises,
  ],
  [/%|\b(?:tax|tip|pay|interest|compounded|loan|invest\w*)\b/i, moneyExercises],
  [
    /\b(?:mph|km\/h|per hour|hours?|apart|current|mix\w*|solution|cost|sold|length|area|perimeter|path|walkway|border|years|doubles|triples|recipe|batch|uses|charges|paint)\b/i,
    storyExercises,
  ],
  [
    /\b(?:area|law|sides?|chords?|tangent|central|ratio|probability|distance|apart|circumference|find|what is|determine|write|condense|combine|express|rewrite|solve|worth|how much|recipe|into|by)\b|(?:sin|cos|tan)/i,
    bookExercises,
  ],
  [
    /'|\b(?:value|absolute|maximum|minimum|area|velocity|acceleration|inflection|increasing|decreasing|mean value|dy\/dx|differential|sum|rotated|revolved)\b/i,
    calculusExercises,
  ],
  [/\b(?:sin|cos|tan|sine|cosine|reference|coterminal|right triangle)/i, trigonometryExercises],
  [/%|\b(?:per|a|an|each|every|similar|cone|takes|runs?|walks?|in)\b/i, growthExercises],
  [
    /\b(?:quadratic|factoring|square|distributive|solve|find|substitution|elimination|prob|probability|chance|choose|pick|select|groups|teams|committees|tip|bigger|larger|greater|more|how many|lim|limit|vectors?|supplementary|complementary)\b/i,
    wordingExercises,
  ],
];

/** Longer texts are no single exercise. */
const longest = 400;

const plain = (words: string): string =>
  words
    .replace(/[−–]/g, '-')
    .replace(/[’`´]/g, "'")
    .replace(/\s+/g, ' ')
    .replace(/[\s.?!:;,]+$/, '')
    .trim();

/** An exercise whose whole wording is known, so that no word of it is passed over. */
export function solveExercise(problem: string, typed: string, ask: Ask): Solution | null {
  const words = plain(readRequest(typed).words);
  if (words.length > longest) return null;
  const near = subjects.flatMap(([about, exercises]) => (about.test(words) ? exercises : []));
  for (const { reads, work } of near) {
    const found = reads.exec(words)?.groups;
    if (!found) continue;
    const solution = solutionOf(work(found, ask), { problem, question: restated(words), typed, ask });
    if (solution) return solution;
  }
  return null;
}
