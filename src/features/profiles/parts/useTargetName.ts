import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useGroupsQuery } from '#data/groups/groups.endpoints.ts';
import { EMPTY_TAXONOMY } from '#data/taxonomy/taxonomy-bundle.ts';
import { useTaxonomyQuery } from '#data/taxonomy/taxonomy.endpoints.ts';
import { mayDo } from '#domain/access/operations.ts';
import type { ProfileTarget } from '#domain/profiles/profile.ts';
import { useLevelLabel } from '#kit/content/useLevelLabel.ts';
import { useActor } from '#state/session/use-session.ts';

/** Returns the groups of the present establishment that are in use, by name; none for whoever may not see them. */
export function useGroupChoices() {
  const actor = useActor();
  const mayRead = mayDo(actor, 'group.read', { zooId: actor.zooId, sectorIds: [], authorId: null });
  const { data } = useGroupsQuery(actor.zooId, { skip: !mayRead });
  return mayRead ? data?.groups : EMPTY;
}

/** Returns a function that names the animals that a profile is for. */
export function useTargetName(): (target: ProfileTarget) => string {
  const { t } = useTranslation('profiles');
  const levelName = useLevelLabel(useTaxonomyQuery().data ?? EMPTY_TAXONOMY);
  const groups = useGroupChoices();
  return useCallback(
    ({ kind, id }) => {
      if (kind !== 'group') return levelName({ kind, id });
      const group = groups?.find(({ groupId }) => groupId === id);
      return group === undefined ? t('values.targetKind.group') : t('groupNamed', { name: group.groupName });
    },
    [t, levelName, groups],
  );
}

const EMPTY: never[] = [];
