import { useState } from 'react';
import { useMoveAnimalsMutation } from '#data/animals/animals.endpoints.ts';
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
import { useGroupChoices } from './useGroupChoices.ts';
import { useTypedGuard } from './useTypedGuard.ts';

/** The choice that takes an animal out of its group; no group has this id. */
export const NO_GROUP = ' none';
const ORDER = ['enclosureId', 'groupId', 'movedAtUnix', 'reason'] as const;

type Typed = {
  /** null: each stays where it is */
  readonly enclosureId: string | null;
  readonly groupId: string | null;
  readonly when: string;
  readonly reason: string;
};

/** A move as it is being typed; it is sent in parts, and what failed can be sent again. */
export function useMoveForm(rows: readonly AnimalRow[], onClose: (isDone: boolean) => void) {
  const { zooId } = useActor();
  const dispatch = useAppDispatch();
  const [move] = useMoveAnimalsMutation();
  const demo = useDemoError('animal.edit');
  const errors = useFormErrors<(typeof ORDER)[number]>(ORDER);
  const run = useChangeRun(rows.map(({ animalId }) => animalId));
  const groups = useGroupChoices();
  const [latest] = useState(() => typedNow(nowMs()));
  const [typed, setTyped] = useState<Typed>({ enclosureId: null, groupId: null, when: latest, reason: '' });
  const isChanged = typed.enclosureId !== null || typed.groupId !== null || typed.reason.trim() !== '';
  const [isDone, setIsDone] = useState(false);
  const leave = useTypedGuard(isChanged && !isDone, () => onClose(run.done > 0));

  const submit = async (form: HTMLElement) => {
    if (demo !== null) return errors.refuse(demo);
    const moment = momentOfMove(typed.when, nowMs());
    if ('error' in moment) return void errors.show({ movedAtUnix: moment.error }, form);
    errors.clear();
    const failed = await run.run(async (animalIds): Promise<{ error?: unknown }> =>
      move({
        zooId,
        animalIds,
        ...(typed.enclosureId === null ? {} : { enclosureId: typed.enclosureId }),
        ...(typed.groupId === null ? {} : { groupId: typed.groupId === NO_GROUP ? null : typed.groupId }),
        movedAtUnix: moment.at,
        reason: typed.reason.trim(),
      }),
    );
    if (failed !== undefined) return errors.refuse(failed, form);
    setIsDone(true);
    dispatch(
      noticeRaised({ kind: 'success', messageKey: 'animals:values.done.moved', params: { count: rows.length } }),
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
    groups,
    group: groups.find(({ groupId }) => groupId === typed.groupId) ?? null,
    enclosures: useEnclosureChoices(),
    change: (difference: Partial<Typed>) => setTyped((now) => ({ ...now, ...difference })),
  };
}
