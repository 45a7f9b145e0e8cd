/** All fixed words of a day in a career. `{…}` is filled by `composeStory`. */
export const storyText = {
  times: [
    { name: 'early', hours: ['6:30', '9:00', '12:30', '3:00'] },
    { name: 'usual', hours: ['8:00', '10:00', '1:00', '4:00'] },
    { name: 'late', hours: ['11:00', '2:00', '5:00', '8:00'] },
  ],
  headings: [
    ['Your day begins', 'Into the work', 'Math at work', 'Look what you did'],
    ['Getting ready', 'In full swing', 'Where the math comes in', 'Before you head home'],
    ['A fresh start', 'The heart of the job', 'Numbers on your side', 'A good day’s end'],
  ],
  open: {
    place: 'In {place}, your day as {job} begins.',
    noPlace: 'Your day as {job} begins.',
  },
  lookBack: {
    wrote:
      'Back in grade {grade} you wrote about your free time: “{words}.” A bit of that is still with you today.',
    subject: 'Back in grade {grade} you named {what} as a favorite subject, and you still like to learn.',
    subjects: 'Back in grade {grade} you named {what} as favorite subjects, and you still like to learn.',
    nothing: 'Back in grade {grade} you could not have guessed that this would be your day.',
  },
  first: 'First, you {task}.',
  middle: ['Next, you {task}.', 'Then you {task}.', 'After that, you {task}.'],
  lastTask: 'Before the day is over, you {task}.',
  ownWords: 'You once wrote, “{words}.” The pride you felt then is the pride you feel now.',
  tools: 'Among your tools are {tools}.',
  know: 'People ask you because you know a lot about {knowledge}.',
  math: {
    reckoning: 'Now your math skills go to work: you {task}.',
    figures: 'Here you keep an eye on the details and the numbers: you {task}.',
    inside: 'The math in it has names: {ideas}.',
    much: 'O*NET, the national job database, rates math {rating} out of 5 in importance for this job, so numbers are a big part of your day.',
    some: 'O*NET, the national job database, rates math {rating} out of 5 in importance for this job, so you keep your number sense ready.',
    little:
      'O*NET, the national job database, rates math {rating} out of 5 in importance for this job, so a little of it goes a long way.',
    unrated: 'You check your numbers twice, because a small slip can grow.',
    sure: 'You once said that you feel confident in math, and it shows.',
    unsure: 'You once said that you were not confident in math. Step by step, you made it yours.',
    between: 'When a number looks odd, you go back and find out why.',
  },
  teacher: {
    explain:
      'A new teammate asks how you did it. You explain it step by step, the way a great math teacher would.',
    kind: 'A new teammate makes a slip. You stay patient, the way a great math teacher would.',
    fun: 'A new teammate looks worried. You tell a joke first, the way a great math teacher would.',
    other: 'A new teammate has a question. You take time for it, because somebody once took time for you.',
  },
  education: {
    'No formal educational credential': 'This job asks for no diploma to start. You learn it by doing.',
    'High school diploma or equivalent': 'To start, this job usually asks for a high school diploma.',
    'Some college, no degree': 'To start, this job usually asks for some college courses.',
    'Postsecondary nondegree award':
      'To start, this job usually asks for a certificate from a career or technical school.',
    "Associate's degree": 'To start, this job usually asks for a two-year associate’s degree.',
    "Bachelor's degree": 'To start, this job usually asks for a bachelor’s degree.',
    "Master's degree": 'To start, this job usually asks for a master’s degree.',
    'Doctoral or professional degree':
      'To start, this job usually asks for a doctoral or professional degree.',
  } as Readonly<Record<string, string>>,
  close: [
    'You look at what got done today and smile.',
    'You can see the good your work does, and that feels great.',
    'Tomorrow brings something new, and you look forward to it.',
  ],
} as const;
