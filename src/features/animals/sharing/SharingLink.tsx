import { Badge, Button } from '@mantine/core';
import { IconShare } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useAnimalSharesQuery } from '#data/animal-shares/animal-shares.endpoints.ts';
import { MAX_WAITING_SHARES } from '#data/animal-shares/share-list.ts';
import { sharingPath } from '#domain/notifications/message-path.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useActor } from '#state/session/use-session.ts';
import { mayChangeAnimal } from '../actions/animal-rights.ts';

/** The link to the shared animals, with the number of proposals that wait for the person's answer. */
export function SharingLink() {
  const { t } = useTranslation('animals');
  const { number } = useFormat();
  const actor = useActor();
  const mayShare = mayChangeAnimal(actor, 'animal.share', null);
  const { data } = useAnimalSharesQuery(
    { zooId: actor.zooId, list: 'received', state: 'proposed', size: MAX_WAITING_SHARES },
    { skip: !mayShare },
  );
  const count = data?.items.length ?? 0;
  const shown = `${number(count)}${data?.hasMore === true ? '+' : ''}`;
  return (
    <Button
      component={Link}
      to={sharingPath('received')}
      variant="default"
      leftSection={<IconShare size={18} aria-hidden />}
      {...(count === 0
        ? {}
        : {
            rightSection: (
              <Badge size="sm" circle>
                {shown}
              </Badge>
            ),
            title: t('shares.waiting', { count, number: shown }),
          })}
    >
      {t('shares.title')}
    </Button>
  );
}
