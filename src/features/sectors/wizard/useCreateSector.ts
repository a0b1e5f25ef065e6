import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAddPhotoMutation } from '#data/photos/photos.endpoints.ts';
import { queryError } from '#data/query-error.ts';
import { useCreateSectorMutation } from '#data/sectors/sectors.endpoints.ts';
import { isRefusedInDemo } from '#domain/access/operations.ts';
import { type AppError, appError } from '#domain/errors/app-error.ts';
import { tidySector } from '#domain/sectors/check-sector.ts';
import { noticeRaised } from '#state/notices/notices.slice.ts';
import { useActor } from '#state/session/use-session.ts';
import { useAppDispatch } from '#state/store.ts';
import { sectorHref } from '../sector-href.ts';
import type { SectorDraft } from './useSectorDraft.ts';

/**
 * Returns what sets a sector up and opens its page. The photo follows the sector: where it cannot be sent the sector is there
 * all the same, and its page says that the photo is to be added again.
 */
export function useCreateSector(onDone: () => void) {
  const actor = useActor();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [create, { isLoading }] = useCreateSectorMutation();
  const [addPhoto] = useAddPhotoMutation();
  const [failure, setFailure] = useState<AppError | null>(null);

  const run = async (draft: SectorDraft, photo: string | null) => {
    if (isRefusedInDemo(actor, 'sector.create')) return setFailure(appError('demo/unauthorized-action'));
    setFailure(null);
    const { zooId } = actor;
    const sectorId = crypto.randomUUID();
    const created = await create({ zooId, sectorId, fields: tidySector(draft.fields), team: draft.team });
    if (created.error !== undefined) return setFailure(queryError(created.error));
    onDone();
    if (photo !== null) {
      const added = await addPhoto({
        ...{ zooId, kind: 'sector', subjectId: sectorId, base64picture: photo },
        ...{ caption: '', takenAtUnix: null, isMain: true },
      });
      if (added.error !== undefined) dispatch(noticeRaised({ kind: 'error', code: 'photo/add-failed' }));
    }
    return navigate(sectorHref(sectorId), { replace: true });
  };
  return { run, failure, isSaving: isLoading };
}
