/** Gives the keyboard to the map, where there is one. */
export function focusMap(): void {
  document.querySelector<HTMLElement>('.map-place')?.focus({ preventScroll: true });
}
