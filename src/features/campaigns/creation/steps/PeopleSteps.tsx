import { Alert, Stack } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useColleaguesQuery } from '#data/users/users.endpoints.ts';
import { MAX_CAMPAIGN_PEOPLE } from '#domain/campaigns/campaign.ts';
import type { User } from '#domain/users/user.ts';
import { useActor } from '#state/session/use-session.ts';
import type { Choice } from '#ui/filters/ChoiceFilter.tsx';
import { SearchMultiSelect } from '#ui/fields/SearchSelect.tsx';
import { auditorChoices, observerChoices } from '../../parts/people-choices.ts';
import type { StepProps } from './step-props.ts';

const NONE: readonly User[] = [];
/** The people that the list offers at once; typing finds the others. */
const SHOWN = 100;

/** The people who observe: those who may observe campaigns of this type, and do not audit this one. */
export function ParticipantsStep({ form }: StepProps) {
  const { t } = useTranslation(['campaign-form', 'campaigns']);
  const { data: people = NONE } = useColleaguesQuery(useActor().zooId);
  const { type, observerIds, auditorIds } = form.values;
  const choices = observerChoices(people, type).filter(({ value }) => !auditorIds.includes(value));
  return (
    <PeopleField
      form={form}
      name="observerIds"
      label={t('campaigns:facts.observers')}
      description={type === 'pedagogical' ? t('observersEducational') : t('observersHint')}
      nobody={type === 'pedagogical' ? t('nobodyEducational') : null}
      value={observerIds}
      choices={choices}
      isRequired
      onChange={(ids) => form.edit({ observerIds: ids })}
    />
  );
}

/** The people who give a second opinion: those with the rights role of an auditor who do not observe. */
export function AuditorsStep({ form }: StepProps) {
  const { t } = useTranslation(['campaign-form', 'campaigns']);
  const { data: people = NONE } = useColleaguesQuery(useActor().zooId);
  const { observerIds, auditorIds } = form.values;
  const choices = auditorChoices(people).filter(({ value }) => !observerIds.includes(value));
  return (
    <PeopleField
      form={form}
      name="auditorIds"
      label={t('campaigns:facts.auditors')}
      description={t('auditorsHint')}
      nobody={t('nobodyAudits')}
      value={auditorIds}
      choices={choices}
      onChange={(ids) => form.edit({ auditorIds: ids })}
    />
  );
}

function PeopleField({
  form,
  name,
  label,
  description,
  nobody,
  value,
  choices,
  isRequired = false,
  onChange,
}: StepProps & {
  readonly name: 'observerIds' | 'auditorIds';
  readonly label: string;
  readonly description: string;
  /** what is said where there is nobody to choose; null where that cannot be */
  readonly nobody: string | null;
  readonly value: readonly string[];
  readonly choices: readonly Choice[];
  readonly isRequired?: boolean;
  readonly onChange: (ids: string[]) => void;
}) {
  const { t } = useTranslation(['campaign-form', 'words']);
  const offered = new Set(choices.map((one) => one.value));
  // Somebody chosen who may not take part any more still stands there to be taken out.
  const others = value.filter((id) => !offered.has(id)).map((id) => ({ value: id, label: form.names.person(id) }));
  return (
    <Stack gap="md">
      <SearchMultiSelect
        name={name}
        label={label}
        description={description}
        placeholder={value.length === 0 ? t('choosePeople') : ''}
        nothingFoundMessage={t('words:noResult')}
        required={isRequired}
        clearable={!form.isReadOnly}
        hidePickedOptions
        readOnly={form.isReadOnly}
        maxValues={MAX_CAMPAIGN_PEOPLE}
        limit={SHOWN}
        data={[...choices, ...others]}
        value={[...value]}
        error={form.at(name)}
        onChange={onChange}
      />
      {nobody !== null && choices.length === 0 && value.length === 0 && (
        <Alert role="note" color="gray" icon={<IconInfoCircle size={18} aria-hidden />}>
          {nobody}
        </Alert>
      )}
    </Stack>
  );
}
