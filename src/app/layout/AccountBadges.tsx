import { Badge } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { rightsLevelOf } from '#domain/access/rights-roles.ts';
import { useRightsLevelName } from '#i18n/useRightsLevelName.ts';
import { useActor } from '#state/session/use-session.ts';

/** The person's rights level, the highest of their account role and rights roles, and their establishment's tier. */
export function AccountBadges() {
  const { t } = useTranslation('access');
  const actor = useActor();
  const nameOf = useRightsLevelName();
  return (
    <>
      <Badge variant="light" size="sm" tt="none">
        {nameOf(rightsLevelOf(actor))}
      </Badge>
      <Badge variant="light" color="gray" size="sm" tt="none">
        {t(`values.tier.${actor.tier}`)}
      </Badge>
    </>
  );
}
