import { useState } from 'react';
import { uiText } from './text.ts';
import { toast } from './toast/toast.ts';

/**
 * A part of a page that is downloaded when it is first wanted. Null until it is here; `want` answers whether it is,
 * and says so on the page when it cannot be had.
 */
export function useLate<Part>(load: () => Promise<Part>): [part: Part | null, want: () => Promise<boolean>] {
  const [part, setPart] = useState<Part | null>(null);
  const want = async () => {
    if (part) return true;
    try {
      const loaded = await load();
      setPart(() => loaded);
      return true;
    } catch {
      toast.error(uiText.notLoaded);
      return false;
    }
  };
  return [part, want];
}
