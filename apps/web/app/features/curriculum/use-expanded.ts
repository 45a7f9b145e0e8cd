import { useState } from 'react';
import { keptTexts } from '../../storage/kept-texts.ts';

type Expanded = { isOpen: (id: number) => boolean; open: (id: number) => void; close: (id: number) => void };

/** Which panels are open. The one opened last is remembered in this browser and open again next time (D-65). */
export function useExpanded(storageKey: string): Expanded {
  const [ids, setIds] = useState<ReadonlySet<number>>(() => readLast(storageKey));
  return {
    isOpen: (id) => ids.has(id),
    open: (id) => {
      keptTexts.setItem(storageKey, String(id));
      setIds((current) => new Set([...current, id]));
    },
    close: (id) => {
      if (keptTexts.getItem(storageKey) === String(id)) keptTexts.removeItem(storageKey);
      setIds((current) => new Set([...current].filter((other) => other !== id)));
    },
  };
}

function readLast(storageKey: string): ReadonlySet<number> {
  const stored = keptTexts.getItem(storageKey);
  return new Set(stored === null ? [] : [Number(stored)]);
}
