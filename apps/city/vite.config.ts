import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { leanThree } from './lean-three.ts';
import { preactForReact } from './preact-for-react.ts';

/** A file that holds nothing but what judges missions: it is named so, and counted apart from the game (decision 0060). */
function isJudging(moduleIds: readonly string[]): boolean {
  const rules = /packages\/(city-sim\/src\/missions|math)\/|city\/src\/judge\//;
  return moduleIds.length > 0 && moduleIds.every((id) => rules.test(id));
}

type Chunk = { facadeModuleId?: string | null; moduleIds: readonly string[] };

/** A file that a page fetches only once it is asked for, such as the field for a reason or the other view: counted apart too. */
function isAsked({ facadeModuleId, moduleIds }: Chunk): boolean {
  const asked = /city\/src\/(asked|list)\//;
  return (
    asked.test(facadeModuleId ?? '') || (moduleIds.length > 0 && moduleIds.every((id) => asked.test(id)))
  );
}

function chunkName(chunk: Chunk): string {
  const kind = isJudging(chunk.moduleIds) ? 'judge-' : isAsked(chunk) ? 'asked-' : '';
  return `assets/${kind}[name]-[hash].js`;
}

/**
 * The city is one page of its own, served under the address that the lesson's frame opens (D-115). The list view loads
 * neither the map's drawing library nor the line to a room: both come when they are wanted.
 */
export default defineConfig({
  base: '/stem-city/',
  plugins: [react(), leanThree()],
  resolve: { alias: preactForReact },
  build: {
    outDir: 'build',
    // The policy of the page allows no inline files, and fonts are not worth the bytes inside a style.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        chunkFileNames: chunkName,
        codeSplitting: {
          groups: [
            {
              name: 'city',
              test: /apps\/city\/src\/(?!judge|asked)|city-sim\/src\/(?!missions\/(?!scenario|site-pieces|words\/show-number))|preact|lucide/,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
      // The contract is schemas; the browser wants its types and constants only, so unused modules of it (and zod) go.
      treeshake: { moduleSideEffects: [{ test: /packages\/(contract|city-sim)\//, sideEffects: false }] },
    },
  },
});
