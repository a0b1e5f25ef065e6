import { Group, Select, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useQuickEvaluationsQuery } from '#data/quick-groups/quick-evaluations.endpoints.ts';
import { ATTACHMENT_KINDS } from '#domain/tasks/attachment.ts';
import type { QuickEvaluation } from '#domain/quick-evaluations/quick-evaluation.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { RecordState } from '#kit/page/RecordState.tsx';
import { withParameters } from '#lib/address-parameters.ts';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import type { QuickGroupRow } from '../list/useQuickGroupRows.ts';
import { GroupOfPage } from '../parts/GroupOfPage.tsx';
import { GalleryDay } from './GalleryDay.tsx';
import { shownMedia } from './shown-media.ts';

/** /GroupGalleryView: the photos, films and sounds of the evaluations of the group that `?id=` names. */
export function Component() {
  return <GroupOfPage>{(row) => <GroupGallery row={row} />}</GroupOfPage>;
}

function GroupGallery({ row: { group } }: { readonly row: QuickGroupRow }) {
  const { t } = useTranslation(['evaluation-media', 'quick-groups']);
  const { zooId, groupId } = group;
  const { data, error, refetch } = useQuickEvaluationsQuery({ zooId, groupId });
  return (
    <>
      <PageHeader title={group.groupName} subtitle={t('gallery.title')} />
      <RecordState
        asked={{ record: data?.items, error: data === undefined ? error : undefined, refetch }}
        failed="evaluation/load-failed"
        notFound={<EmptyState title={t('quick-groups:notFound')} />}
      >
        {(evaluations) => <Gallery evaluations={evaluations.filter(({ media }) => media.length > 0)} />}
      </RecordState>
    </>
  );
}

/** The filters stand in the address, as `type` and `evaluation`. */
function Gallery({ evaluations }: { readonly evaluations: readonly QuickEvaluation[] }) {
  const { t } = useTranslation(['evaluation-media', 'task-files', 'words']);
  const { dateTime } = useFormat();
  const [parameters, setParameters] = useSearchParams();
  const filters = { kind: parameters.get('type'), evaluationId: parameters.get('evaluation') };
  const filter = (name: 'type' | 'evaluation') => (value: string | null) =>
    setParameters((now) => withParameters(now, { [name]: value }), { replace: true });
  if (evaluations.length === 0) return <EmptyState title={t('gallery.empty')} message={t('gallery.emptyText')} />;
  const shown = shownMedia(evaluations, filters);
  return (
    <Stack gap="lg">
      <Group gap="sm">
        <Select
          label={t('words:type')}
          placeholder={t('words:allTypes')}
          clearable
          data={ATTACHMENT_KINDS.map((kind) => ({ value: kind, label: t(`task-files:values.kind.${kind}`) }))}
          value={filters.kind}
          onChange={filter('type')}
        />
        <Select
          label={t('gallery.date')}
          placeholder={t('gallery.allDates')}
          clearable
          data={evaluations.map((one) => ({ value: one.evaluationId, label: dateTime(one.startedAtUnix) }))}
          value={filters.evaluationId}
          onChange={filter('evaluation')}
        />
      </Group>
      {shown.length === 0 && <Text role="status">{t('gallery.noMatch')}</Text>}
      {shown.map((one) => (
        <GalleryDay key={one.evaluation.evaluationId} {...one} />
      ))}
    </Stack>
  );
}
