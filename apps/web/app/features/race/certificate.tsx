import { type FeedbackReport, type RaceState, raceLevel } from '@playforward/race';
import { createPortal } from 'react-dom';
import { Logo } from '../../ui/logo.tsx';
import { Orb } from '../../ui/orb/orb.tsx';
import { raceText as text } from './text.ts';
import './certificate.css';

type CertificateProps = { report: FeedbackReport; state: RaceState; name: string };

/** Only on paper: it stands beside the page, which the print leaves out. */
export function Certificate({ report, state, name }: CertificateProps) {
  const { score, winner, profile, challengeResults, hintUsage } = state;
  const right = challengeResults.filter(({ outcome }) => outcome === 'correct').length;
  const facts = [
    text.right(right, challengeResults.length),
    text.score(score),
    text.level(raceLevel(score)),
    text.hints(hintUsage),
    `${text.understanding} ${Math.round(report.conceptual_understanding * 100)}%`,
  ];
  const date = new Intl.DateTimeFormat('en', { dateStyle: 'long' }).format(new Date());
  return createPortal(
    <div className="race-certificate" aria-hidden="true">
      <Logo />
      <Orb mode="fulfilled" size={140} />
      <p className="race-certificate-title">{text.certificate}</p>
      <p>{text.certificateFor}</p>
      <p className="race-certificate-name">{name}</p>
      <p>{winner === 'player' ? text.certificateWon : text.certificatePlayed}</p>
      {profile.topic !== '' && <p>{text.certificateTopic(profile.topic)}</p>}
      <ul>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {report.strength_areas.length > 0 && <p>{report.strength_areas.join(' · ')}</p>}
      <p className="race-certificate-date">{date}</p>
    </div>,
    document.body,
  );
}
