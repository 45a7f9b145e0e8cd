/** Everything players can say to each other: by id, never typed. A phrase's `{slot}` is filled from a fixed list. */
export type CityPhrase = { id: string; text: string; slot?: 'building' | 'meter' | 'plot' };
export type CityWord = { id: string; text: string };

export const cityEmotes = [
  { id: 'wave', text: 'Wave' },
  { id: 'smile', text: 'Smile' },
  { id: 'clap', text: 'Clap' },
  { id: 'heart', text: 'Heart' },
  { id: 'star', text: 'Star' },
  { id: 'thumbs-up', text: 'Thumbs up' },
  { id: 'idea', text: 'Idea' },
  { id: 'question', text: 'Question' },
  { id: 'think', text: 'Thinking' },
  { id: 'wow', text: 'Wow' },
  { id: 'party', text: 'Party' },
  { id: 'rest', text: 'Taking a break' },
] as const satisfies readonly CityWord[];

export const cityPhrases = [
  { id: 'hello', text: 'Hello, city!' },
  { id: 'bye', text: 'See you later!' },
  { id: 'thanks', text: 'Thank you!' },
  { id: 'welcome', text: 'Welcome to our city!' },
  { id: 'well-done', text: 'Well done!' },
  { id: 'nice-plot', text: 'Your plot looks great!' },
  { id: 'nice-building', text: 'I like your {slot}.', slot: 'building' },
  { id: 'great-idea', text: 'Great idea!' },
  { id: 'yes', text: 'Yes, please.' },
  { id: 'no-thanks', text: 'No, thank you.' },
  { id: 'not-sure', text: 'I am not sure yet.' },
  { id: 'help', text: 'Could someone give me an idea?' },
  { id: 'on-my-way', text: 'I am on my way.' },
  { id: 'lets-build', text: 'Let us build a {slot}.', slot: 'building' },
  { id: 'i-build', text: 'I am building a {slot}.', slot: 'building' },
  { id: 'need-building', text: 'Our city could use a {slot}.', slot: 'building' },
  { id: 'look-meter', text: 'Take a look at {slot}.', slot: 'meter' },
  { id: 'meter-up', text: '{slot} is going up.', slot: 'meter' },
  { id: 'meter-down', text: '{slot} is going down.', slot: 'meter' },
  { id: 'visit', text: 'Come and see plot {slot}.', slot: 'plot' },
  { id: 'power-low', text: 'The lights went out here.' },
  { id: 'water-low', text: 'We need more water here.' },
  { id: 'check-evening', text: 'Check the evening hours.' },
  { id: 'try-smaller', text: 'Try a smaller number.' },
  { id: 'try-bigger', text: 'Try a bigger number.' },
  { id: 'predict-first', text: 'What do you predict?' },
  { id: 'my-prediction', text: 'My prediction was close!' },
  { id: 'surprised', text: 'The result surprised me.' },
  { id: 'project', text: 'Let us finish the class project.' },
  { id: 'proud', text: 'I am proud of our city.' },
] as const satisfies readonly CityPhrase[];

/** Why a plot is reported to the school's safety contact. */
export const cityReportReasons = [
  { id: 'mean-shape', text: 'The buildings show something mean' },
  { id: 'pestering', text: 'This player keeps bothering me' },
  { id: 'unfair', text: 'This player spoils the city for others' },
  { id: 'worried', text: 'I am worried about this player' },
] as const satisfies readonly CityWord[];

/** What the class builds together in the civic district; city-sim knows what each costs. */
export const cityProjects = [
  { id: 'city-hall', text: 'City hall' },
  { id: 'station', text: 'Station' },
  { id: 'observatory', text: 'Observatory' },
] as const satisfies readonly CityWord[];
