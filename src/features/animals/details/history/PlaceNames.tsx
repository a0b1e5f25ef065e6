import { useTranslation } from 'react-i18next';
import { useEnclosureQuery } from '#data/enclosures/enclosures.endpoints.ts';
import { useGroupQuery } from '#data/groups/groups.endpoints.ts';
import { useActor } from '#state/session/use-session.ts';

/** An enclosure of the past by its name; one that was deleted is said to be gone. */
export function EnclosureOf({ enclosureId }: { readonly enclosureId: string }) {
  const { t } = useTranslation('animals');
  const { zooId } = useActor();
  const { data, error } = useEnclosureQuery({ zooId, enclosureId });
  return data?.enclosureName ?? (error === undefined ? '…' : t('history.enclosureGone'));
}

/** A group of the past by its name; one that was deleted is said to be gone. */
export function GroupOf({ groupId }: { readonly groupId: string }) {
  const { t } = useTranslation('animals');
  const { zooId } = useActor();
  const { data, error } = useGroupQuery({ zooId, groupId });
  return data?.groupName ?? (error === undefined ? '…' : t('history.groupGone'));
}
