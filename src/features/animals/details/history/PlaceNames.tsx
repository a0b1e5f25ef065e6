import { useTranslation } from 'react-i18next';
import { useEnclosureQuery } from '#data/enclosures/enclosures.endpoints.ts';
import { useGroupQuery } from '#data/groups/groups.endpoints.ts';
import { useActor } from '#state/session/use-session.ts';

/** The name of a former enclosure, or a note that it was deleted. */
export function EnclosureOf({ enclosureId }: { readonly enclosureId: string }) {
  const { t } = useTranslation('animals');
  const { zooId } = useActor();
  const { data, error } = useEnclosureQuery({ zooId, enclosureId });
  return data?.enclosureName ?? (error === undefined ? '…' : t('history.enclosureGone'));
}

/** The name of a former group, or a note that it was deleted. */
export function GroupOf({ groupId }: { readonly groupId: string }) {
  const { t } = useTranslation('animals');
  const { zooId } = useActor();
  const { data, error } = useGroupQuery({ zooId, groupId });
  return data?.groupName ?? (error === undefined ? '…' : t('history.groupGone'));
}
