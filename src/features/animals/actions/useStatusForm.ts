import { useState } from 'react';
import { useChangeAnimalStatusMutation } from '#data/animals/animals.endpoints.ts';
import type { StatusChange } from '#domain/animals/animal.ts';
import { appError } from '#domain/errors/app-error.ts';
import { useDemoError } from '#kit/form/useDemoError.ts';
import { useFormErrors } from '#kit/form/useFormErrors.ts';
import { nowMs } from '#lib/clock.ts';
import { noticeRaised } from '#state/notices/notices.slice.ts';
import { useActor } from '#state/session/use-session.ts';
import { useAppDispatch } from '#state/store.ts';
import type { AnimalRow } from '../rows/animal-row.ts';
import { momentOfMove, typedNow } from './typed-day.ts';
import { useChangeRun } from './useChangeRun.ts';
import { useEnclosureChoices } from './useEnclosureChoices.ts';
import { useTypedGuard } from './useTypedGuard.ts';

const ORDER = ['enclosureId', 'atUnix', 'destination', 'reason'] as const;
type Typed = {
  readonly enclosureId: string | null;
  readonly when: string;
  readonly destination: string;
  readonly reason: string;
};

/** A departure, death, archiving or restoring as it is being typed; sent in parts, and what failed can be sent again. */
export function useStatusForm(kind: StatusChange, rows: readonly AnimalRow[], onClose: (isDone: boolean) => void) {
  const { zooId } = useActor();
  const dispatch = useAppDispatch();
  const [changeStatus] = useChangeAnimalStatusMutation();
  const demo = useDemoError('animal.depart');
  const errors = useFormErrors<(typeof ORDER)[number]>(ORDER);
  const run = useChangeRun(rows.map(({ animalId }) => animalId));
  const [openedAt] = useState(nowMs);
  const latest = typedNow(openedAt);
  const [typed, setTyped] = useState<Typed>({ enclosureId: null, when: latest, destination: '', reason: '' });
  const [isDone, setIsDone] = useState(false);
  const isChanged = typed.enclosureId !== null || typed.reason.trim() !== '' || typed.destination.trim() !== '';
  const leave = useTypedGuard(isChanged && !isDone, () => onClose(run.done > 0));

  const submit = async (form: HTMLElement) => {
    if (demo !== null) return errors.refuse(demo);
    const moment = momentOfMove(typed.when, nowMs());
    const wrong = {
      ...('error' in moment ? { atUnix: moment.error } : {}),
      ...(kind === 'restore' && typed.enclosureId === null
        ? { enclosureId: appError('animal/enclosure-required') }
        : {}),
    };
    if (errors.show(wrong, form) || 'error' in moment) return undefined;
    const failed = await run.run(async (animalIds): Promise<{ error?: unknown }> =>
      changeStatus({
        zooId,
        animalIds,
        change: kind,
        atUnix: moment.at,
        reason: typed.reason.trim(),
        destination: typed.destination.trim(),
        enclosureId: kind === 'restore' ? typed.enclosureId : null,
      }),
    );
    if (failed !== undefined) return errors.refuse(failed, form);
    setIsDone(true);
    dispatch(
      noticeRaised({
        kind: 'success',
        messageKey: `animals:values.done.${kind}`,
        params: { count: rows.length },
      }),
    );
    return onClose(true);
  };
  return {
    typed,
    errors,
    run,
    submit,
    leave,
    latest,
    openedAt,
    enclosures: useEnclosureChoices(),
    change: (difference: Partial<Typed>) => setTyped((now) => ({ ...now, ...difference })),
  };
}
