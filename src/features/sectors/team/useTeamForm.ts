import { useState } from 'react';
import { queryError } from '#data/query-error.ts';
import type { SectorTeam } from '#data/sectors/sector-changes.ts';
import { useChangeSectorMutation } from '#data/sectors/sectors.endpoints.ts';
import { isRefusedInDemo } from '#domain/access/operations.ts';
import { type AppError, appError } from '#domain/errors/app-error.ts';
import type { Sector } from '#domain/sectors/sector.ts';
import { noticeRaised } from '#state/notices/notices.slice.ts';
import { useActor } from '#state/session/use-session.ts';
import { useAppDispatch } from '#state/store.ts';

/** A sector's team as it is being changed; a list nobody has touched follows the sector. */
export function useTeamForm(sector: Sector) {
  const actor = useActor();
  const dispatch = useAppDispatch();
  const [touched, setTouched] = useState<Partial<SectorTeam>>({});
  const [failure, setFailure] = useState<AppError | null>(null);
  const [change, { isLoading }] = useChangeSectorMutation();
  const isChanged = Object.entries(touched).some(
    ([field, userIds]) => userIds.join() !== sector[field as keyof SectorTeam].join(),
  );
  return {
    team: { ...sector, ...touched } satisfies SectorTeam,
    isChanged,
    isSaving: isLoading,
    failure,
    edit: (difference: Partial<SectorTeam>) => setTouched((now) => ({ ...now, ...difference })),
    giveUp: () => setTouched({}),
    save: async () => {
      if (isRefusedInDemo(actor, 'sector.edit')) return setFailure(appError('demo/unauthorized-action'));
      const answer = await change({ sectorId: sector.sectorId, team: touched });
      if (answer.error !== undefined) return setFailure(queryError(answer.error));
      setFailure(null);
      setTouched({});
      dispatch(noticeRaised({ kind: 'success', messageKey: 'sectors:values.done.team' }));
      return undefined;
    },
  };
}
