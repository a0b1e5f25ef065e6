import { IconArchive, IconCircleCheck, IconHeartOff, IconPlaneDeparture } from '@tabler/icons-react';
import { memo } from 'react';
import type { Sex } from '#domain/animals/animal.ts';
import { SexDrawing } from '#kit/animal/SexDrawing.tsx';
import { StateBadge, type StateTone } from '#ui/badge/StateBadge.tsx';
import type { AnimalRow, AnimalState } from './animal-row.ts';
import classes from './cells.module.css';

/*
 * Cells that get their words as properties and are memoised: a list scrolled from end to end draws hundreds in a frame,
 * and reading the language in each of them costs more than the cell.
 */

export const SexCell = memo(function SexCell({ sex, label }: { readonly sex: Sex | null; readonly label: string }) {
  if (sex === null) return <span className={classes['none']}>{label}</span>;
  return (
    <span className={classes['marked']}>
      <SexDrawing sex={sex} />
      {label}
    </span>
  );
});

/** @param unknown the text for an unknown species */
export const SpeciesCell = memo(function SpeciesCell({
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
});

const LOOK: Record<AnimalState, { tone: StateTone; icon: typeof IconArchive }> = {
  present: { tone: 'success', icon: IconCircleCheck },
  departed: { tone: 'info', icon: IconPlaneDeparture },
  dead: { tone: 'neutral', icon: IconHeartOff },
  archived: { tone: 'neutral', icon: IconArchive },
};

export const StateCell = memo(function StateCell({
  state,
  label,
}: {
  readonly state: AnimalState;
  readonly label: string;
}) {
  return <StateBadge {...LOOK[state]} label={label} />;
});
