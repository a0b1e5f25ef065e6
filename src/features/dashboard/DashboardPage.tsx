import { Anchor } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AnnouncementBanner, ProviderHome } from '#features/establishments/index.ts';
import { ShownInformation } from '#features/information/index.ts';
import { OpenScreens } from '#features/submenu/index.ts';
import { hasProviderView } from '#domain/access/actor.ts';
import { maySee } from '#domain/access/may-see.ts';
import { mayDo } from '#domain/access/operations.ts';
import { displayName } from '#domain/users/user.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useNow } from '#i18n/useNow.ts';
import { useReadySession } from '#state/session/use-session.ts';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import classes from './Dashboard.module.css';
import { EstablishmentFigures } from './EstablishmentFigures.tsx';
import { MyTasks } from './MyTasks.tsx';
import { leads, Oversight } from './Oversight.tsx';
import { OwnSectors } from './OwnSectors.tsx';
import { TodaysObservations } from './TodaysObservations.tsx';

const NEWS_ID = 'news';

/**
 * /Dashboard: the person's home. Their own work stands first on every width; the news stands beside it, or below on a
 * narrow screen, where the head of the page counts it.
 */
export function Component() {
  const { t } = useTranslation('dashboard');
  const { actor, user, sectors } = useReadySession();
  const { day } = useFormat();
  const now = useNow();
  const [announced, setAnnounced] = useState(0);
  const [unread, setUnread] = useState(0);
  const news = announced + unread;
  const seesTasks = mayDo(actor, 'task.read', { zooId: actor.zooId, sectorIds: [], authorId: null });
  const isLead = leads(actor);
  const observes = maySee(actor, 'campaigns');
  // The provider's establishment is no park: its people look after the others, until it has a sector of its own.
  const isProviderHome = seesTasks && actor.isProviderZoo && hasProviderView(actor) && sectors.length === 0;
  const hasTasks = seesTasks && !isProviderHome;
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
          {!hasTasks && <Suspense>{seesTasks ? <ProviderHome /> : <OpenScreens home="dashboard" />}</Suspense>}
          {hasTasks && <MyTasks isBrief={isLead} />}
          {hasTasks && observes && <TodaysObservations isOfAll={isLead} />}
          {hasTasks && isLead && <Oversight />}
        </div>
        <div id={NEWS_ID} className={classes['beside']}>
          <div className={classes['news']}>
            <AnnouncementBanner onUnread={setAnnounced} />
            {seesTasks && <ShownInformation onUnread={setUnread} />}
          </div>
          {hasTasks && (
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
