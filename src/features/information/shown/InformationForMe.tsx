import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useId, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useShownInformationQuery } from '#data/information/information.endpoints.ts';
import { shownTo } from '#domain/information/information-order.ts';
import { LoadFailed } from '#kit/page/LoadFailed.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { useNow } from '#i18n/useNow.ts';
import { useActor } from '#state/session/use-session.ts';
import { informationHref } from '../information-address.ts';
import { InformationCard } from './InformationCard.tsx';
import { ReadConfirmation } from './ReadConfirmation.tsx';
import { useDrawable } from './useDrawable.ts';

/** More of them would push the day's work off the screen. */
const AT_FIRST = 5;
/** The query names an instant; a new one every quarter of an hour is soon enough, since each is a new listener. */
const QUESTION_STEP_MS = 900_000;

/** The information shown to the person now, urgent first; expired information disappears by itself. */
export function InformationForMe({
  sectorId,
  onKnown,
}: {
  readonly sectorId: string | null;
  /** called once the first answer is there, or has failed */
  readonly onKnown?: () => void;
}) {
  const { t } = useTranslation('information');
  const { dateTime } = useFormat();
  const { zooId, userId } = useActor();
  const now = useNow();
  const titleId = useId();
  const fromMs = Math.floor(now / QUESTION_STEP_MS) * QUESTION_STEP_MS;
  const { data, error, refetch } = useShownInformationQuery({ zooId, userId, fromMs });
  const meant = shownTo(data?.information ?? [], { userId, sectorId, now }).slice(0, AT_FIRST);
  const isDrawable = useDrawable(data === undefined ? null : meant.map(({ content }) => content));
  const shown = isDrawable ? meant : [];
  const isKnown = isDrawable || error !== undefined;
  // Before the browser draws: the cards and the content below them appear in one picture.
  useLayoutEffect(() => {
    if (isKnown) onKnown?.();
  }, [isKnown, onKnown]);
  return (
    <section aria-labelledby={titleId}>
      <Group justify="space-between" mb="xs">
        <Title order={2} size="h4" id={titleId}>
          {t('title')}
        </Title>
        <Button
          component={Link}
          to={informationHref()}
          variant="subtle"
          px="xs"
          me="calc(-1 * var(--mantine-spacing-xs))"
          mih={44}
        >
          {t('all')}
        </Button>
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
        {shown.map((one) => (
          <InformationCard
            key={one.informationId}
            information={one}
            footnote={t('reading.until', { when: dateTime(one.displayUntilUnix) })}
          >
            {one.needsConfirmation && <ReadConfirmation information={one} />}
          </InformationCard>
        ))}
      </Stack>
    </section>
  );
}
