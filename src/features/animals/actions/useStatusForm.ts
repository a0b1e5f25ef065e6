import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useChangeAnimalStatusMutation } from '#data/animals/animals.endpoints.ts';
import type { StatusChange } from '#domain/animals/animal.ts';
import { REASON_LENGTH } from '#domain/animals/movement.ts';
import { changeAnimalStatusContract, DESTINATION_LENGTH } from '#domain/callables/animals.ts';
import { appError } from '#domain/errors/app-error.ts';
import { useRecordForm } from '#kit/form/useRecordForm.ts';
import { nowMs } from '#lib/clock.ts';
import { useActor } from '#state/session/use-session.ts';
import type { AnimalRow } from '../rows/animal-row.ts';
import { moveTimeError, runningMinute } from './move-time.ts';
import { useChangeRun } from './useChangeRun.ts';
import { useEnclosureChoices } from './useEnclosureChoices.ts';

const statusSchema = z.pick(changeAnimalStatusContract.request, {
  enclosureId: true,
  atUnix: true,
  destination: true,
  reason: true,
});

/** The form of a departure, a death, an archiving or a restoring; sent in parts, and a repetition sends the rest. */
export function useStatusForm(kind: StatusChange, rows: readonly AnimalRow[], onClose: (isDone: boolean) => void) {
  const { t } = useTranslation(['animals', 'words']);
  const { zooId } = useActor();
  const [changeStatus] = useChangeAnimalStatusMutation();
  const run = useChangeRun(rows.map(({ animalId }) => animalId));
  const [openedAt] = useState(nowMs);
  const form = useRecordForm({
    name: 'status',
    recordId: null,
    keepsDraft: false,
    schema: statusSchema,
    stored: { enclosureId: null, atUnix: runningMinute(openedAt), destination: '', reason: '' },
    operation: 'animal.depart',
    fields: {
      enclosureId: { label: t('move.enclosure') },
      atUnix: { label: t(`values.statusWhen.${kind}`) },
      destination: { label: t('status.destination'), maxLength: DESTINATION_LENGTH },
      reason: { label: t('words:reason'), maxLength: REASON_LENGTH },
    },
    tidy: (typed) => ({ ...typed, destination: typed.destination.trim(), reason: typed.reason.trim() }),
    check: ({ enclosureId, atUnix }) => {
      const wrongTime = moveTimeError(atUnix, nowMs());
      return {
        ...(wrongTime === null ? {} : { atUnix: wrongTime }),
        ...(kind === 'restore' && enclosureId === null ? { enclosureId: appError('animal/enclosure-required') } : {}),
      };
    },
    save: async (tidy) => ({
      error: await run.run(async (animalIds): Promise<{ error?: unknown }> =>
        changeStatus({ zooId, animalIds, change: kind, ...tidy }),
      ),
    }),
    notice: () => ({ kind: 'success', messageKey: `animals:values.done.${kind}`, params: { count: rows.length } }),
    onSaved: () => onClose(true),
  });
  return { form, run, openedAt, enclosures: useEnclosureChoices() };
}
