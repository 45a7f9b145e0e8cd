import { type ComponentType, useEffect, useState } from 'react';
import { fetchedText as text } from '../text.ts';

/**
 * A part that is fetched the first time it is asked for, and shown at once from then on: a page that never opens it
 * carries none of its bytes (decision 0335).
 */
export function fetchedPart<Props extends object>(fetchPart: () => Promise<ComponentType<Props>>) {
  let known: ComponentType<Props> | null = null;
  const getReady = async () => {
    known ??= await fetchPart();
    return known;
  };
  function FetchedPart(props: Props) {
    const [Part, show] = useState(() => known);
    const [isMissing, miss] = useState(false);
    useEffect(() => {
      // Also where it has arrived since the first drawing, which showed nothing.
      let left = false;
      getReady().then(
        (fetched) => !left && show(() => fetched),
        () => !left && miss(true),
      );
      return () => {
        left = true;
      };
    }, []);
    if (Part) return <Part {...props} />;
    return isMissing ? (
      <p className="quiet-words" role="status">
        {text.missing}
      </p>
    ) : null;
  }
  return Object.assign(FetchedPart, {
    /** Fetches the part for later; without a line it is fetched when it is asked for. */
    getReady: () => void getReady().catch(() => undefined),
  });
}
