import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';

/** One rule of the simulation and what it is turned into: its file below `packages/city-sim/src`, and the text of both. */
export type Alteration = { name: string; file: string; from: string; to: string };

/** Each phase that a mission can be judged by, with one of its rules turned into another. */
export const alterations: readonly Alteration[] = [
  {
    name: 'sites get half of what they ask for',
    file: 'balance/balance-goods.ts',
    from: 'Math.min(now, net.stock)',
    to: 'Math.min(now, net.stock >> 1)',
  },
  {
    name: 'a tank loses a quarter of its water',
    file: 'balance/balance-water.ts',
    from: 'city.water = stored + pumped - used;',
    to: 'city.water = ((stored + pumped - used) * 3) >> 2;',
  },
  {
    name: 'a panel gives half of its power',
    file: 'balance/balance-energy.ts',
    from: 'divide(totals.panels * panelWatts * sunshineOf(city), 1000)',
    to: 'divide(totals.panels * panelWatts * sunshineOf(city), 2000)',
  },
  {
    name: 'a quarter of the beds stays empty',
    file: 'phases/grow.ts',
    from: 'city.isSettled ? 1000 :',
    to: 'city.isSettled ? 750 :',
  },
];

const root = pathToFileURL(`${import.meta.dirname}/../../../packages/city-sim/src/`).href;
const mark = 'altered';

/**
 * The package with one rule turned into another, as a second copy beside the true one: the same files are loaded once
 * more, under addresses with a mark, and the text of one is changed on its way. No file on disk changes.
 */
export async function importAltered(
  { file, from, to }: Alteration,
  number: number,
): Promise<typeof import('@playforward/city-sim')> {
  const query = `?${mark}=${number}`;
  let isChanged = false;
  const hooks = registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context);
      const isOwn = found.url.startsWith(root) && context.parentURL?.endsWith(query);
      return isOwn ? { ...found, url: found.url + query } : found;
    },
    load(url, context, next) {
      const loaded = next(url, context);
      if (url !== `${root}${file}${query}`) return loaded;
      const text = String(loaded.source);
      if (!text.includes(from)) throw new Error(`${file} has no "${from}"`);
      isChanged = true;
      return { ...loaded, source: text.replaceAll(from, to) };
    },
  });
  try {
    const altered = await import(`${root}index.ts${query}`);
    if (!isChanged) throw new Error(`${file} was not loaded again`);
    return altered;
  } finally {
    hooks.deregister();
  }
}
