import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/useFormat.ts';
import type { TableTexts } from '#ui/table/full/table-texts.ts';

/** Stands for a row's name in a sentence that is looked up once for thousands of rows. */
const NAME = '\uE000';

/** The words of every list, in the language of the page. */
export function useTableTexts(): TableTexts {
  const { t } = useTranslation(['lists', 'common', 'words']);
  const { number } = useFormat();
  return useMemo(() => {
    const [beforeName = '', afterName = ''] = t('select.row', { name: NAME }).split(NAME);
    return {
      selectAll: t('select.all'),
      selectRow: (name) => `${beforeName}${name}${afterName}`,
      selected: (count) => t('select.count', { count }),
      clearSelection: t('select.clear'),
      bulkLabel: t('select.label'),
      otherActions: t('select.others'),
      progress: (done, total) => t('words:doneOfTotal', { done: number(done), total: number(total) }),
      stop: t('words:stop'),
      toolsLabel: t('tools'),
      columns: {
        title: t('columns.title'),
        hint: t('columns.hint'),
        close: t('common:close'),
        earlier: (name) => t('columns.earlier', { name }),
        later: (name) => t('columns.later', { name }),
        moved: (name, place, count) => t('columns.moved', { name, place, total: count }),
        alwaysShown: t('columns.alwaysShown'),
        reset: t('columns.reset'),
        drag: (name) => t('columns.drag', { name }),
        pin: (name) => t('columns.pin', { name }),
        width: (name) => t('columns.width', { name }),
        compact: t('columns.compact'),
        density: t('columns.density'),
        densities: { comfortable: t('values.density.comfortable'), compact: t('values.density.compact') },
      },
      filters: {
        open: t('filters.open'),
        openSet: (count) => t('filters.openSet', { count }),
        label: t('filters.label'),
        clear: t('filters.clear'),
        any: t('filters.any'),
        least: (name) => t('filters.least', { name }),
        most: (name) => t('filters.most', { name }),
        noneTitle: t('words:noResult'),
        noneText: t('filters.noneText'),
      },
      more: {
        load: t('more.load'),
        loading: t('more.loading'),
        failed: t('more.failed'),
        retry: t('common:retry'),
      },
      sort: {
        label: t('sort.label'),
        ascending: t('sort.ascending'),
        descending: t('sort.descending'),
      },
    };
  }, [t, number]);
}
