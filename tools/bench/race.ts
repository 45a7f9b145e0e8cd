// `npm run bench:race`: win rates over 2,500 simulated races by the player's skill and against each rival, how many
// challenges are on the topic and of the grade, the time to make one, and how many labelled messages are read right.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Chance,
  classifyMessage,
  createRace,
  generateChallenge,
  matchTopic,
  type RaceState,
  type RivalId,
  reduceRace,
  rivals,
  seededChance,
  topicIds,
  topicSkills,
  topicsOfGrade,
  topicTitle,
} from '@playforward/race';
import { skillSources } from '../../apps/server/src/features/race/skill-sources.ts';

const races = 2500;
const racesPerRival = 500;
const challengesPerGrade = 500;
const sources = skillSources();
/** Share of challenges that a player solves; the others are skipped. */
const skills = [1, 0.9, 0.75, 0.5, 0.25] as const;
const corpusFolder = join(import.meta.dirname, '../../packages/race/corpus');

type Player = { skill: number; rival: RivalId; chance: Chance };

/** Does the first work that is under way; the player answers or skips when nothing is. */
function step(state: RaceState, { skill, chance }: Player): RaceState {
  const [work] = state.work.filter(({ kind }) => kind !== 'register' && kind !== 'update');
  switch (work?.kind) {
    case 'generate': {
      const { recentChallenges: recent, recentResults: results, profile } = state;
      const { challenge } = generateChallenge({ ...profile, recent, results, chance, sources });
      return reduceRace(state, { type: 'generated', work: work.id, challenge, roll: chance() });
    }
    case 'classify':
      return reduceRace(state, { type: 'classified', work: work.id, result: classifyMessage(work.text) });
    case 'rival':
      return reduceRace(state, { type: 'rival-moves', work: work.id, roll: chance() });
    case 'finish':
      return reduceRace(state, { type: 'finish', work: work.id });
    default: {
      const knows = chance() < skill;
      return reduceRace(state, {
        type: 'say',
        text: knows ? (state.currentChallenge?.answer ?? '') : 'skip',
      });
    }
  }
}

function play(player: Player, seed: number): RaceState {
  const profile = { id: null, name: 'Ana', grade: String(6 + (seed % 7)), topic: '', goal: '' };
  let state = reduceRace(createRace({ profile }), { type: 'choose-rival', rival: player.rival });
  state = reduceRace(state, { type: 'say', text: 'start' });
  for (let steps = 0; steps < 1000 && !state.gameOver; steps += 1) state = step(state, player);
  if (!state.gameOver)
    throw new Error(
      `race ${seed} of a player with skill ${player.skill} does not end: ${state.currentChallenge?.question} → ${state.currentChallenge?.answer}`,
    );
  return state;
}

type Tally = { won: number; turns: number; stuck: number };

function playMany({ skill, rival }: Omit<Player, 'chance'>, count: number): Tally {
  const tally: Tally = { won: 0, turns: 0, stuck: 0 };
  for (let seed = 0; seed < count; seed += 1) {
    const state = play({ skill, rival, chance: seededChance(seed * 31 + 7) }, seed);
    tally.won += Number(state.winner === 'player');
    tally.turns += state.challengeResults.length;
    tally.stuck += Number(state.challengeResults.some(({ wrongTries }) => wrongTries > 0));
  }
  return tally;
}

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;

function printWinRates(): void {
  const each = races / skills.length;
  console.log(`${races} races against the documented rival (1 or 2 units)\n`);
  console.log('solves     wins      challenges a race   races with a key refused');
  for (const skill of skills) {
    const { won, turns, stuck } = playMany({ skill, rival: 'orbit' }, each);
    const cells = [
      percent(skill, 1).padEnd(11),
      percent(won, each).padEnd(10),
      (turns / each).toFixed(2).padEnd(20),
    ];
    console.log(`${cells.join('')}${stuck}`);
  }
  console.log(`\n${racesPerRival} races against each rival, solving 90 %\n`);
  for (const { id, name, steps } of rivals) {
    const { won } = playMany({ skill: 0.9, rival: id }, racesPerRival);
    console.log(`${name.padEnd(10)}${steps.join(' or ').padEnd(18)}${percent(won, racesPerRival)}`);
  }
}

function printTimes(): void {
  console.log(`\ntime to make a challenge, ${challengesPerGrade} for each grade (ms)\n`);
  console.log('grade   median    99 %      slowest   over 20 ms');
  for (let grade = 6; grade <= 12; grade += 1) {
    const chance = seededChance(grade);
    const times = Array.from({ length: challengesPerGrade }, (_, at) => {
      const results = Array.from({ length: at % 6 }, () => ({ correct: true, wrongTries: 0, hints: 0 }));
      const before = performance.now();
      generateChallenge({ grade: String(grade), topic: '', goal: '', recent: [], results, chance, sources });
      return performance.now() - before;
    }).sort((a, b) => a - b);
    const at = (share: number): string =>
      (times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(3).padEnd(10);
    console.log(
      `${String(grade).padEnd(8)}${at(0.5)}${at(0.99)}${at(1)}${times.filter((time) => time > 20).length}`,
    );
  }
}

type Labelled = { text: string } & Record<string, unknown>;

function readCorpus(name: string): Labelled[] {
  const lines = readFileSync(join(corpusFolder, name), 'utf8').trim().split('\n');
  return lines.map((line): Labelled => JSON.parse(line));
}

function isRight({ text, ...wanted }: Labelled): boolean {
  const result: Record<string, unknown> = { ...classifyMessage(text) };
  return Object.entries(wanted).every(([key, value]) => result[key] === value);
}

function printAccuracy(): void {
  const corpus = readCorpus('intents.jsonl');
  const heldOut = corpus.filter((_, at) => at % 3 === 2);
  const right = (lines: Labelled[]) => lines.filter(isRight).length;
  console.log(
    `\nclassifier: ${percent(right(corpus), corpus.length)} of ${corpus.length} labelled messages, `,
  );
  console.log(`            ${percent(right(heldOut), heldOut.length)} of the ${heldOut.length} held out`);
  const topics = readCorpus('topics.jsonl');
  const matched = topics.filter(({ text, topic }) => matchTopic(text) === topic).length;
  console.log(`topics:     ${percent(matched, topics.length)} of ${topics.length} in students' words`);
}

/** Grades whose skills on a topic fit a grade: the nearest one, and the next ones while these have fewer than three skills. */
function fittingGrades(topic: string, grade: number): Set<number> {
  const taught = topicSkills().filter((row) => row.topic === topic);
  const gap = (of: number) => (of <= grade ? grade - of : of - grade + 0.5);
  const grades = [...new Set(taught.map((row) => row.grade))].sort((a, b) => gap(a) - gap(b));
  const fitting = new Set<number>();
  for (const next of grades) {
    if (taught.filter((row) => fitting.has(row.grade)).length >= 3) break;
    fitting.add(next);
  }
  return fitting;
}

/** 500 challenges that name a topic, each topic in each grade, read by rule: of the topic, and of a grade that fits. */
function printFit(): void {
  const chance = seededChance(11);
  const wanted = Array.from({ length: 500 }, (_, at) => ({
    topic: topicIds[at % topicIds.length] ?? 'fractions',
    grade: 6 + (Math.floor(at / topicIds.length) % 7),
  }));
  const rows = wanted.map(({ topic, grade }, at) => {
    const results = Array.from({ length: at % 6 }, () => ({ correct: at % 3 > 0, wrongTries: 0, hints: 0 }));
    const wish = {
      grade: String(grade),
      topic: topicTitle(topic) ?? topic,
      goal: '',
      recent: [],
      results,
      chance,
      sources,
    };
    const made = generateChallenge(wish);
    const near = fittingGrades(topic, grade).has(made.grade);
    const told = made.challenge.expected_answer_format !== null;
    return { onTopic: made.challenge.topic === topic, near, told, type: made.challenge.type };
  });
  const count = (holds: (row: (typeof rows)[number]) => boolean) =>
    percent(rows.filter(holds).length, rows.length);
  console.log(`\n500 challenges: ${count(({ onTopic }) => onTopic)} on the topic, `);
  console.log(
    `                ${count(({ near }) => near)} of the nearest grade that teaches it, or of one beside it where that has under three skills, `,
  );
  console.log(`                ${count(({ told }) => told)} with a note on the form`);
  const types = ['equation', 'coordinate', 'applied'].map(
    (type) => `${type} ${count((row) => row.type === type)}`,
  );
  console.log(`                ${types.join(', ')}`);
}

/** 500 challenges of topics that the grade's own course teaches, and how many grades away the skill is that is asked. */
function printGradeFit(): void {
  const chance = seededChance(23);
  const gaps = Array.from({ length: 500 }, (_, at) => {
    const grade = 6 + (at % 7);
    const topics = topicsOfGrade(grade);
    const topic = topicTitle(topics[Math.floor(at / 7) % topics.length] ?? 'fractions') ?? '';
    const wish = { grade: String(grade), topic, goal: '', recent: [], results: [], chance, sources };
    return Math.abs(generateChallenge(wish).grade - grade);
  });
  const within = (most: number) => percent(gaps.filter((gap) => gap <= most).length, gaps.length);
  console.log(`\n500 challenges of topics that the grade teaches: ${within(0)} from its own course, `);
  console.log(`                ${within(1)} from it or the course beside it, ${within(2)} at most two away`);
}

printWinRates();
printFit();
printGradeFit();
printTimes();
printAccuracy();
