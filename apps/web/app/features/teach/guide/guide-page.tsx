import { useEffect, useRef, useState } from 'react';
import { paths } from '../../../paths.ts';

const firstHeight = 900;

/** The server's page of notes, as high as what is written on it, so that the window scrolls and nothing in it. */
export function GuidePage({ lessonId, title }: { lessonId: number; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(firstHeight);
  const measure = () => {
    // The whole page with its margins; without them it would scroll inside.
    const page = frame.current?.contentDocument?.documentElement;
    if (page) setHeight(Math.ceil(page.getBoundingClientRect().height));
  };
  // The window decides how wide the page is and so how high.
  useEffect(() => {
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  });
  return (
    <iframe
      ref={frame}
      className="guide-frame"
      src={paths.lessonGuide(lessonId)}
      title={title}
      height={height}
      onLoad={measure}
    />
  );
}
