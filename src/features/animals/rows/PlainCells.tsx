import {
  IconArchive,
  IconCircleCheck,
  IconCross,
  IconGenderFemale,
  IconGenderMale,
  IconPlaneDeparture,
} from '@tabler/icons-react';
import type { Sex } from '#domain/animals/animal.ts';
import { StateBadge, type StateTone } from '#ui/badge/StateBadge.tsx';
import type { AnimalRow, AnimalState } from './animal-row.ts';
import classes from './cells.module.css';

/*
 * Cells that are given their words: a list scrolled from end to end draws hundreds in a frame, and asking for the
 * language in each of them costs more than the cell.
 */

const SEXES = { Male: IconGenderMale, Femelle: IconGenderFemale } as const;

export function SexCell({ sex, label }: { readonly sex: Sex | null; readonly label: string }) {
  if (sex === null) return <span className={classes['none']}>{label}</span>;
  const Icon = SEXES[sex];
  return (
    <span className={classes['marked']}>
      <Icon size={16} stroke={1.8} aria-hidden />
      {label}
    </span>
  );
}

/** @param unknown what is said of an animal whose species is not known */
export function SpeciesCell({
  species: { name, latinName },
  unknown,
}: {
  readonly species: Pick<AnimalRow['species'], 'name' | 'latinName'>;
  readonly unknown: string;
}) {
  if (name === '') return <span className={classes['none']}>{unknown}</span>;
  return (
    <span className={classes['two']}>
      <span>{name}</span>
      {latinName !== name && (
        <span className={classes['latin']} lang="la">
          {latinName}
        </span>
      )}
    </span>
  );
}

const LOOK: Record<AnimalState, { tone: StateTone; icon: typeof IconArchive }> = {
  present: { tone: 'success', icon: IconCircleCheck },
  departed: { tone: 'info', icon: IconPlaneDeparture },
  dead: { tone: 'neutral', icon: IconCross },
  archived: { tone: 'neutral', icon: IconArchive },
};

export function StateCell({ state, label }: { readonly state: AnimalState; readonly label: string }) {
  return <StateBadge {...LOOK[state]} label={label} />;
}
