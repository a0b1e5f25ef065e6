import { useTranslation } from 'react-i18next';
import { censusText } from '#domain/groups/census.ts';
import { useFormat } from '#i18n/useFormat.ts';
import type { GroupRow } from '../list/group-row.ts';
import classes from './GroupFacts.module.css';

/** The facts of a group, for a person who may only read them. */
export function GroupFacts({ row: { name, group, speciesNames, sector, enclosureName } }: { readonly row: GroupRow }) {
  const { t } = useTranslation(['groups', 'words']);
  const { list, shortDay } = useFormat();
  const { nextEvaluationDateUnix: next, memo } = group;
  const facts = [
    [t('columns.name'), name],
    [t('form.species'), list(speciesNames)],
    [t('words:sector'), sector?.sectorName],
    [t('form.counted'), censusText(group)],
    [t('words:enclosure'), enclosureName],
    [t('form.registryIds'), group.registryIds.join(', ')],
    [t('form.next'), next === null ? null : shortDay(next)],
    [t('form.memo'), memo],
  ] as const;
  return (
    <dl className={classes['list']}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value || t('words:notKnown')}</dd>
        </div>
      ))}
    </dl>
  );
}
