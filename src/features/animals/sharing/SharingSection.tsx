import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconShare } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnimalSharesQuery } from '#data/animal-shares/animal-shares.endpoints.ts';
import { MAX_SHARES_OF_ANIMAL } from '#data/animal-shares/share-list.ts';
import { isOpenShare } from '#domain/animal-shares/animal-share.ts';
import type { Animal } from '#domain/animals/animal.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { LoadFailed } from '#kit/page/LoadFailed.tsx';
import { useActor } from '#state/session/use-session.ts';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import { mayChangeAnimal } from '../actions/animal-rights.ts';
import { ShareStateCell } from './ShareStateCell.tsx';
import { shareRow } from './share-row.ts';
import { useShareSteps } from './useShareSteps.tsx';
import { useShareWords } from './useShareWords.ts';

const NO_SPECIES = {};

/**
 * The establishments with which an animal is shared, or the one that shares it, by name, with the state; people who may
 * share animals propose it to another one and end a share from here.
 */
export function SharingSection({
  animal,
  onShare,
}: {
  readonly animal: Animal;
  /** opens the form of a proposal; null for an animal that may not be proposed */
  readonly onShare: (() => void) | null;
}) {
  const { t } = useTranslation(['sharing', 'animals', 'words']);
  const { shortDay } = useFormat();
  const language = useLanguage();
  const actor = useActor();
  const { zooId } = actor;
  const isOwn = animal.zooId === zooId;
  const mayShare = mayChangeAnimal(actor, 'animal.share', null);
  const { data, error, refetch } = useAnimalSharesQuery({
    ...{ zooId, list: isOwn ? 'given' : 'received', animalId: animal.animalId, size: MAX_SHARES_OF_ANIMAL },
  } as const);
  const steps = useShareSteps();
  const { nameOf, stateOf } = useShareWords();
  const rows = useMemo(() => {
    const around = { zooId, animals: new Map<string, never>(), species: NO_SPECIES, language, mayShare };
    return (data?.items ?? []).filter(isOpenShare).map((share) => ({
      ...shareRow(share, around),
      ...{ name: animal.animalName, photoUrl: animal.photo?.url ?? null },
    }));
  }, [data, zooId, language, mayShare, animal.animalName, animal.photo]);
  const title = t(isOwn ? 'sharing:columns.sharedWith' : 'animals:columns.sharedBy');
  return (
    <Stack component="section" gap="sm" mt="lg" aria-label={title}>
      {steps.dialog}
      <Group justify="space-between" gap="sm">
        <Title order={2} size="h4">
          {title}
        </Title>
        {isOwn && mayShare && onShare !== null && (
          <Button variant="default" leftSection={<IconShare size={18} aria-hidden />} onClick={onShare}>
            {t('sharing:share')}
          </Button>
        )}
      </Group>
      {data === undefined && error === undefined && <LoadingState label={t('sharing:loading')} />}
      {data === undefined && error !== undefined && (
        <LoadFailed error={error} what="share/load-failed" onRetry={() => void refetch()} />
      )}
      {data !== undefined && rows.length === 0 && (
        <Text fz="sm" c="dimmed">
          {t('sharing:notShared')}
        </Text>
      )}
      {rows.length > 0 && (
        <Stack component="ul" gap="xs" p={0} m={0} style={{ listStyle: 'none' }}>
          {rows.map((row) => (
            <Group key={row.shareId} component="li" gap="sm" justify="space-between">
              <Group gap="sm">
                <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
                  {nameOf(row.other.name)}
                </Text>
                <ShareStateCell state={row.share.state} label={stateOf(row.share)} />
                <Text fz="sm" c="dimmed">
                  {t('sharing:sinceDay', { day: shortDay(row.since) })}
                </Text>
              </Group>
              {row.steps.includes('end') && (
                <Button
                  variant="subtle"
                  color="red"
                  mih={44}
                  aria-label={t('sharing:endWith', { partner: nameOf(row.other.name) })}
                  onClick={() => void steps.take('end', [row])}
                >
                  {t(`sharing:values.step.${row.share.state === 'proposed' ? 'withdraw' : 'end'}`)}
                </Button>
              )}
            </Group>
          ))}
        </Stack>
      )}
    </Stack>
  );
}
