/** A turning ring. Hidden from assistive technology: the words beside it say what is going on. */
export function Spinner() {
  return <span className="spinner" aria-hidden="true" />;
}
