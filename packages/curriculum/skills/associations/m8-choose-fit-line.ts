import {
  type CloudLine,
  type CloudPoint,
  emptyScatterPlane,
  gridSteps,
  heightAt,
  misfit,
  regressionLine,
  scatterPlot,
  valuesAt,
} from '../../src/chance/point-clouds.ts';
import { type Level, lineOfFit, pictureSkill, type Random } from '../../src/kit/index.ts';
import { pointText } from '../../src/pictures/plane-around.ts';
import { lineData, type PairedScene, pairedData } from '../../src/scenes/paired-data.ts';

/** Lines by their heights at the left and at the right edge of the plot. */
type Lines = { best: CloudLine; joined: CloudLine; other: CloudLine; shifted: CloudLine };

type Params = Lines & { scene: PairedScene; points: readonly CloudPoint[] };

/** At levels 1 and 2 some lines are drawn. Level 1 has points close to a line, level 2 points that spread, level 3 an outlier that a line of fit does not follow. */
export const m8ChooseFitLine = pictureSkill('m8-choose-fit-line', {
  version: 9,
  scenes: [pairedData],
  byHand: { levels: [1, 2], ask: 'draw' },
  text: {
    headline: 'Find a line of fit',
    odd: 'One point lies far from the others.',
    ask: 'Each picture shows the same data with a different line. Which line follows the trend of the points best?',
    draw: [
      'Draw a line of fit among the points.',
      'Draw a line that follows the trend of the points.',
      'The points show a trend. Lay a line of fit along it.',
      'Lay a line of fit along these points.',
    ],
    line: 'A line from {left} to {right}',
    right: 'On the left and on the right, some points lie above this line and some below.',
    'right-drawn': 'It follows the points closely and has points on both sides.',
    'joins-below':
      'This joins the first and the last point. In between, the points on the left lie below it, and those on the right above it. Does it follow them?',
    'joins-above':
      'This joins the first and the last point. In between, the points on the left lie above it, and those on the right below it. Does it follow them?',
    'origin-left': 'On the left, no point lies below this line. Must a line of fit start in the corner?',
    'origin-right': 'On the right, no point lies above this line. Must a line of fit start in the corner?',
    pulled: 'This line is pulled toward one point. Where are all the others?',
    flat: 'This line is level. Do the points stay at one height from left to right?',
    way: 'Follow this line from left to right, and then the points. Do both go the same way?',
    side: 'All points but one lie on one side of this line. Where should a line of fit run?',
    'side-all': 'No point lies on the other side of this line. Where should a line of fit run?',
    other: 'Look at the left half and at the right half. Do points lie on both sides of the line there?',
    'way-do': 'See which way the points go.',
    'way-why': 'A line of fit has the same direction and steepness.',
    'lay-do': 'Lay a line that way through the middle of the points.',
    'lay-why': 'It stays as close to all of them together as it can.',
    'sides-do': 'Count the points above and below, in the left half and in the right half.',
    'sides-why': 'A line of fit has points on both sides in each half.',
    'near-do': 'Compare how near the points are to each of the lines.',
    'near-why': 'A line of fit stays as close to all of them together as it can.',
    'near-odd': 'A line of fit stays close to the trend, and not to the far point.',
    'final-drawn': 'Many lines fit. Here is one of them.',
  },
  draw: ({ level, random }): Params => drawLines(level, random),
  build({ scene, points, best, joined, other, shifted }: Params, { level, say, step, distractor }) {
    const endOf = (x: number, height: number): string =>
      pointText(...(valuesAt(scene, [x, height]).map(String) as [string, string]));
    const picture = (line: CloudLine) => {
      const ends = [
        [0, line[0]],
        [gridSteps, line[1]],
      ] as const;
      const [left, right] = [endOf(0, line[0]), endOf(gridSteps, line[1])];
      return { text: say('line', { left, right }), diagram: scatterPlot(scene, points, ends) };
    };
    const near = points.filter(([x, y]) => Math.abs(y - heightAt(best, x)) < 4);
    const [left, right] = halvesOf(near).map((half) => sidesOf(half, best).join(' above, '));
    const [above, below] = sidesOf(near, best);
    const counted = `left: ${left} below; right: ${right} below`;
    const [[, belowJoined]] = sidesInHalves(inner(near), joined);
    const [[, belowOther]] = sidesInHalves(points, other);
    const beyond = Math.min(...sidesOf(points, shifted));
    const drawnBest = acrossAll(scene, best);
    const way = step('way', 'from left to right', scene.falls ? 'down' : 'up');
    const looked = near.length < points.length ? 'all but the far point' : 'the points';
    const drawing = { diagram: picture(best).diagram };
    const sidesFrom = (before: string) => step('sides', before, counted);
    return {
      question: [`${scene.key}-told`, level === 3 && 'odd', 'ask'],
      answer: { value: 'best', ...picture(best) },
      distractors: [
        distractor(
          'joins-the-first-and-last-points',
          'joined',
          belowJoined > 0 ? 'joins-below' : 'joins-above',
          picture(joined),
        ),
        level === 3
          ? distractor('decides-from-a-single-point', 'other', 'pulled', picture(other))
          : scene.falls
            ? distractor('confuses-negative-with-no-association', 'other', 'flat', picture(other))
            : distractor(
                'forces-the-line-through-the-origin',
                'other',
                belowOther === 0 ? 'origin-left' : 'origin-right',
                picture(other),
              ),
        distractor('slip', 'shifted', beyond === 0 ? 'side-all' : 'side', picture(shifted)),
      ],
      steps: [
        way,
        sidesFrom(`${looked}, at the line from ${endOf(0, best[0])} to ${endOf(gridSteps, best[1])}`),
        step('near', level === 3 ? 'all but the far point' : 'all the points', 'nearest to this line', {
          why: level === 3 ? 'near-odd' : 'near-why',
          ...drawing,
        }),
      ],
      drawn: {
        make: lineOfFit({
          plane: emptyScatterPlane(scene),
          points: placesOn(scene, points),
          best: drawnBest,
          wrong: [
            endsOf(placesOn(scene, points)),
            acrossAll(scene, [Math.floor(other[0]), Math.floor(other[1])]),
            {
              by: distractor('uses-the-wrong-sign-of-a-correlation', 'turned', 'way'),
              made: acrossAll(scene, [best[1], best[0]]),
            },
          ],
        }),
        right: 'right-drawn',
        steps: [way, step('lay', 'the points', 'a line in the middle', drawing), sidesFrom(looked)],
        finalAnswer: 'final-drawn',
      },
      claims: [`${above} + ${below} <= ${points.length}`],
    };
  },
});

/** Places of the plot on its own axes, which need not begin at zero. */
function placesOn(scene: PairedScene, points: readonly CloudPoint[]): readonly CloudPoint[] {
  const { x, y } = emptyScatterPlane(scene);
  return points.map(([across, up]): CloudPoint => [x.first + across, y.first + up]);
}

function endsOf(points: readonly CloudPoint[]): readonly [CloudPoint, CloudPoint] {
  const [first = [0, 0], last = [gridSteps, 0]] = [points[0], points.at(-1)];
  return [first, last];
}

/** A line from the left to the right edge of the plot. */
function acrossAll(scene: PairedScene, [left, right]: CloudLine): readonly [CloudPoint, CloudPoint] {
  return endsOf(
    placesOn(scene, [
      [0, left],
      [gridSteps, right],
    ]),
  );
}

/** How many points lie above a line, and how many below it. */
function sidesOf(points: readonly CloudPoint[], line: CloudLine): readonly [number, number] {
  return [
    points.filter(([x, y]) => y > heightAt(line, x)).length,
    points.filter(([x, y]) => y < heightAt(line, x)).length,
  ];
}

/** The points to the left of the middle, and those to the right of it. */
function halvesOf(points: readonly CloudPoint[]): readonly [readonly CloudPoint[], readonly CloudPoint[]] {
  const middle = gridSteps / 2;
  return [points.filter(([x]) => x < middle), points.filter(([x]) => x > middle)];
}

/** How many points lie above a line and below it, in the left half and in the right half. */
function sidesInHalves(points: readonly CloudPoint[], line: CloudLine) {
  const [left, right] = halvesOf(points);
  return [sidesOf(left, line), sidesOf(right, line)] as const;
}

/** All points but those in the first and the last place. */
function inner(points: readonly CloudPoint[]): readonly CloudPoint[] {
  return points.filter(([x]) => x > 1 && x < gridSteps - 1);
}

/** Whether a line of fit has points on both sides in each half, and the wrong lines have not. */
function isSeen(points: readonly CloudPoint[], { best, joined, other, shifted }: Lines): boolean {
  const isBalanced = sidesInHalves(points, best)
    .flat()
    .every((count) => count > 0);
  const [[leftAbove, leftBelow], [rightAbove, rightBelow]] = sidesInHalves(inner(points), joined);
  const turns =
    (leftAbove === 0 && rightBelow === 0 && leftBelow > 1 && rightAbove > 1) ||
    (leftBelow === 0 && rightAbove === 0 && leftAbove > 1 && rightBelow > 1);
  const isOneSided = [other, shifted].every((line) => {
    const [left, right] = sidesInHalves(points, line);
    return Math.min(...left) === 0 || Math.min(...right) === 0;
  });
  return isBalanced && turns && isOneSided;
}

/** Points are drawn around a line whose first and last point lie far from it on other sides. */
function drawLines(level: Level, random: Random): Params {
  const scene = random.pick(lineData);
  const half = (height: number): number => Math.round(height * 2) / 2;
  return random.until(() => {
    const [low, high] = [random.int(3, 4), random.int(8, 9)];
    const best: CloudLine = scene.falls ? [high, low] : [low, high];
    const spread = level === 2 ? 2 : 1;
    const start = random.pick([-2, 2]);
    // Points beside the ends make up for them, so that the trend stays as it is.
    const offAt = (x: number): number => {
      if (x === 1) return start;
      if (x === gridSteps - 1) return -start;
      if (x < 5) return -Math.sign(start) * random.int(0, spread);
      if (x > gridSteps - 5) return Math.sign(start) * random.int(0, spread);
      return random.int(-spread, spread);
    };
    const cloud = Array.from({ length: gridSteps - 1 }, (_, index): CloudPoint => {
      const x = index + 1;
      return [x, Math.round(heightAt(best, x)) + offAt(x)];
    });
    const at = random.int(3, cloud.length - 4);
    const by = random.pick([-1, 1]) * random.int(5, 6);
    const points =
      level < 3 ? cloud : cloud.map(([x, y], index): CloudPoint => [x, index === at ? y + by : y]);
    const rest = cloud.filter((_, index) => level < 3 || index !== at);
    const [first, last] = [points[0] ?? [0, 0], points.at(-1) ?? [0, 0]];
    const slope = (last[1] - first[1]) / (last[0] - first[0]);
    const joined: CloudLine = [half(first[1] - slope), half(last[1] + slope)];
    const middle = (low + high) / 2;
    const other: CloudLine =
      level === 3
        ? [best[0] + Math.sign(by), best[1] + 3 * Math.sign(by)]
        : scene.falls
          ? [half(middle), half(middle)]
          : [0, half(Math.min(gridSteps, 2 * middle))];
    const up = random.pick([-2.5, 2.5]);
    const shifted: CloudLine = [best[0] + up, best[1] + up];
    const trend = regressionLine(rest);
    const own = misfit(rest, best);
    const isTrue = Math.abs(trend[0] - best[0]) < 1 && Math.abs(trend[1] - best[1]) < 1;
    const areWorse = [joined, other, shifted].every((line) => misfit(rest, line) > 1.4 * own);
    const areIn = [joined, other, shifted].flat().every((height) => height >= 0 && height <= gridSteps);
    const lines = { best, joined, other, shifted };
    const [above, below] = sidesOf(rest, best);
    const isEven = Math.abs(above - below) <= 2 && isSeen(rest, lines);
    const isInside = points.every(([, y]) => y > 0 && y < gridSteps);
    // Only the odd point is far away.
    const offOf = ([x, y]: CloudPoint): number => Math.abs(y - heightAt(best, x));
    const isClear =
      level < 3 || points.every((point, index) => (index === at ? offOf(point) > 4.4 : offOf(point) < 2.6));
    return isInside && isClear && isEven && isTrue && areWorse && areIn ? { scene, points, ...lines } : null;
  });
}
