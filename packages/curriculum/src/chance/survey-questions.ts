/**
 * Questions about a topic: `vary` have answers that differ from one of the group to the next; the others have
 * exactly one answer: `fixed` about one thing, `extreme` about one of the group, `same` about each of the group with one
 * answer for all, `counted` about a total.
 */
const bank = {
  trees: {
    vary: [
      'How tall are the trees in our park?',
      'How old are the trees in our park?',
      'How many birds nest in each tree?',
    ],
    fixed: ['Who planted the first tree?', 'Where is the park?', 'When does the park open today?'],
    extreme: [
      'How tall is the tallest tree?',
      'How old is the oldest tree?',
      'How tall is the tree by the gate?',
    ],
    same: [
      'In which park are all these trees?',
      'On which day are all the trees counted?',
      'Which town owns all the trees in our park?',
    ],
    counted: [
      'How many trees are there in all of our park?',
      'How many gates does the park have?',
      'How many oaks does the park have?',
    ],
  },
  class: {
    vary: [
      'How long do students in our class sleep?',
      'How far do students in our class live from school?',
      'How many books did each student read this year?',
    ],
    fixed: [
      'Which room is our class in?',
      'Who teaches our class today?',
      'When does our first class start?',
    ],
    extreme: [
      'How far from school does Kai live?',
      'How long did Rosa sleep last night?',
      'How many books did Omar read this year?',
    ],
    same: [
      'When must each student be at school?',
      'How many days a week does each student go to school?',
      'In which town is the school of all our students?',
    ],
    counted: [
      'How many students are in our class?',
      'How many desks are there in our classroom?',
      'How many windows does our room have?',
    ],
  },
  buses: {
    vary: [
      'How late are the buses on our street?',
      'How many people ride on each bus trip?',
      'How long do riders wait for the bus?',
    ],
    fixed: [
      'Where does the first bus trip end?',
      'Who drives the first bus today?',
      'When does the last bus leave today?',
    ],
    extreme: [
      'How late was the first bus today?',
      'How many people rode the last bus today?',
      'How long did Maya wait today?',
    ],
    same: [
      'Which color do all buses of the red line have?',
      'Which street do all buses of the red line start on?',
      'Which company runs all the bus trips?',
    ],
    counted: [
      'How many buses does our town own in all?',
      'How many stops does the red line have?',
      'How many buses left today?',
    ],
  },
  dogs: {
    vary: [
      'How much do the dogs in the shelter weigh?',
      'How old are the dogs in the shelter?',
      'How far do the dogs walk each day?',
    ],
    fixed: ['Who feeds the dogs today?', 'Where do the dogs sleep?', 'When does the shelter open today?'],
    extreme: [
      'How much does the dog named Luna weigh?',
      'How old is the oldest dog?',
      'How far did the dog named Rex walk today?',
    ],
    same: [
      'In which shelter do all these dogs live?',
      'When do all the dogs get their food today?',
      'On which day are all the dogs washed?',
    ],
    counted: [
      'How many dogs are in the shelter right now?',
      'How many leashes does the shelter have?',
      'How many rooms does the shelter have?',
    ],
  },
  library: {
    vary: [
      'How many pages do the books on this shelf have?',
      'How old are the people in the library?',
      'How long do people stay in the library?',
    ],
    fixed: [
      'Who runs the library today?',
      'On which street is the library?',
      'When did the library first open?',
    ],
    extreme: [
      'How many pages does the longest book have?',
      'How old is the first guest today?',
      'How long did Ivan stay today?',
    ],
    same: [
      'How many books may each guest take home at once?',
      'For how many weeks may each guest keep a book?',
      'Where do all guests give their books back?',
    ],
    counted: [
      'How many books are on this shelf?',
      'How many chairs does the library have in all?',
      'How many people came today?',
    ],
  },
  garden: {
    vary: [
      'How tall are the sunflowers in our garden?',
      'How many tomatoes grow on each plant?',
      'How much water does each plant get?',
    ],
    fixed: [
      'Who waters the garden today?',
      'What was planted first in our garden?',
      'Where is the garden gate?',
    ],
    extreme: [
      'How tall is the tallest sunflower?',
      'How many tomatoes grow on the plant by the gate?',
      'How much water did the first plant get?',
    ],
    same: [
      'On which day are all the plants watered?',
      'In which garden do all these plants grow?',
      'Who planned the beds for all the plants?',
    ],
    counted: [
      'How many plants are in our garden?',
      'How many beds does our garden have in all?',
      'How many sunflowers are in our garden?',
    ],
  },
  games: {
    vary: [
      'How many points does our team score in a game?',
      'How long do the games of our team last?',
      'How many fans come to each game?',
    ],
    fixed: ['Who won the last game?', 'Where is the next game?', 'Which team plays first today?'],
    extreme: [
      'How many points did our team score in the last game?',
      'How long did the first game last?',
      'How many fans came to the last game?',
    ],
    same: [
      'How many points does each win bring in our league?',
      'On which field are all home games played?',
      'How many players of our team may be on the field?',
    ],
    counted: [
      'How many games did our team play this year?',
      'How many players does our team have?',
      'How many games in all did our team win this year?',
    ],
  },
  homes: {
    vary: [
      'How many people live in each home on our street?',
      'How old are the homes on our street?',
      'How much power do homes on our street use?',
    ],
    fixed: ['What is the name of our street?', 'Who lives in the first home?', 'When was our street built?'],
    extreme: [
      'How many people live in the last home?',
      'How old is the oldest home?',
      'How much power does the first home use today?',
    ],
    same: [
      'In which town are all the homes on our street?',
      'Which company brings power to all homes on our street?',
      'What is the speed limit for all cars on our street?',
    ],
    counted: [
      'How many homes are on our street right now?',
      'How many lamps are on our street?',
      'How many trees are on our street?',
    ],
  },
} as const;

export type SurveyTopic = keyof typeof bank;
export type SurveySort = keyof (typeof bank)['trees'];

const sorts = ['vary', 'fixed', 'extreme', 'same', 'counted'] as const satisfies readonly SurveySort[];
const places = ['first', 'second', 'third'] as const;
export type SurveyPlace = (typeof places)[number];

export const surveyTopics = Object.keys(bank) as SurveyTopic[];
export const surveyPlaces: readonly SurveyPlace[] = places;

type SurveyKey = `${SurveyTopic}-${SurveySort}-${SurveyPlace}`;

/** The sentence key of a question. */
export function surveyKey(topic: SurveyTopic, sort: SurveySort, place: SurveyPlace): SurveyKey {
  return `${topic}-${sort}-${place}`;
}

/** Every question of the bank under its key. */
export const surveyText = Object.fromEntries(
  surveyTopics.flatMap((topic) =>
    sorts.flatMap((sort) =>
      places.map((place) => [surveyKey(topic, sort, place), surveyQuestion(topic, sort, place)]),
    ),
  ),
) as Readonly<Record<SurveyKey, string>>;

/** The question itself, to be quoted in another sentence. */
export function surveyQuestion(topic: SurveyTopic, sort: SurveySort, place: SurveyPlace): string {
  return bank[topic][sort][places.indexOf(place)] ?? '';
}
