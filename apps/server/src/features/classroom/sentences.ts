/** Every sentence a classroom call may answer in `detail`, and what a roster says of a line. */
export const classroomSentences = {
  noClass: 'There is no such class.',
  noStudent: 'There is no such student in this class.',
  noCourse: 'There is no such course.',
  noUnit: 'This course has no such unit.',
  noLesson: 'This course has no such lesson.',
  noCode: 'No class has this code. Check it with your teacher.',
  tooManyCodes: (minutes: number) =>
    `Too many tries. Please wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`} and check the code with your teacher.`,
  guestsDoNotJoin: 'Guests cannot join a class. Create an account first, then come back with the code.',
  onlyStudentsJoin: 'Only students join a class with a code.',
  archived: 'The school has set this class aside. Ask the office to take it back first.',
  tooManyNudges: 'That is a lot of nudges. Please wait a minute.',
  tooManyClasses: (most: number) => `You have ${most} classes already. Delete one that is over.`,
  oneDemo: 'You have a demo class already.',
  nothingToAdd: 'No line of this list can be added. Nothing was changed.',
  unreadableCsv: (line: number) =>
    `Line ${line} of this list cannot be read: check its quotation marks. Nothing was changed.`,
  tooManyLines: (most: number) =>
    `This list has more than ${most} lines. Please add it in parts. Nothing was changed.`,
  takenMeanwhile: 'Somebody has just made one of these accounts. Nothing was changed: please look again.',
  sheetOver: 'These cards are over: they open for ten minutes. Make new ones.',
  noCardsFor: 'Nobody here gets a new card: they have a password of their own, or a card from elsewhere.',
  teachers: {
    unknown: 'No teacher of your school has this address. The office can invite them.',
    already: (name: string) => `${name} teaches this class already.`,
    full: 'This teacher has as many classes as there is room for.',
    demo: 'A demo class is for you alone.',
    notHere: 'This person does not teach this class.',
    last: 'Somebody has to teach this class. Add a colleague first, or delete the class.',
    notYours: 'Only who has taught this class longest can take out a colleague.',
    notYourClass: (name: string) =>
      `Only ${name}, who has taught this class longest, can delete it. You can leave it.`,
  },
  line: {
    noName: 'There is no name in this line.',
    twice: 'This line stands here twice.',
    sameName: 'A student with this name is in the class already. Add a letter to tell them apart.',
    'not-an-address': 'This is not an e-mail address.',
    'wrong-domain': 'This e-mail address is not of your school.',
    taken: 'This person has an account already: give them the class code.',
  },
} as const;
