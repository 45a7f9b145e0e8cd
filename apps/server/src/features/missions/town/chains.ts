/** A story that goes through a unit: one citizen who comes back with each mission. `{who}` is the citizen. */
type Arc = { title: string; words: readonly string[]; thanks: string };

const arcs: readonly Arc[] = [
  {
    title: '{who}’s first year at city hall',
    words: [
      'Hi! It is my first day at city hall, and there is a number on my desk that nobody has worked out.',
      'You helped me yesterday, and now people bring me all of their numbers. Here is the next one.',
      'The council asks how you do it. I said: we measure, then we work it out.',
      'Half of my first year is over. This one is harder, and I want to get it right.',
      'The mayor wants to see our plan herself. Shall we?',
      'One more, and my first year is done.',
    ],
    thanks: 'My first year is over, and every plan of it stands. Thank you for working it out with me.',
  },
  {
    title: 'The news with {who}',
    words: [
      'I write for the city paper. My readers ask a question that only a number can answer.',
      'Your last number made the front page. Today there is another one to check.',
      'Somebody wrote a wrong number in a letter to us. Let us find the right one.',
      'My readers want to know where each number comes from. Show me again?',
      'I am writing a big story about this city, and one number is missing.',
      'The last page of my series is empty. What belongs there?',
    ],
    thanks: 'The series is printed, and every number in it is right. I wrote who worked them out.',
  },
  {
    title: '{who} moves in',
    words: [
      'We moved here this week, and already something does not add up. Will you look at it?',
      'The neighbors say you plan with numbers. We need one more.',
      'My little sister asks why every time. I like that about your plans.',
      'We know our street by now. Something on it could be better.',
      'My grandparents are coming to see the city. Let us have it ready.',
      'Now it feels like home. One thing is left to do.',
    ],
    thanks: 'This is our home now, and you built a part of it. Come and visit us!',
  },
  {
    title: '{who} and the night shift',
    words: [
      'I work while the city sleeps, and I see what is missing before others do. Like this.',
      'Last night was calm, thanks to you. Tonight I need another number.',
      'It is three in the morning, and somebody calls. What do I tell them?',
      'My team trusts your numbers. Here is what we measured.',
      'There is a long night ahead of us. I want to know before it begins.',
      'The sun is rising. One last plan, then I can sleep.',
    ],
    thanks: 'Good morning! The night was quiet, because everything was worked out before. Thank you.',
  },
  {
    title: '{who} gets the city ready',
    words: [
      'Guests come to our city at the end of the season. We begin with this one.',
      'One thing is ready. The next one needs a number.',
      'The guests are counting on us, and I am counting on you.',
      'We are halfway. Look how much stands already.',
      'I showed them your plan, and they asked how you knew.',
      'They come tomorrow. This is the last thing on my list.',
    ],
    thanks: 'The guests are here, and the city is ready. You should see their faces.',
  },
  {
    title: '{who} repairs what breaks',
    words: [
      'Things break in a city, and I mend them. Before I begin, I need a number.',
      'That holds! Somebody else has called already.',
      'I could guess, but I would have to come twice. Let us work it out.',
      'My van is full of parts. How much of this one do we need?',
      'This one was broken for years, because nobody did the sum.',
      'One last repair, and everything in this part of the city works.',
    ],
    thanks: 'Listen: nothing rattles. All of it works, and I never had to come twice.',
  },
];

export const chainSize = { least: 4, most: 6 } as const;

const citizens = [
  'Hugo',
  'Amara',
  'Rosa',
  'Farid',
  'Lena',
  'Kofi',
  'Priya',
  'Samir',
  'Wren',
  'Diego',
  'Hana',
  'Malik',
  'Zoe',
  'Imran',
  'Carla',
  'Jonas',
] as const;

/** Who comes back in the missions of a unit. Units after each other have different people and stories. */
export function citizenOfUnit(unitId: number): string {
  return citizens[(unitId * 5) % citizens.length] ?? citizens[0];
}

type CitizenText = { title: string; citizen: string; words: string };

/** The story of a unit at its goal number `at`, or its thanks when all of them are done. */
export function tellChain(unitId: number, at: number | null): CitizenText {
  const arc = arcs[unitId % arcs.length] ?? arcs[0];
  const citizen = citizenOfUnit(unitId);
  if (!arc) throw new Error('there is no story');
  const words = at === null ? arc.thanks : (arc.words[Math.min(at, arc.words.length - 1)] ?? '');
  return { title: arc.title.replace('{who}', citizen), citizen, words };
}

/** Four to six of a unit's lessons, evenly spread, the first and the last among them, and always the one that is played. */
export function goalsAmong<Id>(lessons: readonly Id[], here: Id | null): Id[] {
  if (lessons.length <= chainSize.most) return [...lessons];
  const spread = Array.from(
    { length: chainSize.most },
    (_, at) => lessons[Math.round((at * (lessons.length - 1)) / (chainSize.most - 1))],
  ) as Id[];
  if (here === null || spread.includes(here)) return spread;
  const place = lessons.indexOf(here);
  const near = spread.reduce((best, lesson) =>
    Math.abs(lessons.indexOf(lesson) - place) < Math.abs(lessons.indexOf(best) - place) ? lesson : best,
  );
  return spread.map((lesson) => (lesson === near ? here : lesson));
}
