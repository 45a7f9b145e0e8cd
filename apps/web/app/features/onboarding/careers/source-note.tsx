import { ChevronDown } from 'lucide-react';
import { careersText as text } from './text.ts';

const { source } = text;

/** The attribution that the sources ask for on every page with career content: one line, the rest on request. */
export function SourceNote() {
  return (
    <div className="mt-6 max-w-[88ch] text-[0.8125rem] text-[#f1ecff]">
      <p>{source.short}</p>
      <details className="group mt-1">
        <summary className="flex min-h-11 w-fit items-center gap-1.5 font-semibold underline underline-offset-4">
          {source.about}
          <ChevronDown
            size={16}
            aria-hidden="true"
            className="transition-[rotate] group-open:rotate-180 motion-reduce:transition-none"
          />
        </summary>
        <div className="grid gap-2 rounded-2xl bg-[#1b1450]/80 p-4">
          <p>
            {source.onetBefore}
            <a
              href={source.licenceAddress}
              target="_blank"
              rel="noreferrer"
              className="font-semibold underline"
            >
              {source.licence}
            </a>
            {source.onetAfter}
          </p>
          <p>{source.clusters}</p>
          <p>{source.pay}</p>
          <p>{source.story}</p>
        </div>
      </details>
    </div>
  );
}
