import landing from '@content/site/landing.yaml';
import team from '@content/site/team.yaml';
import { Chip } from '../../ui/chip.tsx';
import { SiteWords } from '../../ui/site-frame/site-words.tsx';
import { landingText as text } from './text.ts';

type Member = (typeof team.tabs)[number]['members'][number];

/** Five tabs. Without a script all parts of the team stand below each other under their names. */
export function TeamSection() {
  return (
    <section id="team-section" className="site-section bg-mist" data-behaviour="team-tabs">
      <div className="site-column">
        <Chip>{landing.team.label}</Chip>
        <h2 className="mt-4">{landing.team.title}</h2>
        <p className="site-lead">
          <SiteWords>{landing.team.text}</SiteWords>
        </p>
        <div role="tablist" aria-label={text.teamTabs} className="team-tabs">
          {team.tabs.map(({ id, label }, index) => (
            <button
              key={id}
              type="button"
              role="tab"
              id={`${id}-tab`}
              aria-controls={id}
              aria-selected={index === 0}
              tabIndex={index === 0 ? 0 : -1}
            >
              {label}
            </button>
          ))}
        </div>
        {team.tabs.map(({ id, label, members }) => (
          <div key={id} role="tabpanel" id={id} aria-labelledby={`${id}-tab`} className="team-panel">
            <h3 className="team-panel-title">{label}</h3>
            <ul className="team-members">
              {members.map((member) => (
                <MemberCard key={member.name} {...member} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

function MemberCard({ photo, name, title }: Member) {
  return (
    <li className="team-member">
      <img
        src={`/assets/site/${photo}`}
        alt={text.portrait(name)}
        width={440}
        height={440}
        loading="lazy"
        decoding="async"
      />
      <h4>{name}</h4>
      <p>{title}</p>
    </li>
  );
}
