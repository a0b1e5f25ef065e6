import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { User } from '#domain/users/user.ts';
import { useMoment } from '#i18n/useFormat.ts';
import { RelativeTime } from '#ui/time/RelativeTime.tsx';

/** The time of the last change of the password, and whether somebody else changed it. */
export function PasswordChange({ person }: { readonly person: User }) {
  const { t } = useTranslation('people');
  if (person.passwordChangedAt === null)
    return (
      <Text fz="sm" c="dimmed">
        {t('table.neverChanged')}
      </Text>
    );
  return (
    <>
      <Text component="span" fz="sm">
        <Since instant={person.passwordChangedAt} />
      </Text>
      {person.passwordChangedByAdmin && (
        <Text fz="xs" c="dimmed">
          {t('table.byAdmin')}
        </Text>
      )}
    </>
  );
}

function Since({ instant }: { readonly instant: number }) {
  return <RelativeTime {...useMoment(instant)} />;
}
