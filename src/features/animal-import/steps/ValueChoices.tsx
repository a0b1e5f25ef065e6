import { Button, Group, Table, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { UnmatchedValue } from '#domain/animal-import/checked-row.ts';
import type { MatchedField } from '#domain/animal-import/import-field.ts';
import { enclosureNameOf } from '#domain/animal-import/match-enclosure.ts';
import { nearNames } from '#domain/animal-import/near-names.ts';
import { SearchSelect } from '#ui/fields/SearchSelect.tsx';
import type { NewEnclosures } from './useNewEnclosures.ts';
import type { Target } from './useTargets.ts';

/**
 * The most words shown, the most frequent ones: a file with more of them is probably the wrong one, and the next check
 * shows the rest.
 */
const MAX_SHOWN = 60;
/** Names offered at a time; typing finds the others. */
const MAX_OFFERED = 60;

/** A line for each unknown word of one field: its number in the file, and its match. */
export function ValueChoices({
  field,
  values,
  chosen,
  targets,
  onMatch,
  create,
}: {
  readonly field: MatchedField;
  readonly values: readonly UnmatchedValue[];
  readonly chosen: Readonly<Record<string, string>>;
  readonly targets: readonly Target[];
  readonly onMatch: (key: string, target: string | null) => void;
  /** null where nothing can be created for an unknown word */
  readonly create: NewEnclosures | null;
}) {
  const { t } = useTranslation(['animal-import', 'words']);
  const name = t(`values.matched.${field}`);
  return (
    <>
      <Title order={3} size="h4">
        {name}
      </Title>
      <Table aria-label={name} verticalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('match.inFile')}</Table.Th>
            <Table.Th>{t('match.means')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {values.slice(0, MAX_SHOWN).map((unmatched) => {
            const { key, value, lines } = unmatched;
            const isOpen = chosen[key] === undefined;
            return (
              <Table.Tr key={key}>
                <Table.Td maw={320}>
                  <Text fz="sm" fw={600} style={{ overflowWrap: 'anywhere' }}>
                    {value}
                  </Text>
                  <Text fz="sm" c="dimmed">
                    {t('match.lines', { count: lines })}
                  </Text>
                </Table.Td>
                <Table.Td>
                  <SearchSelect
                    aria-label={t('match.meaningOf', { value })}
                    placeholder={t('match.skip')}
                    size="md"
                    clearable
                    clearButtonProps={{ 'aria-label': t('match.clear', { value }) }}
                    limit={MAX_OFFERED}
                    nothingFoundMessage={t('words:noResult')}
                    data={targets}
                    value={chosen[key] ?? null}
                    onChange={(target) => onMatch(key, target)}
                  />
                  {isOpen && (
                    <Group gap="xs" mt="xs">
                      {nearNames(value, targets).map((target) => (
                        <Button
                          key={target.value}
                          size="compact-md"
                          variant="light"
                          onClick={() => onMatch(key, target.value)}
                        >
                          {t('match.near', { name: target.label })}
                        </Button>
                      ))}
                      {create !== null && (
                        <Button
                          size="compact-md"
                          variant="subtle"
                          disabled={create.isCreating}
                          onClick={() => void create.createAll([unmatched])}
                        >
                          {t('match.create', { name: enclosureNameOf(value) })}
                        </Button>
                      )}
                    </Group>
                  )}
                </Table.Td>
              </Table.Tr>
            );
          })}
        </Table.Tbody>
      </Table>
      {values.length > MAX_SHOWN && (
        <Text fz="sm" c="dimmed">
          {t('match.more', { count: values.length - MAX_SHOWN })}
        </Text>
      )}
    </>
  );
}
