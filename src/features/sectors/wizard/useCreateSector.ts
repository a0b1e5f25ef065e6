import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { useAddPhotoMutation } from '#data/photos/photos.endpoints.ts';
import { queryError } from '#data/query-error.ts';
import { useCreateSectorMutation } from '#data/sectors/sectors.endpoints.ts';
import type { AppError } from '#domain/errors/app-error.ts';
import { tidySector } from '#domain/sectors/check-sector.ts';
import { useDemoError } from '#kit/form/useDemoError.ts';
import { noticeRaised } from '#state/notices/notices.slice.ts';
import { useActor } from '#state/session/use-session.ts';
import { useAppDispatch } from '#state/store.ts';
import { addressOfTab } from '../details/tabs.ts';
import { sectorHref } from '../sector-href.ts';
import type { SectorDraft } from './useSectorDraft.ts';
import { newId } from '#lib/new-id.ts';

/**
 * Returns a function that creates a sector and opens its page. The photo is sent after the sector: if it cannot be sent,
 * a notice says that the sector exists without it, and the page opens where the photo can be added.
 */
export function useCreateSector(onDone: () => void) {
  const actor = useActor();
  const dispatch = useAppDispatch();
  const demo = useDemoError('sector.create');
  const navigate = useNavigate();
  const [create] = useCreateSectorMutation();
  const [addPhoto] = useAddPhotoMutation();
  const [failure, setFailure] = useState<AppError | null>(null);
  // Until the photo is there too: a second press would set up a second sector.
  const [isSaving, setIsSaving] = useState(false);

  const run = async (draft: SectorDraft, photo: string | null) => {
    if (demo !== null) return setFailure(demo);
    setFailure(null);
    setIsSaving(true);
    const { zooId } = actor;
    const sectorId = newId();
    const created = await create({ zooId, sectorId, fields: tidySector(draft.fields), team: draft.team });
    if (created.error !== undefined) {
      setIsSaving(false);
      return setFailure(queryError(created.error));
    }
    // Nothing unsaved is left: leaving for the sector's own page needs no question.
    flushSync(onDone);
    if (photo === null) return navigate(sectorHref(sectorId), { replace: true });
    const added = await addPhoto({
      ...{ zooId, kind: 'sector', subjectId: sectorId, base64picture: photo },
      ...{ caption: '', takenAtUnix: null, isMain: true },
    });
    if (added.error === undefined) return navigate(sectorHref(sectorId), { replace: true });
    dispatch(noticeRaised({ kind: 'error', code: 'photo/add-failed' }));
    return navigate(addressOfTab('about', sectorId), { replace: true });
  };
  return { run, failure, isSaving };
}
