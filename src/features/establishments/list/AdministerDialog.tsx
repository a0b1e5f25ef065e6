import { Select, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useAdministerEstablishmentMutation } from '#data/establishments/administration.endpoints.ts';
import { followUpLevel, TIERS } from '#domain/access/tiers.ts';
import { ESTABLISHMENT_TYPES, type Establishment, establishmentSchema } from '#domain/establishments/establishment.ts';
import { displayName } from '#domain/users/user.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { FormButtons } from '#kit/form/FormButtons.tsx';
import { RecordForm } from '#kit/form/RecordForm.tsx';
import { useRecordForm } from '#kit/form/useRecordForm.ts';
import { useReadySession } from '#state/session/use-session.ts';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { useEstablishmentLabel } from '../useEstablishmentLabel.ts';
import { useReachable } from '../useReachable.ts';
import { PeoplePicker } from '../settings/PeoplePicker.tsx';
import { useCandidates } from '../settings/useCandidates.ts';

const schema = z.extend(z.pick(establishmentSchema, { zooTiers: true, type: true, staffAccess: true }), {
  zooTiers: z.enum(TIERS),
});
/** The rules accept no longer list. */
const MAX_WITH_ACCESS = 500;

/** Changes the tier, the type and the access from outside of an establishment; for the provider's staff. */
export function AdministerDialog({ zoo, onClose }: { readonly zoo: Establishment; readonly onClose: () => void }) {
  const { t } = useTranslation(['establishment', 'access', 'common', 'words']);
  const { list } = useFormat();
  const labelOf = useEstablishmentLabel();
  const { user } = useReadySession();
  const { establishments } = useReachable();
  const [administer] = useAdministerEstablishmentMutation();
  const [fromZooId, setFromZooId] = useState(user.zooId);
  const people = useCandidates(fromZooId === user.zooId ? [user.zooId] : [user.zooId, fromZooId]);
  const { zooId, type, staffAccess } = zoo;
  const name = labelOf(zoo);
  const nameOf = (id: string) => {
    const person = people?.find(({ userId }) => userId === id);
    return person === undefined ? id : displayName(person);
  };
  const form = useRecordForm({
    name: 'administration',
    recordId: zooId,
    keepsDraft: false,
    schema,
    stored: { zooTiers: followUpLevel(zoo.zooTiers), type, staffAccess },
    operation: 'zoo.administer',
    fields: {
      zooTiers: { label: t('establishment:fields.tier'), say: (tier) => t(`access:values.tier.${tier}`) },
      type: { label: t('words:type'), say: (value) => t(`establishment:values.type.${value}`) },
      staffAccess: { label: t('establishment:fields.access'), say: (ids) => list(ids.map(nameOf)) },
    },
    check: () => ({}),
    save: (_tidy, changes) => administer({ zooId, changes }),
    notice: () => ({ kind: 'success', messageKey: 'establishment:values.done.administered', params: { name } }),
    onSaved: onClose,
    onUnchanged: onClose,
  });
  const cancel = () => void form.mayClose().then((may) => may && onClose());
  return (
    <Dialog title={t('establishment:administer.title', { name })} closeLabel={t('common:close')} onClose={cancel}>
      <RecordForm form={form} isWide>
        <Text fz="sm" c="dimmed">
          {t('establishment:administer.text')}
        </Text>
        <Select
          {...form.field('zooTiers')}
          data-autofocus
          allowDeselect={false}
          data={TIERS.map((value) => ({ value, label: t(`access:values.tier.${value}`) }))}
          onChange={(zooTiers) => zooTiers !== null && form.change({ zooTiers })}
        />
        <Select
          {...form.field('type')}
          allowDeselect={false}
          data={ESTABLISHMENT_TYPES.map((value) => ({ value, label: t(`establishment:values.type.${value}`) }))}
          onChange={(chosen) => chosen !== null && form.change({ type: chosen })}
        />
        <Select
          label={t('establishment:fields.accessFrom')}
          allowDeselect={false}
          searchable
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
        <FormButtons form={form} onCancel={cancel} />
      </RecordForm>
    </Dialog>
  );
}
