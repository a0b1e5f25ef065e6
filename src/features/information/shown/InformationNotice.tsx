import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useOwnConfirmationQuery } from '#data/information/information.endpoints.ts';
import type { Information } from '#domain/information/information.ts';
import { FoldableNotice, FoldButton } from '#kit/notice/FoldableNotice.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { useActor } from '#state/session/use-session.ts';
import { InformationCard } from './InformationCard.tsx';
import { ReadConfirmation } from './ReadConfirmation.tsx';

/** Whether the person has read a notice: before this page, on it, or not yet. */
export type Reading = 'before' | 'here' | 'unread';

/** An information for one reader: a card, or one line once it has been confirmed or folded away. */
export function InformationNotice({
  information,
  isFolded,
  onFold,
  onReading,
}: {
  readonly information: Information;
  /** whether the person has folded it away */
  readonly isFolded: boolean;
  readonly onFold: () => void;
  /** called with its first reading, and with each later one */
  readonly onReading: (reading: Reading) => void;
}) {
  const { t } = useTranslation(['information', 'words']);
  const { dateTime } = useFormat();
  const { userId } = useActor();
  const { informationId, needsConfirmation } = information;
  const { data, error } = useOwnConfirmationQuery({ informationId, userId }, { skip: !needsConfirmation });
  const confirmedAt = data?.confirmation?.confirmedAtUnix;
  const isKnown = !needsConfirmation || data !== undefined || error !== undefined;
  const isRead = needsConfirmation ? confirmedAt !== undefined : isFolded;
  const first = useRef<boolean | null>(null);
  useEffect(() => {
    if (!isKnown) return;
    first.current ??= isRead;
    onReading(first.current ? 'before' : isRead ? 'here' : 'unread');
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- reports the reading, not the caller's function
  }, [isKnown, isRead]);
  const footnote = t('reading.until', { when: dateTime(information.displayUntilUnix) });
  const note =
    confirmedAt === undefined ? t('words:alreadyRead') : t('reading.confirmed', { when: dateTime(confirmedAt) });
  return (
    <FoldableNotice title={information.title} note={note} isFolded={isRead}>
      <InformationCard information={information} footnote={footnote}>
        {needsConfirmation && !isRead && <ReadConfirmation information={information} />}
        {!needsConfirmation && !isRead && <FoldButton onFold={onFold} />}
      </InformationCard>
    </FoldableNotice>
  );
}
