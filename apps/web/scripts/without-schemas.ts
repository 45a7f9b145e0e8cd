/** The contract is schemas; the browser wants its types and constants only, so unused modules of it (and zod) go. */
export const withoutSchemas = {
  moduleSideEffects: [{ test: /packages\/(contract|diagram)\//, sideEffects: false }],
};
