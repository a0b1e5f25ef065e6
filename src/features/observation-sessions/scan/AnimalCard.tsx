import { UnstyledButton } from '@mantine/core';
import { memo } from 'react';
import type { Sex } from '#domain/animals/animal.ts';
import { AnimalAvatar } from '#kit/animal/AnimalAvatar.tsx';
import { SexSign } from '#kit/animal/SexSign.tsx';
import classes from '../recorder/recorder.module.css';

const PICTURE = 48;

/**
 * The large card of an animal: a tap chooses it. It says what was recorded of it. All of its properties are plain values,
 * so that a tap draws only the cards that it changes.
 */
export const AnimalCard = memo(function AnimalCard({
  animalId,
  name,
  photoUrl,
  sex,
  mark,
  colour,
  more,
  isChosen,
  onChoose,
}: {
  readonly animalId: string;
  readonly name: string;
  readonly photoUrl: string | null;
  readonly sex: Sex | null;
  /** what was recorded, in words */
  readonly mark: string;
  /** of the behaviour; null for an animal without one */
  readonly colour: string | null;
  /** further facts, such as the zone; '' for none */
  readonly more: string;
  readonly isChosen: boolean;
  readonly onChoose: (animalId: string) => void;
}) {
  return (
    <UnstyledButton
      className={classes['card']}
      aria-pressed={isChosen}
      data-animal={animalId}
      data-unseen={colour === null || undefined}
      onClick={() => onChoose(animalId)}
    >
      <AnimalAvatar photoUrl={photoUrl} size={PICTURE} />
      <span className={classes['words']}>
        <span className={classes['name']}>
          {name} <SexSign sex={sex} />
        </span>
        {colour === null ? (
          <span className={classes['plainMark']}>{mark}</span>
        ) : (
          <span className={classes['mark']} style={{ backgroundColor: colour }}>
            {mark}
          </span>
        )}
        {more !== '' && <span className={classes['plainMark']}>{more}</span>}
      </span>
    </UnstyledButton>
  );
});
