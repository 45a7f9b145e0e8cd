const asks =
  /\b(?:write|find|give|state|create|make|set up|determine|what is) (?:an?|the) (?:linear )?(?:equation|inequality) (?:that|which|for|to|relating)\b/i;

/** Whether an answer is an equation or an inequality where one is to be written; a rate or a value is only a part of it. */
export const isEquationWhereAsked = (answer: string, problem: string): boolean =>
  !asks.test(problem) || /[=<>≤≥≠]/.test(answer);
