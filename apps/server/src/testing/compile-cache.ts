/** Where `npm start` keeps what Node compiled: without it every start compiles thousands of modules anew. */
export const compileCache =
  process.env.NODE_COMPILE_CACHE ?? new URL('../../../../node_modules/.cache/node', import.meta.url).pathname;
