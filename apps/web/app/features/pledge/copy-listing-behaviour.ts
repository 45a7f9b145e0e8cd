/** Copies the listing text and says whether that worked; when it did not, the text is marked for copying by hand. */
export function mount(box: HTMLElement): () => void {
  const button = box.querySelector('button');
  const listing = box.querySelector('[data-listing]');
  const status = box.querySelector('[data-status]');
  const { copied = '', failed = '' } = box.dataset;

  const copy = async () => {
    const done = await write(listing?.textContent ?? '');
    if (!done && listing) window.getSelection()?.selectAllChildren(listing);
    if (status) status.textContent = done ? copied : failed;
  };
  const onClick = () => void copy();
  button?.addEventListener('click', onClick);
  return () => button?.removeEventListener('click', onClick);
}

/** A browser has no clipboard outside of https, and may refuse the one it has. */
async function write(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
