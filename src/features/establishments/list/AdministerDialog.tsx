import { Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useAdministerEstablishmentMutation } from '#data/establishments/administration.endpoints.ts';
import { followUpLevel, TIERS } from '#domain/access/tiers.ts';
import { type Establishment, establishmentSchema } from '#domain/establishments/establishment.ts';
import { displayName } from '#domain/users/user.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { RecordDialog } from '#kit/form/RecordDialog.tsx';
import { useRecordForm } from '#kit/form/useRecordForm.ts';
import { useReadySession } from '#state/session/use-session.ts';
import { SearchSelect } from '#ui/fields/SearchSelect.tsx';
import { PeoplePicker } from '../settings/PeoplePicker.tsx';
import { useCandidates } from '../settings/useCandidates.ts';
import { useEstablishmentLabel } from '../useEstablishmentLabel.ts';
import { useReachable } from '../useReachable.ts';
import { TierAndType } from './TierAndType.tsx';

/** The rules take no longer list. */
const MAX_WITH_ACCESS = 500;
const schema = z.extend(z.pick(establishmentSchema, { type: true, staffAccess: true }), { zooTiers: z.enum(TIERS) });

/** The provider's decisions on an establishment: tier, type, and the people of other establishments who may enter. */
export function AdministerDialog({ zoo, onClose }: { readonly zoo: Establishment; readonly onClose: () => void }) {
  const { t } = useTranslation(['establishment', 'access', 'words']);
  const { list } = useFormat();
  const labelOf = useEstablishmentLabel();
  const { user } = useReadySession();
  const { establishments } = useReachable();
  const [administer] = useAdministerEstablishmentMutation();
  const [fromZooId, setFromZooId] = useState(user.zooId);
  const people = useCandidates(fromZooId === user.zooId ? [user.zooId] : [user.zooId, fromZooId]);
  const { zooId } = zoo;
  const name = labelOf(zoo);
  const nameOf = (id: string) => {
    const person = people?.find(({ userId }) => userId === id);
    return person === undefined ? t('establishment:people.unknown') : displayName(person);
  };
  const form = useRecordForm({
    name: 'administered-establishments',
    recordId: zooId,
    schema,
    stored: { ...zoo, zooTiers: followUpLevel(zoo.zooTiers) },
    operation: 'zoo.administer',
    check: () => ({}),
    fields: {
      zooTiers: { label: t('establishment:fields.tier'), say: (tier) => t(`access:values.tier.${tier}`) },
      type: { label: t('words:type'), say: (type) => t(`establishment:values.type.${type}`) },
      staffAccess: { label: t('establishment:fields.access'), say: (ids) => list(ids.map(nameOf)) },
    },
    save: (_tidy, changes) => administer({ zooId, changes }),
    notice: () => ({ kind: 'success', messageKey: 'establishment:values.done.administered', params: { name } }),
    onSaved: onClose,
    onUnchanged: onClose,
  });
  return (
    <RecordDialog form={form} title={t('establishment:administer.title', { name })} onClose={onClose}>
      <Text fz="sm" c="dimmed">
        {t('establishment:administer.text')}
      </Text>
      <TierAndType tier={form.field('zooTiers')} type={form.field('type')} isFirst />
      <SearchSelect
        label={t('establishment:fields.accessFrom')}
        allowDeselect={false}
        data={(establishments ?? []).map((one) => ({ value: one.zooId, label: labelOf(one) }))}
        value={fromZooId}
        onChange={(chosen) => chosen !== null && setFromZooId(chosen)}
      />
      <PeoplePicker
        {...form.field('staffAccess')}
        most={MAX_WITH_ACCESS}
        description={t('establishment:hints.access')}
        people={people}
      />
    </RecordDialog>
  );
}
