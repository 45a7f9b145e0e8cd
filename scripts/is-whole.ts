/** Of `npm test -- --whole`, as each night has it, and all that it starts: nothing waits or takes turns (decision 0530). */
export const isWhole = process.env.WHOLE === '1' || process.argv.includes('--whole');
