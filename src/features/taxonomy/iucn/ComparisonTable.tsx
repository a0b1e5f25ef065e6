import { Checkbox, Table, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '#domain/users/language.ts';
import { LANGUAGE_NAMES } from '#i18n/language-names.ts';
import type { Proposal, ProposalField } from './iucn-proposal.ts';

/** The lines of the comparison, each with a tick box when the list has another value. */
export function ComparisonTable({
  proposals,
  taken,
  isNew,
  isReadOnly,
  onTake,
}: {
  readonly proposals: readonly Proposal[];
  readonly taken: ReadonlySet<ProposalField>;
  readonly isNew: boolean;
  readonly isReadOnly: boolean;
  readonly onTake: (field: ProposalField, isTaken: boolean) => void;
}) {
  const { t } = useTranslation(['iucn', 'taxonomy', 'words']);
  const nameOf = (field: ProposalField): string => {
    const language = LANGUAGES.find((one) => one === field);
    if (language !== undefined) return LANGUAGE_NAMES[language];
    if (field === 'latinName') return t('taxonomy:fields.latinName');
    return field === 'family' ? t('words:family') : t('taxonomy:fields.iucn');
  };
  return (
    <Table.ScrollContainer minWidth={560} type="native" tabIndex={0} role="region" aria-label={t('iucn:form.compare')}>
      <Table verticalSpacing="xs" withTableBorder>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t('iucn:form.field')}</Table.Th>
            {!isNew && <Table.Th scope="col">{t('iucn:form.now')}</Table.Th>}
            <Table.Th scope="col">{t('iucn:form.offered')}</Table.Th>
            <Table.Th scope="col">{t('iucn:form.take')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {proposals.map(({ field, now, offered, differs }) => (
            <Table.Tr key={field}>
              <Table.Th scope="row" fw={600}>
                {nameOf(field)}
              </Table.Th>
              {!isNew && (
                <Table.Td>
                  <Text span inherit td={taken.has(field) && now !== '' ? 'line-through' : undefined}>
                    {now || '–'}
                  </Text>
                </Table.Td>
              )}
              <Table.Td fw={taken.has(field) ? 600 : 400}>{offered || '–'}</Table.Td>
              <Table.Td>
                {differs ? (
                  <Checkbox
                    aria-label={t('iucn:form.takeNamed', { name: nameOf(field) })}
                    checked={taken.has(field)}
                    disabled={isReadOnly || (isNew && field === 'latinName')}
                    size="md"
                    onChange={(event) => onTake(field, event.currentTarget.checked)}
                  />
                ) : (
                  <Text span fz="sm" c="dimmed">
                    {offered === '' ? t('iucn:form.unknown') : t('iucn:form.same')}
                  </Text>
                )}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
