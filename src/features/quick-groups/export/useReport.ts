import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuestionSetQuery } from '#data/quick-groups/quick-evaluations.endpoints.ts';
import {
  useQuickActionsQuery,
  useQuickNotesQuery,
  useQuickObjectivesQuery,
} from '#data/quick-groups/quick-work.endpoints.ts';
import { useLazyTaskFileAddressQuery } from '#data/tasks/task-files.endpoints.ts';
import { yearOf } from '#domain/quick-evaluations/evaluation-years.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { exportName } from '#kit/list/export/export-name.ts';
import { nowMs } from '#lib/clock.ts';
import { saveFile } from '#lib/csv/save-file.ts';
import { reportError } from '#lib/log.ts';
import { useEstablishmentName } from '#state/session/establishment-name.ts';
import type { QuickGroupRow } from '../list/useQuickGroupRows.ts';
import { usePersonNames } from '../parts/usePersonNames.ts';
import type { ScoredEvaluation } from '../results/scored-evaluations.ts';
import { explained } from '../results/useGroupResults.ts';
import { loadPhotos, photosOf } from './report-pictures.ts';
import { REPORT_NAMESPACES, type ReportData, type ReportKind } from './report-data.ts';

type Step = 'idle' | 'making' | 'saved' | 'failed';
const kept = <Work extends { readonly isArchived: boolean }>(data: { readonly items: readonly Work[] } | undefined) =>
  data?.items.filter(({ isArchived }) => !isArchived);

/**
 * Returns whether the report on the evaluations of these years has all that it needs, and a function that makes it and
 * has it saved. Leaving the page stops it.
 */
export function useReport(
  { group, speciesNames, sector }: QuickGroupRow,
  scored: readonly ScoredEvaluation[],
  years: readonly number[],
) {
  const { t } = useTranslation(REPORT_NAMESPACES);
  const language = useLanguage();
  const parkName = useEstablishmentName();
  const nameOf = usePersonNames();
  const [step, setStep] = useState<Step>('idle');
  const control = useRef<AbortController | null>(null);
  useEffect(() => () => control.current?.abort(), []);
  const { groupId, zooId } = group;
  const evaluations = scored.filter(({ at }) => years.includes(yearOf(at)));
  const last = evaluations.at(-1);
  const set = useQuestionSetQuery(
    { groupId, setId: last?.evaluation.setId ?? '' },
    { skip: last === undefined },
  ).currentData;
  const notes = kept(useQuickNotesQuery({ groupId, zooId }).data);
  const objectives = kept(useQuickObjectivesQuery({ groupId, zooId }).data);
  const actions = kept(useQuickActionsQuery({ groupId, zooId }).data);

  const [ask] = useLazyTaskFileAddressQuery();
  const readAddress = (path: string) => ask(path, true).unwrap();

  const dataNow = (): Omit<ReportData, 'photos'> => {
    if (set === undefined || last === undefined || !notes || !objectives || !actions)
      throw new Error('The report lacks a part.');
    return {
      ...{ parkName, groupName: group.groupName, speciesNames, years, now: nowMs() },
      ...{ sectorName: sector?.sectorName ?? null, individualCount: group.individualCount },
      ...{ evaluations, explained: explained(set, last.evaluation), notes, objectives, actions },
    };
  };
  const make = async (kind: ReportKind) => {
    const { signal } = (control.current = new AbortController());
    setStep('making');
    try {
      const known = dataNow();
      const photos =
        kind === 'pdf' ? await loadPhotos(photosOf(evaluations), readAddress, signal) : { all: 0, pictures: [] };
      const data = { ...known, photos };
      const { makeReport } = await import('./make-report.ts');
      const file = await makeReport(kind, data, { t, language, nameOf }, signal);
      signal.throwIfAborted();
      saveFile(exportName(`${data.groupName} ${years.join(' ')}`, data.now, kind), file);
      setStep('saved');
    } catch (error) {
      if (signal.aborted) return;
      reportError(error, { where: 'quick-groups/export' });
      setStep('failed');
    }
  };
  return { step, make };
}
