import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { RIGHTS_ROLES, type RightsLevel } from '#domain/access/rights-roles.ts';
import type { Role } from '#domain/access/roles.ts';

/** Returns a function for the name of an account role or rights role. Needs the texts of `access`. */
export function useRightsLevelName(): (level: RightsLevel) => string {
  const { t } = useTranslation('access');
  return useCallback(
    (level) => {
      const rightsRole = RIGHTS_ROLES.find((one) => one === level);
      return rightsRole === undefined ? t(`values.role.${level as Role}`) : t(`values.rightsRole.${rightsRole}`);
    },
    [t],
  );
}
