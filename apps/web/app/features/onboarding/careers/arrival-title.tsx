import { useEffect, useRef } from 'react';

/** The title of a view that takes another's place: it begins at its top, and the focus begins with it. */
export function ArrivalTitle({ title }: { title: string }) {
  const ref = useRef<HTMLHeadingElement>(null);

  // The view before is gone and took the focus with it.
  useEffect(() => {
    window.scrollTo({ top: 0 });
    ref.current?.focus({ preventScroll: true });
  }, []);

  return (
    <h1 ref={ref} tabIndex={-1} className="text-[1.75rem] outline-none md:text-[2.75rem]">
      {title}
    </h1>
  );
}
