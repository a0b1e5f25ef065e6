import { Group } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { speciesDashboardHref } from '#features/taxonomy/index.ts';
import { SectionLink } from '#ui/page/SectionLink.tsx';
import type { BulkAction } from '#ui/table/full/bulk-action.ts';
import type { AnimalOrigin, AnimalRow } from '../rows/animal-row.ts';
import { AnimalTable } from '../rows/AnimalTable.tsx';
import type { SpeciesGroup } from './species-groups.ts';
import classes from './SpeciesSection.module.css';

const WITHOUT = ['species'] as const;

/** One species: its names and its number of animals; opened, its animals. */
export function SpeciesSection({
  group: { species, rows, counts },
  isOpen,
  onToggle,
  origin,
  bulkActions,
}: {
  readonly group: SpeciesGroup;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly origin: AnimalOrigin;
  readonly bulkActions?: readonly BulkAction<AnimalRow>[];
}) {
  const { t } = useTranslation(['animals', 'words']);
  const panel = useId();
  // A species that is not in the catalogue has no dashboard; shared animals live elsewhere.
  const specieId = origin === 'own' ? (rows[0]?.animal.specieId ?? null) : null;
  const name = species.name || t('unknown.species');
  return (
    <li className={classes['section']} data-open={isOpen || undefined}>
      <h2 className={classes['title']}>
        <button
          type="button"
          className={classes['head']}
          aria-expanded={isOpen}
          {...(isOpen ? { 'aria-controls': panel } : {})}
          onClick={onToggle}
        >
          <IconChevronRight size={18} aria-hidden className={classes['sign']} />
          <span className={classes['names']}>
            <span>{name}</span>
            {species.latinName !== name && (
              <span className={classes['latin']} lang="la">
                {species.latinName}
              </span>
            )}
          </span>
          <span className={classes['counts']}>
            <span>{t('words:animalCount', { count: rows.length })}</span>
            <span aria-label={t('species.countsSpoken', counts)} role="img" className={classes['figures']}>
              {`${counts.males}.${counts.females}.${counts.unknown}`}
            </span>
          </span>
        </button>
      </h2>
      {isOpen && (
        <div id={panel} className={classes['panel']}>
          {specieId !== null && (
            <Group justify="flex-end">
              <SectionLink to={speciesDashboardHref(specieId)}>{t('species.dashboard')}</SectionLink>
            </Group>
          )}
          <AnimalTable
            label={name}
            listKey="animals.species"
            rows={rows}
            without={WITHOUT}
            origin={origin}
            {...(bulkActions === undefined ? {} : { bulkActions })}
            exportAs={{ name }}
          />
        </div>
      )}
    </li>
  );
}
