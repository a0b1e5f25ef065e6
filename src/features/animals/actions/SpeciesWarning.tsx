import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { groupSpeciesDiffer } from '#domain/groups/check-group.ts';
import type { Group } from '#domain/groups/group.ts';
import { useErrorMessage } from '#i18n/error-message.ts';
import { useFormat } from '#i18n/useFormat.ts';

const MAX_NAMED = 5;

/** A warning, no refusal: the group is meant for other species than these animals'. */
export function SpeciesWarning({
  group,
  animals,
}: {
  readonly group: Group | null;
  readonly animals: readonly { readonly name: string; readonly specieId: string | null }[];
}) {
  const { t } = useTranslation('animals');
  const messageOf = useErrorMessage();
  const { list } = useFormat();
  if (group === null) return null;
  const others = animals.filter((animal) => groupSpeciesDiffer(group, animal) !== null);
  const [first] = others;
  const warning = first === undefined ? null : groupSpeciesDiffer(group, first);
  if (warning === null) return null;
  const named = list(others.slice(0, MAX_NAMED).map(({ name }) => name));
  return (
    <Alert role="status" color="orange" icon={<IconAlertTriangle size={18} aria-hidden />}>
      {messageOf(warning)}
      {animals.length > 1 &&
        ` ${others.length > MAX_NAMED ? t('change.namedAndMore', { named, count: others.length - MAX_NAMED }) : named}`}
    </Alert>
  );
}
