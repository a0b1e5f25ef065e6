import { useTranslation } from 'react-i18next';
import type { PersonErrors } from '#domain/people/check-people.ts';
import type { PersonDraft } from '#domain/people/person-draft.ts';
import type { CreationContext } from '../useCreationContext.ts';
import classes from './PeopleRows.module.css';
import { PersonRow } from './PersonRow.tsx';

/** A small table to type into: one line per person with enough room, else one card each. */
export function PeopleRows({
  rows,
  numberOf,
  errorsOf,
  context,
  onChange,
  onRemove,
}: {
  readonly rows: readonly PersonDraft[];
  readonly numberOf: (row: PersonDraft) => number;
  readonly errorsOf: (row: PersonDraft) => PersonErrors | undefined;
  readonly context: CreationContext;
  readonly onChange: (row: PersonDraft) => void;
  readonly onRemove: (key: string) => void;
}) {
  const { t } = useTranslation(['people', 'words']);
  return (
    <div className={classes['place']}>
      <div className={classes['head']} aria-hidden>
        <span>{t('words:row')}</span>
        <span>{t('values.field.userFirstname')}</span>
        <span>{t('values.field.userLastname')}</span>
        <span>{t('values.field.userMail')}</span>
        <span>{t('values.field.userRight')}</span>
        <span>{t('values.field.language')}</span>
        <span>{t('values.field.sectors')}</span>
        <span>{t('several.beta')}</span>
        <span />
      </div>
      <ul className={classes['rows']} aria-label={t('words:people')}>
        {rows.map((row) => (
          <li key={row.key}>
            <PersonRow
              row={row}
              number={row.line ?? numberOf(row)}
              errors={errorsOf(row)}
              context={context}
              onChange={onChange}
              onRemove={onRemove}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
