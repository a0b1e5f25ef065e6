import { Text } from '@mantine/core';
import { IconClockExclamation } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type Invitation, isOpenInvitation } from '#domain/invitations/invitation.ts';
import { useMoment } from '#i18n/useFormat.ts';
import { useNow } from '#i18n/useNow.ts';
import { StateBadge } from '#ui/badge/StateBadge.tsx';
import { RelativeTime } from '#ui/time/RelativeTime.tsx';

/** When an invitation left, and who sent it. */
export function Sent({ invitation }: { readonly invitation: Invitation }) {
  const { t } = useTranslation('people');
  const moment = useMoment(invitation.sentAtUnix);
  return (
    <>
      <Text component="span" fz="sm">
        <RelativeTime {...moment} />
      </Text>
      <Text fz="xs" c="dimmed">
        {t('invitationList.by', { name: invitation.invitedByName })}
      </Text>
    </>
  );
}

/** Until when its link opens; that it does no more is said by a badge. */
export function Expiry({ invitation }: { readonly invitation: Invitation }) {
  const { t } = useTranslation('people');
  const now = useNow();
  const moment = useMoment(invitation.expiresAtUnix);
  if (!isOpenInvitation(invitation, now))
    return <StateBadge tone="warning" icon={IconClockExclamation} label={t('invitationList.expired')} />;
  return (
    <Text component="span" fz="sm">
      <RelativeTime {...moment} />
    </Text>
  );
}
