import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#i18n/useLanguage.ts';
import type { BulkAction } from '#ui/table/full/bulk-action.ts';
import { toggled } from '#ui/table/selection.ts';
import type { AnimalOrigin, AnimalRow } from '../rows/animal-row.ts';
import { speciesGroups } from './species-groups.ts';
import { SpeciesSection } from './SpeciesSection.tsx';
import classes from './SpeciesSection.module.css';

/** The animals under the heads of their species; a single species is open by itself. */
export function SpeciesList({
  rows,
  origin,
  bulkActions,
}: {
  readonly rows: readonly AnimalRow[];
  readonly origin: AnimalOrigin;
  readonly bulkActions?: readonly BulkAction<AnimalRow>[];
}) {
  const { t } = useTranslation(['animals', 'words']);
  const language = useLanguage();
  const groups = useMemo(() => speciesGroups(rows, language), [rows, language]);
  /** species opened by hand, or closed by hand if a species is open by itself */
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const isOpenByItself = groups.length === 1;
  return (
    <ul className={classes['list']} aria-label={t('words:species')}>
      {groups.map((group) => (
        <SpeciesSection
          key={group.species.key}
          group={group}
          isOpen={turned.has(group.species.key) !== isOpenByItself}
          onToggle={() => setTurned(toggled(turned, group.species.key))}
          origin={origin}
          {...(bulkActions === undefined ? {} : { bulkActions })}
        />
      ))}
    </ul>
  );
}
