import { Badge } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useActor } from '#state/session/use-session.ts';

/** The person's role and their establishment's tier. */
export function AccountBadges() {
  const { t } = useTranslation('access');
  const { role, tier } = useActor();
  return (
    <>
      <Badge variant="light" size="sm" tt="none">
        {t(`values.role.${role}`)}
      </Badge>
      <Badge variant="light" color="gray" size="sm" tt="none">
        {t(`values.tier.${tier}`)}
      </Badge>
    </>
  );
}
