import { Button, Group, Table, Text, Title } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WordKind, WordUse } from '#domain/session-exchange/exchange-reading.ts';
import { wordKey } from '#domain/session-exchange/match-words.ts';
import { SearchSelect } from '#ui/fields/SearchSelect.tsx';
import type { ThingChoice } from '../useImportThings.ts';

/** Names offered at a time; typing finds the others. */
const MAX_OFFERED = 60;
/** The most names of one kind that are shown: those without a meaning stand first. */
const MAX_SHOWN = 80;

/** The names of one kind, each with its meaning; those without one stood first when the table opened, and stay there. */
export function NameTable({
  kind,
  words,
  ids,
  choices,
  isKept,
  onMatch,
  onForget,
}: {
  readonly kind: WordKind;
  readonly words: readonly WordUse[];
  readonly ids: ReadonlyMap<string, string>;
  readonly choices: readonly ThingChoice[];
  /** whether the meaning of a name comes from an earlier import */
  readonly isKept: (word: string) => boolean;
  readonly onMatch: (word: string, id: string | null) => void;
  readonly onForget: (word: string) => void;
}) {
  const { t } = useTranslation(['session-import', 'words']);
  // A name that moved away with its first match could not be corrected.
  const [first] = useState(() => new Set(words.filter(({ word }) => !ids.has(wordKey(kind, word)))));
  const ordered = [...words.filter((one) => first.has(one)), ...words.filter((one) => !first.has(one))];
  const name = t(`values.kind.${kind}`);
  return (
    <section aria-label={name}>
      <Title order={3} size="h4" mb="xs">
        {name}
      </Title>
      <Table aria-label={name} verticalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('names.inFile')}</Table.Th>
            <Table.Th>{t('names.means')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {ordered.slice(0, MAX_SHOWN).map(({ word, count }) => {
            const id = ids.get(wordKey(kind, word)) ?? null;
            const shown = word === '' ? t('names.unnamed') : word;
            return (
              <Table.Tr key={word}>
                <Table.Td maw={320}>
                  <Text fz="sm" fw={600} style={{ overflowWrap: 'anywhere' }}>
                    {shown}
                  </Text>
                  <Text fz="sm" c="dimmed">
                    {t('names.uses', { count })}
                  </Text>
                </Table.Td>
                <Table.Td>
                  <SearchSelect
                    aria-label={t('names.meaningOf', { word: shown })}
                    placeholder={t('words:choose')}
                    size="md"
                    limit={MAX_OFFERED}
                    nothingFoundMessage={t('words:noResult')}
                    allowDeselect={false}
                    data={choices}
                    value={id}
                    error={id === null}
                    onChange={(chosen) => onMatch(word, chosen)}
                  />
                  {isKept(word) && <MatchedBefore word={shown} onForget={() => onForget(word)} />}
                </Table.Td>
              </Table.Tr>
            );
          })}
        </Table.Tbody>
      </Table>
      {words.length > MAX_SHOWN && (
        <Text fz="sm" c="dimmed">
          {t('names.more', { count: words.length - MAX_SHOWN })}
        </Text>
      )}
    </section>
  );
}

/** Says that somebody gave the name its meaning in an earlier import, and lets the establishment forget it. */
function MatchedBefore({ word, onForget }: { readonly word: string; readonly onForget: () => void }) {
  const { t } = useTranslation('session-import');
  return (
    <Group gap="xs" mt={4}>
      <IconHistory size={16} aria-hidden />
      <Text fz="sm" c="dimmed">
        {t('names.before')}
      </Text>
      <Button
        variant="subtle"
        size="compact-sm"
        mih={44}
        aria-label={t('names.forgetMeaningOf', { word })}
        onClick={onForget}
      >
        {t('names.forget')}
      </Button>
    </Group>
  );
}
