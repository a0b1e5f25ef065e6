import { IconFence } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { AnimalName } from '#kit/animal/AnimalName.tsx';
import { SexSign } from '#kit/animal/SexSign.tsx';
import { SectorMark } from './SectorMark.tsx';
import classes from './TaskSubject.module.css';
import type { TaskSubject as Subject } from './useTaskSubjects.ts';

const PHOTO_PX = 20;

/**
 * The animals or the enclosure of a task, the first one by name and the others by their number, and its sectors with
 * their colours. An animal is its photo, its name and its sex, and its chip where another one has the same name.
 */
export function TaskSubject({
  subject: { sectors, animal, name, mark, more },
  hasSectors = true,
}: {
  readonly subject: Subject;
  /** false where the page is the sector's own */
  readonly hasSectors?: boolean;
}) {
  const { t } = useTranslation('words');
  return (
    <span className={classes['subject']}>
      {name !== '' && (
        <span className={classes['named']}>
          {animal === null ? (
            <>
              <IconFence size={16} stroke={1.6} aria-hidden className={classes['icon'] ?? ''} />
              <span>{name}</span>
            </>
          ) : (
            <>
              <AnimalName name={name} photoUrl={animal.photoUrl} size={PHOTO_PX} />
              <SexSign sex={animal.animalSexe} />
            </>
          )}
          {mark !== '' && <span className={classes['mark']}>{mark}</span>}
          {more > 0 && (
            <span className={classes['more']} role="img" aria-label={t('andOthers', { count: more })}>
              + {more}
            </span>
          )}
        </span>
      )}
      {hasSectors && (
        <span className={classes['sectors']}>
          <SectorMark sectors={sectors} />
        </span>
      )}
    </span>
  );
}
