import { ShieldCheck } from 'lucide-react';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { myDataText } from './text.ts';

const text = myDataText.settings;

/** Part of the settings: the ways to what is kept, and to the notice. */
export function DataSettings() {
  return (
    <section className="grid justify-items-start gap-3">
      <div>
        <h3 className="text-lg">{text.title}</h3>
        <p className="mt-1 text-ink-2">{text.note}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <ButtonLink kind="quiet" small to={paths.myData}>
          <ShieldCheck size={18} aria-hidden="true" />
          {text.open}
        </ButtonLink>
        <a className="link" href={paths.privacy}>
          {text.notice}
        </a>
      </div>
    </section>
  );
}
