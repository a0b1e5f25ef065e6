import { Anchor, Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useInformationListQuery } from '#data/information/information.endpoints.ts';
import { mayAddressAll, maySeeConfirmations } from '#domain/information/information-rights.ts';
import { compareForReader } from '#domain/information/information-order.ts';
import { isValid } from '#domain/information/information.ts';
import { LoadFailed } from '#kit/page/LoadFailed.tsx';
import { useNow } from '#i18n/useNow.ts';
import { useActor } from '#state/session/use-session.ts';
import { informationHref } from '../information-address.ts';
import { questionFrom } from './question-from.ts';
import { ConfirmationsCell } from '../panel/ConfirmationsCell.tsx';

/** The urgent information shown now that asks for confirmation, each with the number of its readers. */
export function UrgentInformation() {
  const { t } = useTranslation('information');
  const actor = useActor();
  const now = useNow();
  const { zooId, userId } = actor;
  const fromMs = questionFrom(now);
  const { data, error, refetch } = useInformationListQuery({ zooId, userId, isAll: mayAddressAll(actor), fromMs });
  if (data === undefined && error !== undefined)
    return <LoadFailed error={error} what="information/load-failed" onRetry={() => void refetch()} />;
  const urgent = (data?.information ?? [])
    .filter((one) => one.type === 'urgent' && one.needsConfirmation && isValid(one, now))
    .filter((one) => maySeeConfirmations(actor, one))
    .toSorted(compareForReader);
  if (data === undefined || urgent.length === 0)
    return (
      <Text c="dimmed" fz="sm" mih={44} data-coming={data === undefined || undefined}>
        {data === undefined ? '…' : t('urgent.none')}
      </Text>
    );
  return urgent.map((one) => (
    <Group key={one.informationId} justify="space-between" gap="sm" mih={44}>
      <Anchor component={Link} to={informationHref(one.informationId)} fz="sm" fw={600} py={10}>
        {one.title}
      </Anchor>
      <Text fz="sm" c="dimmed">
        {t('urgent.confirmed')} <ConfirmationsCell information={one} />
      </Text>
    </Group>
  ));
}
