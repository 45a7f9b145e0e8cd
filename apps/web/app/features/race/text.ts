import type { ChallengeType } from '@playforward/race';
import { type Place, sayPlace } from './map/map-geometry.ts';

const challengeNames: Record<ChallengeType, string> = {
  equation: 'Equation challenge',
  coordinate: 'Coordinate challenge',
  applied: 'Applied challenge',
};

type Ships = { player: Place; ai: Place; destination: Place };

/** Words of the race's screen. Documented texts are kept to the letter; what Orbit says comes with the race's rules. */
export const raceText = {
  ownGrade: (grade: number) => `Grade ${grade}`,
  leave: 'Leave the race',
  heading: ({ x, y }: Place) => `Race to (${x}, ${y})`,
  orbit: 'Orbit',
  you: 'You',
  rule: (radius: number) => `Within ${radius} units of the beacon wins.`,
  yourTurn: 'Your turn',
  rivalTurn: (rival: string) => `${rival}'s turn`,
  over: 'Race over',
  youWon: 'You won!',
  rivalWon: (rival: string) => `${rival} won`,
  score: (score: number) => `Score ${score}`,
  level: (level: number) => `Level ${level}`,
  best: (best: number) => `Best ${best}`,
  streak: (streak: number) => `${streak} in a row`,

  mapLabel: ({ player, ai, destination }: Ships) =>
    `Star map. You are at ${sayPlace(player)}, the rival is at ${sayPlace(ai)}, the beacon is at ${sayPlace(destination)}.`,
  youFlew: (player: Place, left: string) => `You are at ${sayPlace(player)}, ${left} units from the beacon.`,
  rivalFlew: (rival: string, ai: Place, left: string) =>
    `${rival} is at ${sayPlace(ai)}, ${left} units from the beacon.`,

  logName: 'Chat with Orbit',
  youSaid: 'You: ',
  orbitSaid: 'Orbit: ',
  typing: 'Orbit is typing',
  commands: 'Commands',
  field: 'Message to Orbit',
  send: 'Send',
  placeholders: {
    greeting: 'Type your name',
    askGrade: 'Type your grade',
    askTopic: 'Type a topic',
    askGoals: 'Type your goal',
    gameRules: 'Type start',
    inGame: 'Type your answer',
    over: 'Type a message',
  },

  missions: 'Missions',
  missionsLoading: 'Loading missions...',
  missionsFailed: 'Unable to load missions from API',
  missionsInvalid: 'Invalid mission data received',
  noMissions: 'No missions for this lesson yet.',
  lesson: (title: string) => `Lesson: ${title}`,
  missionStatus: { open: 'To do', started: 'Started', completed: 'Completed' },
  currentMission: 'Current mission',

  storyOf: (title: string) => `Your mission: ${title}`,
  storyWithout: 'Fly well: what you practice here helps you build it in Stem City.',

  rivals: 'Choose a rival',
  opensAfterRaces: (races: number) => `Opens after ${races} ${races === 1 ? 'race' : 'races'}`,
  opensAfterWins: (wins: number) => `Opens after ${wins} ${wins === 1 ? 'win' : 'wins'}`,
  rematch: 'Rematch with the same challenges',

  report: 'Your race report',
  understanding: 'Understanding',
  strengths: 'What went well',
  improvements: 'What to work on',
  misconceptions: 'Worth another look',
  recommendations: 'What to do next',
  nextStep: 'Your next step: ',
  nextLessons: 'Lessons that fit',
  right: (right: number, asked: number) => `${right} of ${asked} answered right`,
  hints: (count: number) => `${count} ${count === 1 ? 'hint' : 'hints'} used`,
  print: 'Print certificate',
  certificate: 'Certificate',
  certificateFor: 'This is to say that',
  certificateWon: 'reached the beacon first in the Math Race',
  certificatePlayed: 'flew the Math Race to the end',
  certificateTopic: (topic: string) => `Topic: ${topic}`,
  student: 'Student',

  elsewhere: 'This race is open in another tab.',
  takeOver: 'Play here',
  worth: (type: ChallengeType, units: number) =>
    `${challengeNames[type]}, worth ${units} ${units === 1 ? 'unit' : 'units'}`,
};
