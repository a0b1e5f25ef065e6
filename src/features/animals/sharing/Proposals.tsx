import { Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/useFormat.ts';
import type { ShareRow } from './share-row.ts';
import { ShareNames } from './ShareNames.tsx';
import type { ShareSteps } from './useShareSteps.tsx';
import { useShareWords } from './useShareWords.ts';

/** The proposals that wait for an answer of this establishment, one card for each request; nothing without any. */
export function Proposals({ rows, steps }: { readonly rows: readonly ShareRow[]; readonly steps: ShareSteps }) {
  const { t } = useTranslation(['sharing', 'words', 'animals']);
  const { day } = useFormat();
  const { nameOf } = useShareWords();
  const requests = useMemo(() => {
    const waiting = rows.filter((row) => row.steps.includes('accept'));
    return [...Map.groupBy(waiting, ({ share }) => share.requestId).entries()];
  }, [rows]);
  if (requests.length === 0) return null;
  return (
    <Stack component="section" gap="sm" mb="lg" aria-label={t('sharing:waiting')}>
      {requests.map(([requestId, of]) => {
        const [first] = of;
        if (first === undefined) return null;
        const partner = nameOf(first.other.name);
        return (
          <Card key={requestId} withBorder padding="md">
            <Stack gap="sm">
              <Group justify="space-between" align="baseline" gap="xs">
                <Title order={2} size="h4">
                  {t('sharing:proposedBy', { count: of.length, partner })}
                </Title>
                <Text fz="sm" c="dimmed">
                  {day(first.share.proposedAtUnix)}
                </Text>
              </Group>
              <ShareNames
                label={t('words:animals')}
                animals={of.map(({ shareId, name, photoUrl, species }) => ({
                  ...{ id: shareId, name: name || t('animals:unknown.name'), photoUrl },
                  detail: species.name || t('animals:unknown.species'),
                }))}
              />
              {first.share.message !== '' && (
                <Text component="blockquote" m={0} fz="sm" style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
                  {first.share.message}
                </Text>
              )}
              <Group gap="sm">
                <Button
                  mih={44}
                  leftSection={<IconCheck size={18} aria-hidden />}
                  loading={steps.isAccepting}
                  onClick={() => void steps.take('accept', of)}
                >
                  {t('sharing:values.step.accept')}
                </Button>
                <Button
                  mih={44}
                  variant="default"
                  leftSection={<IconX size={18} aria-hidden />}
                  onClick={() => void steps.take('decline', of)}
                >
                  {t('sharing:values.step.decline')}
                </Button>
              </Group>
            </Stack>
          </Card>
        );
      })}
    </Stack>
  );
}
