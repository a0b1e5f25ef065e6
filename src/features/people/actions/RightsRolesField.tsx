import { Checkbox, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { grantableRightsRoles, RIGHTS_ROLES, type RightsRole } from '#domain/access/rights-roles.ts';
import { useActor } from '#state/session/use-session.ts';

/**
 * The rights roles of a person, with one sentence for each. A role that the giver may not give is shown only when the
 * person holds it, and cannot be taken.
 */
export function RightsRolesField({
  name,
  label,
  value,
  error,
  readOnly,
  onChange,
}: {
  readonly name: string;
  readonly label: string;
  readonly value: readonly RightsRole[];
  readonly error: string | null;
  readonly readOnly: boolean;
  readonly onChange: (value: RightsRole[]) => void;
}) {
  const { t } = useTranslation(['people', 'access']);
  const grantable = grantableRightsRoles(useActor());
  return (
    <Checkbox.Group
      label={label}
      description={t('people:rights.rightsRolesHint')}
      error={error}
      readOnly={readOnly}
      value={[...value]}
      onChange={(chosen) => onChange(RIGHTS_ROLES.filter((role) => chosen.includes(role)))}
    >
      <Stack gap="sm" mt="xs">
        {RIGHTS_ROLES.filter((role) => grantable.includes(role) || value.includes(role)).map((role) => (
          <Checkbox
            key={role}
            name={name}
            value={role}
            disabled={!grantable.includes(role)}
            label={t(`access:values.rightsRole.${role}`)}
            description={t(`people:values.rightsRoleAdds.${role}`)}
          />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}
