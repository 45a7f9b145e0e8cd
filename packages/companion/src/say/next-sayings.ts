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
