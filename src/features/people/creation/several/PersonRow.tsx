import { ActionIcon, Checkbox, MultiSelect, NativeSelect, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { mayGrantRole, ROLES } from '#domain/access/roles.ts';
import { comparedMail, type PersonErrors } from '#domain/people/check-people.ts';
import { changedDraft, type PersonDraft, type PersonField } from '#domain/people/person-draft.ts';
import { LANGUAGES, offeredLanguages } from '#domain/users/language.ts';
import { useErrorMessage } from '#i18n/error-message.ts';
import { LANGUAGE_NAMES } from '#i18n/language-names.ts';
import type { CreationContext } from '../useCreationContext.ts';
import classes from './PeopleRows.module.css';

const LABEL = { label: classes['label'] ?? '' };

/** One person of the table. A role or language of a file that may not be given stays visible until it is replaced. */
export function PersonRow({
  row,
  number,
  errors,
  context,
  onChange,
  onRemove,
}: {
  readonly row: PersonDraft;
  readonly number: number;
  readonly errors: PersonErrors | undefined;
  readonly context: CreationContext;
  readonly onChange: (row: PersonDraft) => void;
  readonly onRemove: (key: string) => void;
}) {
  const { t } = useTranslation(['people', 'access']);
  const errorMessage = useErrorMessage();
  const edit = (difference: Parameters<typeof changedDraft>[1]) => onChange(changedDraft(row, difference));
  const given: Partial<Record<PersonField, string | undefined>> = row.notUnderstood;
  const errorAt = (field: PersonField) => {
    const error = errors?.[field];
    if (error === undefined) return null;
    const message = errorMessage(error);
    return given[field] === undefined ? message : t('people:several.given', { message, given: given[field] });
  };
  const field = (name: PersonField) => ({
    name: `${row.key}.${name}`,
    label: t(`people:values.field.${name}`),
    classNames: LABEL,
    size: 'sm' as const,
    error: errorAt(name),
  });
  const roles = ROLES.filter((role) => mayGrantRole(context.granter, role) || role === row.userRight);
  const isInvited = context.invitedMails.has(comparedMail(row.userMail));
  return (
    <fieldset
      className={classes['row']}
      data-wrong={errors !== undefined || undefined}
      aria-label={t('people:several.rowLabel', { line: number })}
    >
      <span className={classes['number']}>{number}</span>
      <TextInput
        {...field('userFirstname')}
        autoComplete="off"
        value={row.userFirstname}
        onChange={(event) => edit({ userFirstname: event.currentTarget.value })}
      />
      <TextInput
        {...field('userLastname')}
        autoComplete="off"
        value={row.userLastname}
        onChange={(event) => edit({ userLastname: event.currentTarget.value })}
      />
      <TextInput
        {...field('userMail')}
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...(isInvited ? { description: t('people:creation.alreadyInvited'), inputWrapperOrder: ORDER } : {})}
        value={row.userMail}
        onChange={(event) => edit({ userMail: event.currentTarget.value })}
      />
      <NativeSelect
        {...field('userRight')}
        data={[
          ...(row.userRight === null ? [{ value: '', label: t('people:several.choose') }] : []),
          ...roles.map((role) => ({ value: role, label: t(`access:values.role.${role}`) })),
        ]}
        value={row.userRight ?? ''}
        onChange={(event) => edit({ userRight: ROLES.find((role) => role === event.currentTarget.value) ?? null })}
      />
      <NativeSelect
        {...field('language')}
        data={[
          ...(row.language === null ? [{ value: '', label: t('people:several.choose') }] : []),
          ...offeredLanguages(context.languages, row.language).map((language) => ({
            value: language,
            label: LANGUAGE_NAMES[language],
          })),
        ]}
        value={row.language ?? ''}
        onChange={(event) => edit({ language: LANGUAGES.find((one) => one === event.currentTarget.value) ?? null })}
      />
      <MultiSelect
        {...field('sectors')}
        data={context.sectors.map((sector) => ({ value: sector.sectorId, label: sector.sectorName }))}
        value={[...row.sectors]}
        onChange={(sectors) => edit({ sectors })}
      />
      <div className={classes['beta']}>
        <Checkbox
          name={`${row.key}.betaTester`}
          label={t('people:values.field.betaTester')}
          classNames={LABEL}
          checked={row.betaTester}
          error={errorAt('betaTester')}
          onChange={(event) => edit({ betaTester: event.currentTarget.checked })}
        />
      </div>
      <ActionIcon
        size={44}
        variant="subtle"
        color="red"
        aria-label={t('people:several.removeRow', { line: number })}
        onClick={() => onRemove(row.key)}
      >
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
    </fieldset>
  );
}

/** The note stands below the field, so that it does not push the line apart. */
const ORDER: ('label' | 'input' | 'error' | 'description')[] = ['label', 'input', 'error', 'description'];
