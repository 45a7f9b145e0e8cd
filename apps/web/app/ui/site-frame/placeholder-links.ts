/** A link whose target nobody has set yet is `#`: clicking it neither scrolls nor changes the address (D-29). */
export function mount(area: HTMLElement): () => void {
  const stay = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (link && link.getAttribute('href') === '#') event.preventDefault();
  };
  area.addEventListener('click', stay);
  return () => area.removeEventListener('click', stay);
}
