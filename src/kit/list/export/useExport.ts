import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nowMs } from '#lib/clock.ts';
import { saveFile } from '#lib/csv/save-file.ts';
import { reportError } from '#lib/log.ts';
import type { Shown } from '#ui/table/full/useFullTable.tsx';
import { exportName } from './export-name.ts';
import type { ExportKind, ExportOffer } from './export-offer.ts';
import { useExportFacts } from './useExportFacts.ts';

export type ExportState =
  | { readonly step: 'idle' }
  | { readonly step: 'reading'; readonly read: number }
  | { readonly step: 'writing'; readonly done: number; readonly total: number }
  | { readonly step: 'saved'; readonly rows: number; readonly cutAfter: number | null }
  | { readonly step: 'failed'; readonly kind: ExportKind };

/** Makes the file of a list and has the browser save it; `stop` leaves it unmade. */
export function useExport<Row>(offerNow: () => ExportOffer<Row>, shownNow: () => Shown<Row>) {
  const { t } = useTranslation('lists');
  const factsOf = useExportFacts();
  const [state, setState] = useState<ExportState>({ step: 'idle' });
  const control = useRef<AbortController | null>(null);
  useEffect(() => () => control.current?.abort(), []);

  const make = async (kind: ExportKind, signal: AbortSignal) => {
    const now = nowMs();
    const offer = offerNow();
    setState({ step: 'reading', read: 0 });
    const all = await offer.allRows?.({ signal, report: (read) => setState({ step: 'reading', read }) });
    signal.throwIfAborted();
    const shown = shownNow();
    const rows = all === undefined ? shown.rows : shown.arrange(all.rows);
    const cutAfter = all?.cutAfter ?? null;
    setState({ step: 'writing', done: 0, total: rows.length });
    const { writeExport } = await import('./write-export.ts');
    const words = {
      name: offer.name,
      about: t('export.about'),
      facts: factsOf(offer.name, shown, rows.length, offer.facts ?? [], {
        now,
        isPart: offer.isPart === true,
        cutAfter,
      }),
    };
    const file = await writeExport(kind, { rows, columns: shown.columns, totals: offer.totals?.(rows) }, words, {
      signal,
      onProgress: (done, total) => setState({ step: 'writing', done, total }),
    });
    saveFile(exportName(offer.name, now, kind), file);
    setState({ step: 'saved', rows: rows.length, cutAfter });
  };

  const start = (kind: ExportKind) => {
    if (control.current !== null) return;
    const { signal } = (control.current = new AbortController());
    void make(kind, signal)
      .catch((error: unknown) => {
        if (signal.aborted) return setState({ step: 'idle' });
        reportError(error, { where: 'kit/list' });
        return setState({ step: 'failed', kind });
      })
      .finally(() => {
        control.current = null;
      });
  };
  return { state, start, stop: () => control.current?.abort() };
}
