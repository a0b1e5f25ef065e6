import { useTranslation } from 'react-i18next';
import { LANGUAGE_NAMES } from '#i18n/language-names.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import type { FilterAnswer } from '#ui/table/column-filter.ts';
import { isOpenAnswer } from '#ui/table/column-filter.ts';
import type { DataColumn } from '#ui/table/columns.ts';
import type { Shown } from '#ui/table/full/useFullTable.tsx';
import type { ExportFact } from './export-offer.ts';

/** Returns the facts on the second sheet: list, rows, time, language, sort and every filter. */
export function useExportFacts() {
  const { t } = useTranslation('lists');
  const { dateTime, number, list } = useFormat();
  const language = useLanguage();

  const answered = <Row>({ header, filter }: DataColumn<Row>, answer: FilterAnswer): ExportFact => {
    switch (answer.kind) {
      case 'text':
        return { label: header, value: answer.text };
      case 'number': {
        const { least, most } = answer;
        const value = [
          ...(least === null ? [] : [t('export.least', { number: number(least) })]),
          ...(most === null ? [] : [t('export.most', { number: number(most) })]),
        ];
        return { label: header, value: list(value) };
      }
      case 'choice': {
        const labelOf = (value: string) =>
          filter?.kind === 'choice' ? (filter.choices.find((one) => one.value === value)?.label ?? value) : value;
        return { label: header, value: list(answer.values.map(labelOf)) };
      }
    }
  };

  return <Row>(
    name: string,
    shown: Pick<Shown<Row>, 'columns' | 'sort' | 'answers'> & { readonly allColumns: readonly DataColumn<Row>[] },
    rows: number,
    facts: readonly ExportFact[],
    { now, isPart, cutAfter }: { readonly now: number; readonly isPart: boolean; readonly cutAfter: number | null },
  ): readonly ExportFact[] => {
    const sorted = shown.allColumns.find((column) => column.id === shown.sort?.columnId);
    const filters = [
      ...facts,
      ...shown.allColumns.flatMap((column) => {
        const answer = shown.answers[column.id];
        return answer === undefined || isOpenAnswer(answer) ? [] : [answered(column, answer)];
      }),
    ];
    return [
      { label: t('export.list'), value: name },
      { label: t('export.rows'), value: number(rows) },
      ...(isPart ? [{ label: t('export.part'), value: t('export.partText') }] : []),
      ...(cutAfter === null
        ? []
        : [{ label: t('export.part'), value: t('export.cutText', { number: number(cutAfter) }) }]),
      { label: t('export.time'), value: dateTime(now) },
      { label: t('export.language'), value: LANGUAGE_NAMES[language] },
      ...(sorted === undefined
        ? []
        : [
            {
              label: t('export.sort'),
              value: t(shown.sort?.descending === true ? 'export.descending' : 'export.ascending', {
                column: sorted.header,
              }),
            },
          ]),
      ...(filters.length === 0 ? [{ label: t('bar.filters'), value: t('export.noFilter') }] : filters),
    ];
  };
}
