import { useTranslation } from 'react-i18next';
import { useRemoveAreaMutation } from '#data/enclosures/enclosure-writes.endpoints.ts';
import type { Area, Enclosure } from '#domain/enclosures/enclosure.ts';
import { useDemoError } from '#kit/form/useDemoError.ts';
import { confirm } from '#ui/confirm/confirm.ts';
import { usePlanName } from './usePlanName.ts';

/** Removes a plan with its image, after a question: it cannot be undone. */
export function useRemovePlan({
  enclosure,
  zonesOn,
  onRemoved,
  onRefused,
}: {
  readonly enclosure: Enclosure;
  readonly zonesOn: number;
  readonly onRemoved: () => void;
  readonly onRefused: (error: unknown) => void;
}) {
  const { t } = useTranslation(['zones', 'words']);
  const nameOf = usePlanName();
  const demo = useDemoError('enclosure.edit');
  const [send, { isLoading }] = useRemoveAreaMutation();
  const { zooId, enclosureId } = enclosure;
  return {
    isRemoving: isLoading,
    remove: async (area: Area) => {
      if (demo !== null) return onRefused(demo);
      const agreed = await confirm({
        title: t('plans.removeAsk', { name: nameOf(area) }),
        text: zonesOn === 0 ? t('plans.removeText') : t('plans.removeZones', { count: zonesOn }),
        confirmLabel: t('plans.remove'),
        cancelLabel: t('words:cancel'),
        tone: 'danger',
      });
      if (!agreed) return undefined;
      const answer = await send({ zooId, enclosureId, areaId: area.areaId });
      return answer.error === undefined ? onRemoved() : onRefused(answer.error);
    },
  };
}
