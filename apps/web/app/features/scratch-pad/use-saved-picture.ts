import { limits } from '@playforward/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import type { SavedPicture } from './draw-pad.ts';
import { savedDrawing } from './drawing-store.ts';

type SavedPictureProps = { open: boolean; untouched: boolean; onFresh: () => void };

/**
 * The saved drawing as a picture, read when the pad is opened with nothing of its own on it; what was drawn before
 * lies over the picture it was drawn on. Null until it is there.
 */
export function useSavedPicture({ open, untouched, onFresh }: SavedPictureProps): SavedPicture | null {
  const [picture, setPicture] = useState<SavedPicture | null>(null);
  const isFresh = useEffectEvent(() => {
    if (untouched) onFresh();
    return untouched;
  });

  // Pictures are decoded by the browser, after a moment.
  useEffect(() => {
    if (!open || !isFresh()) return;
    const address = savedDrawing();
    if (!address) {
      setPicture(null);
      return;
    }
    let left = false;
    const image = new Image();
    image.src = address;
    image
      .decode()
      .then(() => ({ image, width: (image.naturalWidth * limits.scratchPadHeight) / image.naturalHeight }))
      // What cannot be decoded is no picture; the pad starts empty.
      .catch(() => null)
      .then((read) => {
        if (!left) setPicture(read);
      });
    return () => {
      left = true;
    };
  }, [open]);

  return picture;
}
