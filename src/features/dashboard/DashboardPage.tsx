import { Anchor } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AnnouncementBanner } from '#features/establishments/index.ts';
import { ShownInformation } from '#features/information/index.ts';
import { mayDo } from '#domain/access/operations.ts';
import { displayName } from '#domain/users/user.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useNow } from '#i18n/useNow.ts';
import { useReadySession } from '#state/session/use-session.ts';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import classes from './Dashboard.module.css';
import { EstablishmentFigures } from './EstablishmentFigures.tsx';
import { MyTasks } from './MyTasks.tsx';
import { leads, Oversight } from './Oversight.tsx';
import { OwnSectors } from './OwnSectors.tsx';

const NEWS_ID = 'news';

/**
 * /Dashboard: the person's home. Their own work stands first on every width; the news stands beside it, or below on a
 * narrow screen, where the head of the page counts it.
 */
export function Component() {
  const { t } = useTranslation('dashboard');
  const { actor, user } = useReadySession();
  const { day } = useFormat();
  const now = useNow();
  const [announced, setAnnounced] = useState(0);
  const [unread, setUnread] = useState(0);
  const news = announced + unread;
  const seesTasks = mayDo(actor, 'task.read', { zooId: actor.zooId, sectorIds: [], authorId: null });
  const isLead = leads(actor);
  return (
    <div className={classes['page']}>
      <PageHeader
        title={t('title', { name: user.userFirstname || displayName(user) })}
        subtitle={
          <>
            {day(now)}
            {news > 0 && (
              <Anchor href={`#${NEWS_ID}`} className={classes['toNews'] ?? ''} fz="sm">
                {t('toRead', { count: news })}
              </Anchor>
            )}
          </>
        }
      />
      <div className={classes['home']}>
        <div className={classes['work']}>
          {seesTasks ? (
            <MyTasks isBrief={isLead} />
          ) : (
            <EmptyState title={t('pedago.title')} message={t('pedago.message')} />
          )}
          {seesTasks && isLead && <Oversight />}
        </div>
        <div id={NEWS_ID} className={classes['beside']}>
          <div className={classes['news']}>
            <AnnouncementBanner onUnread={setAnnounced} />
            {seesTasks && <ShownInformation onUnread={setUnread} />}
          </div>
          {seesTasks && (
            <div>
              <OwnSectors />
              <EstablishmentFigures />
            </div>
          )}
        </div>
      </div>
    </div>
  );
}
