import type { ConnectionCheck } from '@playforward/contract';
import { Check, TriangleAlert } from 'lucide-react';
import { explain } from '../../ui/adult/explain.ts';

/** What a test found, in one sentence. */
export function CheckResult({ check, error }: { check: ConnectionCheck | undefined; error: unknown }) {
  const works = check?.works === true;
  const said = error ? explain(error) : check?.text;
  return (
    <p role="status" className={`connect-check ${works ? 'works' : 'missing'}`} hidden={said === undefined}>
      {works ? <Check size={18} aria-hidden="true" /> : <TriangleAlert size={18} aria-hidden="true" />}
      <span>{said}</span>
    </p>
  );
}
