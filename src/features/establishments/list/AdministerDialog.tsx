import { Button, Group, Select, Stack, Text } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useAdministerEstablishmentMutation } from '#data/establishments/administration.endpoints.ts';
import { followUpLevel, TIERS } from '#domain/access/tiers.ts';
import { ESTABLISHMENT_TYPES, type Establishment } from '#domain/establishments/establishment.ts';
import { noticeRaised } from '#state/notices/notices.slice.ts';
import { useReadySession } from '#state/session/use-session.ts';
import { useAppDispatch } from '#state/store.ts';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { FormFailure } from '../FormFailure.tsx';
import { useEstablishmentLabel } from '../useEstablishmentLabel.ts';
import { useFormErrors } from '../useFormErrors.ts';
import { useReachable } from '../useReachable.ts';
import { PeoplePicker } from '../settings/PeoplePicker.tsx';
import { useCandidates } from '../settings/useCandidates.ts';

/** The rules accept no longer list. */
const MAX_WITH_ACCESS = 500;

/** Tier, type and outside access: the provider's decisions about an establishment. */
export function AdministerDialog({ zoo, onClose }: { readonly zoo: Establishment; readonly onClose: () => void }) {
  const { t } = useTranslation(['establishment', 'access', 'common', 'words']);
  const dispatch = useAppDispatch();
  const labelOf = useEstablishmentLabel();
  const { user } = useReadySession();
  const { establishments } = useReachable();
  const [administer, { isLoading }] = useAdministerEstablishmentMutation();
  const [zooTiers, setTier] = useState(followUpLevel(zoo.zooTiers));
  const [type, setType] = useState(zoo.type);
  const [staffAccess, setAccess] = useState(zoo.staffAccess);
  const [fromZooId, setFromZooId] = useState(user.zooId);
  const people = useCandidates(fromZooId === user.zooId ? [user.zooId] : [user.zooId, fromZooId]);
  const errors = useFormErrors([]);
  const name = labelOf(zoo);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const changes = {
      ...(zooTiers === followUpLevel(zoo.zooTiers) ? {} : { zooTiers }),
      ...(type === zoo.type ? {} : { type }),
      ...(staffAccess.join() === zoo.staffAccess.join() ? {} : { staffAccess }),
    };
    if (Object.keys(changes).length === 0) return onClose();
    const answer = await administer({ zooId: zoo.zooId, changes });
    if (answer.error !== undefined) return errors.fail(answer.error);
    dispatch(noticeRaised({ kind: 'success', messageKey: 'establishment:values.done.administered', params: { name } }));
    return onClose();
  };
  return (
    <Dialog title={t('establishment:administer.title', { name })} closeLabel={t('common:close')} onClose={onClose}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap="md">
          <FormFailure message={errors.failure} />
          <Text fz="sm" c="dimmed">
            {t('establishment:administer.text')}
          </Text>
          <Select
            label={t('establishment:fields.tier')}
            data-autofocus
            allowDeselect={false}
            data={TIERS.map((value) => ({ value, label: t(`access:values.tier.${value}`) }))}
            value={zooTiers}
            onChange={(chosen) => chosen !== null && setTier(chosen)}
          />
          <Select
            label={t('words:type')}
            allowDeselect={false}
            data={ESTABLISHMENT_TYPES.map((value) => ({ value, label: t(`establishment:values.type.${value}`) }))}
            value={type}
            onChange={(chosen) => chosen !== null && setType(chosen)}
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
            most={MAX_WITH_ACCESS}
            name="staffAccess"
            label={t('establishment:fields.access')}
            description={t('establishment:hints.access')}
            people={people}
            value={staffAccess}
            error={null}
            onChange={setAccess}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('words:cancel')}
            </Button>
            <Button type="submit" loading={isLoading}>
              {t('words:save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
