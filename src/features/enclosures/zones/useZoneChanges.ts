import { useState } from 'react';
import { queryError } from '#data/query-error.ts';
import {
  useChangeZoneMutation,
  useOrderZonesMutation,
  useRemoveZoneMutation,
  useSaveZoneMutation,
} from '#data/enclosures/enclosure-writes.endpoints.ts';
import type { ZoneFields } from '#data/enclosures/enclosure-changes.ts';
import type { Enclosure } from '#domain/enclosures/enclosure.ts';
import type { Zone } from '#domain/enclosures/zone.ts';
import type { AppError } from '#domain/errors/app-error.ts';
import { useDemoError } from '#kit/form/useDemoError.ts';
import { noticeRaised } from '#state/notices/notices.slice.ts';
import { useAppDispatch } from '#state/store.ts';
import { useUndo } from '#ui/plan-editor/useUndo.ts';
import { unansweredFields } from './unanswered-fields.ts';

type Answer = { readonly error?: Parameters<typeof queryError>[0] | undefined };

/**
 * Writes the zones of an enclosure: each change is shown at once, can be undone, and is sent when there is a network. A
 * notice reports a refusal; `add` and `change` return it too, for their form.
 */
export function useZoneChanges({ enclosureId }: Pick<Enclosure, 'enclosureId'>) {
  const dispatch = useAppDispatch();
  const demo = useDemoError('enclosure.edit');
  const steps = useUndo();
  const [save] = useSaveZoneMutation();
  const [write] = useChangeZoneMutation();
  const [removal] = useRemoveZoneMutation();
  const [ordering] = useOrderZonesMutation();
  const [unanswered] = useState(unansweredFields);

  const put = ({ zoneId }: Zone, fields: Partial<ZoneFields>) =>
    unanswered.send(zoneId, fields, () => write({ enclosureId, zoneId, fields }));
  const told = async (answer: Promise<Answer>) => {
    const { error } = await answer;
    if (error !== undefined) dispatch(noticeRaised({ kind: 'error', ...queryError(error) }));
  };
  const refused = () => {
    if (demo !== null) dispatch(noticeRaised({ kind: 'error', ...demo }));
    return demo !== null;
  };
  const refusalOf = async (answer: Promise<Answer>): Promise<AppError | null> => {
    const { error } = await answer;
    return error === undefined ? null : queryError(error);
  };

  return {
    ...steps,
    async add(zone: Zone): Promise<AppError | null> {
      if (demo !== null) return demo;
      const refusal = await refusalOf(save(zone));
      if (refusal === null) steps.record({ undo: () => void told(removal(zone)), redo: () => void told(save(zone)) });
      return refusal;
    },
    async change(zone: Zone, fields: Partial<ZoneFields>): Promise<AppError | null> {
      if (demo !== null) return demo;
      const before = unanswered.before(zone, fields);
      const set = (values: Partial<ZoneFields>) => put(zone, values);
      const refusal = await refusalOf(set(fields));
      if (refusal === null) steps.record({ undo: () => void told(set(before)), redo: () => void told(set(fields)) });
      return refusal;
    },
    /** a shape from the plan; returns whether it is accepted, before the server's answer */
    draw(zone: Zone, fields: Pick<ZoneFields, 'areaId' | 'shape'>): boolean {
      if (refused()) return false;
      const before = unanswered.before(zone, fields);
      const set = (values: Partial<ZoneFields>) => put(zone, values);
      void told(set(fields));
      steps.record({ undo: () => void told(set(before)), redo: () => void told(set(fields)) });
      return true;
    },
    remove(zone: Zone): boolean {
      if (refused()) return false;
      void told(removal(zone));
      steps.record({ undo: () => void told(save(zone)), redo: () => void told(removal(zone)) });
      return true;
    },
    /** restores a removed zone */
    bringBack(zone: Zone): void {
      void told(save(zone));
      steps.record({ undo: () => void told(removal(zone)), redo: () => void told(save(zone)) });
    },
    order(zones: readonly Zone[], next: readonly Zone[]): void {
      if (refused()) return;
      const placed = (list: readonly Zone[]) => list.map(({ zoneId }, position) => ({ zoneId, position }));
      const place = (list: readonly Zone[]) => void told(ordering({ enclosureId, places: placed(list) }));
      place(next);
      steps.record({ undo: () => place(zones), redo: () => place(next) });
    },
  };
}
