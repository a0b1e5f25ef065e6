import { useState } from 'react';
import type { WorkWrite } from '#data/quick-groups/quick-work.endpoints.ts';
import type { QuickGroup } from '#domain/quick-groups/quick-group.ts';
import { useRecordForm } from '#kit/form/useRecordForm.ts';
import { newId } from '#lib/new-id.ts';
import { useActor } from '#state/session/use-session.ts';

type Options<Fields extends object> = Omit<
  Parameters<typeof useRecordForm<Fields>>[0],
  'recordId' | 'operation' | 'save' | 'notice' | 'onSaved'
> & {
  /** null for a new one */
  readonly id: string | null;
  readonly nameOf: (fields: Fields) => string;
  readonly save: (write: WorkWrite<Fields>) => PromiseLike<{ readonly error?: unknown }>;
  readonly onClose: () => void;
};

/** Returns the form of a note, an objective or an action of a group, in a dialog that closes once it is saved. */
export function useWorkForm<Fields extends object>(
  { groupId, zooId }: QuickGroup,
  { id, nameOf, save, onClose, ...form }: Options<Fields>,
) {
  const { userId } = useActor();
  const [ownId] = useState(newId);
  return useRecordForm<Fields>({
    ...form,
    recordId: id,
    operation: 'quickGroup.evaluate',
    save: (fields, difference) =>
      save(
        id === null
          ? { groupId, zooId, userId, id: ownId, isNew: true, fields }
          : {
              groupId,
              zooId,
              userId,
              id,
              isNew: false,
              fields: difference as Partial<Fields & { isArchived: boolean }>,
            },
      ),
    notice: (fields) => ({
      kind: 'success',
      messageKey: id === null ? 'quick-work:values.done.added' : 'form:values.done.saved',
      params: { name: nameOf(fields) },
    }),
    onSaved: onClose,
    onUnchanged: onClose,
  });
}
