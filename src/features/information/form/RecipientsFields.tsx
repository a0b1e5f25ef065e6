import { Input, Stack, Switch, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Recipients } from '#domain/information/information.ts';
import { addressableSectors, mayAddressAll } from '#domain/information/information-rights.ts';
import { RECIPIENT_ROLES } from '#domain/information/recipients.ts';
import { displayName } from '#domain/users/user.ts';
import { useOwnSectorsFirst } from '#kit/sectors/useOwnSectorsFirst.ts';
import { useActor } from '#state/session/use-session.ts';
import { SearchMultiSelect } from '#ui/fields/SearchSelect.tsx';
import { groupedChoices } from '#ui/filters/grouped-choices.ts';
import { useReach } from '../useReach.ts';

const MAX_SECTORS = 5;
const MAX_PEOPLE = 200;

/**
 * Chooses the recipients of an information, and shows how many people they are. Management chooses among the sectors it
 * leads.
 */
export function RecipientsFields({
  recipients,
  error,
  onChange,
}: {
  readonly recipients: Recipients;
  readonly error: string | null;
  readonly onChange: (recipients: Recipients) => void;
}) {
  const { t } = useTranslation(['information', 'access', 'words']);
  const actor = useActor();
  const ownFirst = useOwnSectorsFirst();
  const reach = useReach();
  const count = reach.reached(recipients).length;
  const addressesAll = mayAddressAll(actor);
  const change = (difference: Partial<Recipients>) => onChange({ ...recipients, ...difference });
  const texts = (field: string, isEmpty: boolean) => ({
    label: field,
    placeholder: isEmpty ? t('words:choose') : '',
    nothingFoundMessage: t('words:noResult'),
    clearButtonProps: { 'aria-label': t('information:recipients.clear', { field }) },
    clearable: true,
  });
  const sectors = ownFirst(addressableSectors(actor, reach.sectors));
  const people = reach.people.map((person) => ({ value: person.userId, label: displayName(person) }));
  const named = (all: readonly { value: string }[], chosen: readonly string[], unknown: string) =>
    chosen.filter((id) => !all.some(({ value }) => value === id)).map((value) => ({ value, label: unknown }));
  return (
    <Stack gap="sm" component="fieldset" m={0} p={0} bd={0} aria-label={t('information:recipients.title')}>
      <Input.Label component="div" fw={600} required>
        {t('information:recipients.title')}
      </Input.Label>
      {addressesAll && (
        <Switch
          name="recipients"
          label={t('information:recipients.everyone')}
          checked={recipients.everyone}
          onChange={(event) => change({ everyone: event.currentTarget.checked })}
        />
      )}
      {!recipients.everyone && (
        <SearchMultiSelect
          {...texts(t('information:recipients.sectors'), recipients.sectorIds.length === 0)}
          {...(addressesAll ? {} : { name: 'recipients' })}
          description={t('information:recipients.sectorsHint')}
          maxValues={MAX_SECTORS}
          data={[
            ...groupedChoices(sectors),
            ...named(sectors, recipients.sectorIds, t('information:recipients.unknownSector')),
          ]}
          value={recipients.sectorIds}
          onChange={(sectorIds) => change({ sectorIds })}
        />
      )}
      {addressesAll && !recipients.everyone && (
        <>
          <SearchMultiSelect
            {...texts(t('information:recipients.roles'), recipients.roles.length === 0)}
            data={RECIPIENT_ROLES.map((role) => ({ value: role, label: t(`access:values.role.${role}`) }))}
            value={recipients.roles}
            onChange={(chosen) => change({ roles: RECIPIENT_ROLES.filter((role) => chosen.includes(role)) })}
          />
          <SearchMultiSelect
            {...texts(t('words:people'), recipients.userIds.length === 0)}
            maxValues={MAX_PEOPLE}
            data={[...people, ...named(people, recipients.userIds, t('information:recipients.unknown'))]}
            value={recipients.userIds}
            onChange={(userIds) => change({ userIds })}
          />
        </>
      )}
      {error !== null && <Input.Error role="alert">{error}</Input.Error>}
      {/* A refused choice of nobody is said once, by the error. */}
      {reach.isKnown && (count > 0 || error === null) && (
        <Text fz="sm" c="dimmed" aria-live="polite">
          {count === 0 ? t('information:recipients.reachedNobody') : t('information:recipients.reached', { count })}
        </Text>
      )}
    </Stack>
  );
}
