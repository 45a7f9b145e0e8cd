/** Short things the student may say next, by what is open. */
export const nextSayings = {
  open: ['Give me a hint', 'What is the question asking?', 'Show me an example'],
  step: ['Give me a hint', 'Why?', 'Show me an example'],
  free: ['Give me a practice problem', 'What is this lesson about?', 'Show me an example'],
  idea: ['Explain it more simply', 'Show me an example', 'What do people mix up?'],
  topic: ['Give me a practice problem', 'Explain it more simply', 'Show me an example'],
  practice: ['Give me another one', 'Explain it more simply'],
  person: ['Yes', 'I meant math'],
} as const;

/** The labels of the helper buttons, as the pages send them. */
export const helperLabels = {
  simple: "Explain this like I'm in 5th grade",
  why: 'Why does this matter?',
  example: 'Give me a real example',
  hints: 'Give me some hints',
  steps: 'Break it down step by step',
  differently: 'Can this be explained differently?',
  picture: "What's the bigger picture?",
} as const;
