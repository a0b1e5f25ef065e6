import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useAnimalMovesQuery, useChangeAnimalStatusMutation } from '#data/animals/animals.endpoints.ts';
import { BODY_FATES, DEATH_CAUSES, type StatusChange } from '#domain/animals/animal.ts';
import { isBeforeBirth } from '#domain/animals/birth.ts';
import { LEFT_TOO_EARLY } from '#domain/animals/change-status.ts';
import { type Movement, REASON_LENGTH } from '#domain/animals/movement.ts';
import { changeAnimalStatusContract, DESTINATION_LENGTH } from '#domain/callables/animals.ts';
import { type AppError, appError } from '#domain/errors/app-error.ts';
import type { EpochMs } from '#domain/time/epoch.ts';
import { useRecordForm } from '#kit/form/useRecordForm.ts';
import { nowMs } from '#lib/clock.ts';
import { useActor } from '#state/session/use-session.ts';
import type { AnimalRow } from '../rows/animal-row.ts';
import { moveTimeError, runningMinute } from './move-time.ts';
import { useChangeRun } from './useChangeRun.ts';
import { useEnclosureChoices } from './useEnclosureChoices.ts';

const { enclosureId, atUnix, destination, reason } = changeAnimalStatusContract.request.shape;
const statusSchema = z.object({
  ...{ enclosureId, atUnix, destination, reason },
  deathCause: z.nullable(z.enum(DEATH_CAUSES)),
  bodyFate: z.nullable(z.enum(BODY_FATES)),
});
const NOTHING = { enclosureId: null, destination: '', reason: '', deathCause: null, bodyFate: null } as const;

/** The form of a departure, a death, an archiving or a restoring; sent in parts, and a repetition sends the rest. */
export function useStatusForm(kind: StatusChange, rows: readonly AnimalRow[], onClose: (isDone: boolean) => void) {
  const { t } = useTranslation(['animals', 'words']);
  const { zooId } = useActor();
  const [changeStatus] = useChangeAnimalStatusMutation();
  const run = useChangeRun(rows.map(({ animalId }) => animalId));
  const [openedAt] = useState(nowMs);
  const last = useLastMove(rows);
  /** a death or a departure lies after the birth, and of a single animal after its last move */
  const leavingFault = (at: EpochMs): AppError | null => {
    if (kind !== 'death' && kind !== 'departure') return null;
    if (rows.some(({ animal }) => isBeforeBirth(at, animal))) return appError(LEFT_TOO_EARLY[kind].birth);
    if (last === null || at >= runningMinute(last.movedAtUnix)) return null;
    return appError(LEFT_TOO_EARLY[kind][last.kind === 'arrival' || last.kind === 'restore' ? 'arrival' : 'move']);
  };
  const form = useRecordForm({
    name: 'status',
    recordId: null,
    keepsDraft: false,
    schema: statusSchema,
    stored: { ...NOTHING, atUnix: runningMinute(openedAt) },
    operation: 'animal.depart',
    fields: {
      enclosureId: { label: t('move.enclosure') },
      atUnix: { label: t(`values.statusWhen.${kind}`) },
      destination: { label: t('status.destination'), maxLength: DESTINATION_LENGTH },
      reason: { label: t(kind === 'death' ? 'page.detail' : 'words:reason'), maxLength: REASON_LENGTH },
      deathCause: { label: t('page.cause') },
      bodyFate: { label: t('page.body') },
    },
    tidy: (typed) => ({ ...typed, destination: typed.destination.trim(), reason: typed.reason.trim() }),
    check: (tidy) => {
      const wrongTime = moveTimeError(tidy.atUnix, nowMs()) ?? leavingFault(tidy.atUnix);
      return {
        ...(wrongTime === null ? {} : { atUnix: wrongTime }),
        ...(kind === 'restore' && tidy.enclosureId === null
          ? { enclosureId: appError('animal/enclosure-required') }
          : {}),
      };
    },
    save: async ({ deathCause, bodyFate, ...tidy }) => ({
      error: await run.run(async (animalIds): Promise<{ error?: unknown }> =>
        changeStatus({
          ...{ zooId, animalIds, change: kind, ...tidy },
          ...(kind === 'death' ? { deathCause, bodyFate } : {}),
        }),
      ),
    }),
    notice: () => ({ kind: 'success', messageKey: `animals:values.done.${kind}`, params: { count: rows.length } }),
    onSaved: () => onClose(true),
  });
  return { form, run, openedAt, enclosures: useEnclosureChoices() };
}

/** Returns the last move of a single animal whose instant a later change may not precede; null for none and for several. */
function useLastMove(rows: readonly AnimalRow[]): Movement | null {
  const { zooId } = useActor();
  const [first, second] = rows;
  const isOne = first !== undefined && second === undefined;
  const { data } = useAnimalMovesQuery({ zooId, animalIds: [first?.animalId ?? ''], pageSize: 1 }, { skip: !isOne });
  const last = data?.items[0];
  return last === undefined || last.kind === 'entry' ? null : last;
}
