import { useEstablishmentName } from '#state/session/establishment-name.ts';
import { useReadySession } from '#state/session/use-session.ts';
import classes from './Recap.module.css';

/** The name and the logo of the park at the head of a printed sheet; nothing in anonymous mode. */
export function RecapLetterhead() {
  const name = useEstablishmentName();
  const { logoUrl } = useReadySession().establishment;
  if (name === null) return null;
  return (
    <div className={classes['letterhead']}>
      {logoUrl !== null && <img src={logoUrl} alt="" />}
      <span>{name}</span>
    </div>
  );
}
