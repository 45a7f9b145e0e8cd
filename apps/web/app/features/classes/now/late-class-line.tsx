import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '../../../ui/when-idle.ts';
import { joinedClassesQuery } from '../queries.ts';

/** The line to the own classes, for who is in one: it comes after the page, which has the first claim. */
export function LateClassLine() {
  const [isIdle, setIdle] = useState(false);
  const [Line, setLine] = useState<ComponentType | null>(null);
  const { data } = useQuery({ ...joinedClassesQuery, enabled: isIdle });
  const isInClass = (data?.classes.length ?? 0) > 0;

  // The browser's leisure is outside of React.
  useEffect(() => whenIdle(() => setIdle(true)), []);
  // The part is downloaded once there is a class; without a line the page goes on as it is.
  useEffect(() => {
    if (!isInClass) return;
    let gone = false;
    import('./class-line.tsx').then(
      ({ ClassLine }) => !gone && setLine(() => ClassLine),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [isInClass]);
  return isInClass && Line ? <Line key={data?.classes.map(({ id }) => id).join(' ')} /> : null;
}
