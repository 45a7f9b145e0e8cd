import pledge from '@content/site/pledge.yaml';
import { Check, GraduationCap, House, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';

/** Two ways in: through a school, and straight from home. */
export function AccessSection() {
  const { title, inSchool, outOfSchool } = pledge.access;
  return (
    <section className="site-section pb-0">
      <div className="site-column">
        <h2>{title}</h2>
        <div className="pledge-access">
          <WayIn Icon={GraduationCap} {...inSchool} />
          <WayIn Icon={House} {...outOfSchool}>
            <a href={paths.signup} className="btn mt-7">
              {outOfSchool.action}
            </a>
          </WayIn>
        </div>
      </div>
    </section>
  );
}

type WayInProps = typeof pledge.access.inSchool & { Icon: LucideIcon; children?: ReactNode };

function WayIn({ Icon, title, lead, items, children }: WayInProps) {
  return (
    <div className="card pledge-way">
      <h3>
        <Icon size={28} aria-hidden="true" />
        {title}
      </h3>
      <p>{lead}</p>
      <ul>
        {items.map((item) => (
          <li key={item.title}>
            <Check size={20} aria-hidden="true" />
            <p>
              <strong>{item.title}</strong> {item.text}
            </p>
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}
