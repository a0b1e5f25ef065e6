import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { AnnouncementBanner } from '#features/establishments/index.ts';
import { ShownInformation } from '#features/information/index.ts';
import { mayDo } from '#domain/access/operations.ts';
import { displayName } from '#domain/users/user.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useNow } from '#i18n/useNow.ts';
import { useReadySession } from '#state/session/use-session.ts';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { EstablishmentFigures } from './EstablishmentFigures.tsx';
import { MyTasks } from './MyTasks.tsx';

/** /Dashboard: the establishment's home. */
export function Component() {
  const { t } = useTranslation(['dashboard', 'words']);
  const { actor, user } = useReadySession();
  const { day } = useFormat();
  const now = useNow();
  const seesTasks = mayDo(actor, 'task.read', { zooId: actor.zooId, sectorIds: [], authorId: null });
  return (
    <>
      <PageHeader
        title={t('title', { name: user.userFirstname || displayName(user) })}
        subtitle={day(now)}
        action={
          seesTasks && (
            <Button component={Link} to="/TaskManagementView" variant="light">
              {t('words:allTasks')}
            </Button>
          )
        }
      />
      <AnnouncementBanner />
      {seesTasks ? (
        <>
          <EstablishmentFigures />
          <ShownInformation />
          <MyTasks />
        </>
      ) : (
        <EmptyState title={t('pedago.title')} message={t('pedago.message')} />
      )}
    </>
  );
}
