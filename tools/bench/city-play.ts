// `npm run bench:city-play [-- --minutes 30 --free 10]`: plays Stem City in a browser, with a person's pauses, and
// prints how many mathematical decisions a minute the game took in (decision 0452). --log names a file for each of them.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { chromiumArguments, findChromium, howToGetChromium } from '../../scripts/find-chromium.ts';
import { withServer } from '../../scripts/with-server.ts';
import { drawLittle } from '../../tests/browser/support/city-frame.ts';
import { newStudent, studentWithSession } from '../../tests/browser/support/student.ts';
import { buildOne, goOn, openLesson, Player, playMission } from './city/recorded-play.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    free: { type: 'string', default: '10' },
    log: { type: 'string' },
  },
});
const executablePath = findChromium();
if (!executablePath) throw new Error(howToGetChromium);

const told: string[] = [];
let missed = 0;

/** The figure of one sitting, beside what the design asks for. */
function report(
  label: string,
  { decisions, seconds }: Pick<Player, 'decisions'> & { seconds: number },
  atLeast: number,
) {
  const rate = (60 * decisions.length) / seconds;
  const kinds = [...new Set(decisions.map(({ what }) => what))].map(
    (what) => `${decisions.filter((each) => each.what === what).length} ${what}s`,
  );
  const verdict = rate >= atLeast ? 'met' : 'MISSED';
  if (rate < atLeast) missed += 1;
  console.log(
    `${label}: ${rate.toFixed(2)} decisions a minute over ${(seconds / 60).toFixed(1)} minutes, at least ${atLeast}: ${verdict} (${kinds.join(', ')})`,
  );
  told.push(
    label,
    ...decisions.map(({ at, what, words }) => `${at.toFixed(0).padStart(5)} s  ${what}: ${words}`),
  );
}

async function playMissions(page: Page): Promise<void> {
  const player = new Player(page, Number(values.minutes));
  let played = 0;
  try {
    for (let lessonId = 1; !player.isOver(); lessonId += 1) {
      const missions = await openLesson(player, page, lessonId);
      for (const mission of missions) {
        if (player.isOver()) break;
        await playMission(player, mission, played);
        played += 1;
        if (!(await goOn(player))) break;
      }
    }
  } finally {
    report(`${played} missions`, { decisions: player.decisions, seconds: player.seconds() }, 2);
  }
}

/** Free building from the list view, whose form is the palette's. */
async function buildFreely(page: Page): Promise<void> {
  await page.goto('/lesson/1/stem-city');
  await page.getByRole('button', { name: 'Play Stem City' }).click();
  const player = new Player(page, Number(values.free));
  await player.presses(player.city.getByRole('button', { name: /^List view/ }));
  for (let turn = 0; !player.isOver(); turn += 1) await buildOne(player, turn);
  report('free building', { decisions: player.decisions, seconds: player.seconds() }, 1);
}

await withServer(async (baseURL, dataDir) => {
  process.env.DATA_DIR = dataDir;
  const browser = await chromium.launch({ executablePath, args: chromiumArguments });
  for (const play of [playMissions, buildFreely]) {
    const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } });
    await studentWithSession(context, newStudent(), { registers: true });
    await context.addInitScript(drawLittle);
    await play(await context.newPage());
    await context.close();
  }
  await browser.close();
});
if (values.log) writeFileSync(values.log, `${told.join('\n')}\n`);
process.exitCode = missed === 0 ? 0 : 1;
