import { Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useEffect, useId, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShownInformationQuery } from '#data/information/information.endpoints.ts';
import type { Information } from '#domain/information/information.ts';
import { shownTo } from '#domain/information/information-order.ts';
import { useFoldedNotices } from '#kit/notice/useFoldedNotices.ts';
import { LoadFailed } from '#kit/page/LoadFailed.tsx';
import { useNow } from '#i18n/useNow.ts';
import { useActor } from '#state/session/use-session.ts';
import { SectionLink } from '#ui/page/SectionLink.tsx';
import { informationHref } from '../information-address.ts';
import { InformationNotice, type Reading } from './InformationNotice.tsx';
import { questionFrom } from './question-from.ts';
import { useDrawable } from './useDrawable.ts';

/** More of them would push the day's work off the screen. */
const AT_FIRST = 5;

/**
 * The information shown to the person now, urgent first; what they read before this page stands last, on one line each.
 * Expired information disappears by itself.
 */
export function InformationForMe({
  sectorId,
  onKnown,
  onUnread,
}: {
  readonly sectorId: string | null;
  /** called once the first answer is there, or has failed */
  readonly onKnown?: () => void;
  /** called with the number of those not read yet */
  readonly onUnread?: ((count: number) => void) | undefined;
}) {
  const { t } = useTranslation('information');
  const { zooId, userId } = useActor();
  const now = useNow();
  const titleId = useId();
  const folding = useFoldedNotices();
  const [readings, setReadings] = useState<Readonly<Record<string, Reading>>>({});
  const fromMs = questionFrom(now);
  const { data, error, refetch } = useShownInformationQuery({ zooId, userId, fromMs });
  const meant = shownTo(data?.information ?? [], { userId, sectorId, now }).slice(0, AT_FIRST);
  const isDrawable = useDrawable(data === undefined ? null : meant.map(({ content }) => content));
  const shown = isDrawable ? meant : [];
  const wasRead = (one: Information) => readings[keyOf(one)] === 'before';
  const inOrder = [...shown.filter((one) => !wasRead(one)), ...shown.filter(wasRead)];
  const isKnown = (isDrawable && shown.every((one) => readings[keyOf(one)] !== undefined)) || error !== undefined;
  const unread = shown.filter((one) => readings[keyOf(one)] === 'unread').length;
  // Before the browser draws: the cards and the content below them appear in one picture.
  useLayoutEffect(() => {
    if (isKnown) onKnown?.();
  }, [isKnown, onKnown]);
  useEffect(() => {
    if (isKnown) onUnread?.(unread);
  }, [isKnown, unread, onUnread]);
  return (
    <section aria-labelledby={titleId}>
      <Group justify="space-between" mb="xs">
        <Title order={2} size="h4" id={titleId}>
          {t('title')}
        </Title>
        <SectionLink to={informationHref()}>{t('all')}</SectionLink>
      </Group>
      {data === undefined && error !== undefined && (
        <LoadFailed error={error} what="information/load-failed" onRetry={() => void refetch()} />
      )}
      {isDrawable && shown.length === 0 && (
        <Paper withBorder p="sm">
          <Text c="dimmed" fz="sm">
            {t('empty.now')}
          </Text>
        </Paper>
      )}
      <Stack gap="sm">
        {inOrder.map((one) => (
          <InformationNotice
            key={one.informationId}
            information={one}
            isFolded={folding.isFolded(keyOf(one))}
            onFold={() => folding.fold(keyOf(one))}
            onReading={(reading) => setReadings((known) => ({ ...known, [keyOf(one)]: reading }))}
          />
        ))}
      </Stack>
    </section>
  );
}

/** A changed information is a new one to read. */
function keyOf({ informationId, updatedAtUnix }: Pick<Information, 'informationId' | 'updatedAtUnix'>): string {
  return `${informationId}@${updatedAtUnix}`;
}
