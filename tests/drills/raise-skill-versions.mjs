import { registerHooks } from 'node:module';

/**
 * Given to Node with `--import`, it starts the program that follows this one: every skill is at the next version, and
 * so gives other problems for the same seeds.
 */
registerHooks({
  load(url, context, next) {
    if (!url.endsWith('/packages/curriculum/skills/index.ts')) return next(url, context);
    const source = `
      import { skills as before } from './index.ts?before';
      export const skills = before.map((skill) => ({ ...skill, version: skill.version + 1 }));
    `;
    return { format: 'module', source, shortCircuit: true };
  },
});
