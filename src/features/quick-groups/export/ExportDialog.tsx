import { Alert, Button, Checkbox, Group, Radio, Stack, Text } from '@mantine/core';
import { IconFileDownload, IconLock } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { maySee } from '#domain/access/may-see.ts';
import { appError } from '#domain/errors/app-error.ts';
import type { ErrorCode } from '#domain/errors/catalogue.ts';
import { yearsOf } from '#domain/quick-evaluations/evaluation-years.ts';
import { useErrorMessage } from '#i18n/error-message.ts';
import { useActor } from '#state/session/use-session.ts';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import type { QuickGroupRow } from '../list/useQuickGroupRows.ts';
import { scoredEvaluations } from '../results/scored-evaluations.ts';
import type { Scored } from '../results/useGroupResults.ts';
import { REPORT_KINDS, type ReportKind } from './report-data.ts';
import { useReport } from './useReport.ts';

/** Chooses the years and the kind of file of a report on a group, and has it saved. */
export function ExportDialog({
  row,
  finished,
  onClose,
}: {
  readonly row: QuickGroupRow;
  /** the latest first */
  readonly finished: readonly Scored[];
  readonly onClose: () => void;
}) {
  const { t } = useTranslation(['quick-export', 'common', 'words']);
  const messageOf = useErrorMessage();
  const hasPdf = maySee(useActor(), 'quickEvaluationPdf');
  const scored = scoredEvaluations(finished);
  const offered = yearsOf(scored.map(({ at }) => at));
  const [years, setYears] = useState<readonly number[]>(offered.slice(0, 1).map(({ year }) => year));
  const [kind, setKind] = useState<ReportKind>(hasPdf ? 'pdf' : 'xlsx');
  const [fault, setFault] = useState<ErrorCode | null>(null);
  const report = useReport(row, scored, years);
  const start = () => {
    setFault(years.length === 0 ? 'export/year-required' : null);
    if (years.length > 0) void report.make(kind);
  };
  return (
    <Dialog title={t('title')} closeLabel={t('common:close')} onClose={onClose}>
      <Stack gap="md">
        <Checkbox.Group
          label={t('years')}
          error={fault === null ? undefined : messageOf(appError(fault))}
          value={years.map(String)}
          onChange={(chosen) => {
            setYears(offered.map(({ year }) => year).filter((year) => chosen.includes(String(year))));
            setFault(null);
          }}
        >
          <Stack gap="xs" mt="xs">
            {offered.map(({ year, count }) => (
              <Checkbox key={year} value={String(year)} label={t('yearCount', { year: String(year), count })} />
            ))}
          </Stack>
        </Checkbox.Group>
        <Radio.Group
          label={t('kind')}
          value={kind}
          onChange={(next) => setKind(REPORT_KINDS.find((one) => one === next) ?? kind)}
        >
          <Stack gap="xs" mt="xs">
            {REPORT_KINDS.map((one) => {
              const isLocked = one === 'pdf' && !hasPdf;
              return (
                <Radio
                  key={one}
                  value={one}
                  disabled={isLocked}
                  label={
                    <Group component="span" gap={6}>
                      {isLocked && <IconLock size={16} aria-hidden />}
                      {t(`values.kind.${one}`)}
                    </Group>
                  }
                  description={isLocked ? messageOf(appError('export/pdf-locked')) : t(`values.kindText.${one}`)}
                />
              );
            })}
          </Stack>
        </Radio.Group>
        {report.step === 'failed' && (
          <Alert color="red" role="alert">
            {messageOf(appError('export/report-failed'))}
          </Alert>
        )}
        <Text fz="sm" role="status" c="dimmed">
          {report.step === 'making' && t('making')}
          {report.step === 'saved' && t('saved')}
        </Text>
        <Group justify="flex-end" gap="sm" data-action-bar>
          <Button variant="default" mih={44} onClick={onClose}>
            {t(report.step === 'saved' ? 'common:close' : 'words:cancel')}
          </Button>
          <Button
            mih={44}
            loading={report.step === 'making'}
            leftSection={<IconFileDownload size={18} aria-hidden />}
            onClick={start}
          >
            {t('make')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
