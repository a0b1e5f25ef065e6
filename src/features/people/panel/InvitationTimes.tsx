import { Text } from '@mantine/core';
import { IconClockExclamation } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type Invitation, isOpenInvitation } from '#domain/invitations/invitation.ts';
import { useMoment } from '#i18n/useFormat.ts';
import { useNow } from '#i18n/useNow.ts';
import { StateBadge } from '#ui/badge/StateBadge.tsx';
import { RelativeTime } from '#ui/time/RelativeTime.tsx';

/** The time an invitation was sent, and the name of its sender. */
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

/** The time until which its link opens; a badge where it no longer does. */
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
