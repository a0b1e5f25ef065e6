import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ObservationSession } from '#domain/observation-sessions/session.ts';
import type { ExchangeKind } from '#domain/session-exchange/exchanged-session.ts';
import { exportName } from '#kit/list/export/export-name.ts';
import { saveFile } from '#lib/csv/save-file.ts';
import { reportError } from '#lib/log.ts';
import { useSessionsForFile } from './useSessionsForFile.ts';

/** How far a file is. */
export type SessionFileState =
  | { readonly step: 'idle' }
  | { readonly step: 'making'; readonly done: number; readonly total: number }
  | { readonly step: 'saved'; readonly count: number }
  | { readonly step: 'failed' };

const ENDINGS = {
  'enclos-json': { ending: 'json', type: 'application/json;charset=utf-8' },
  'enclos-csv': { ending: 'csv', type: 'text/csv;charset=utf-8' },
  'boris-events': { ending: 'tsv', type: 'text/tab-separated-values;charset=utf-8' },
  'boris-project': { ending: 'boris', type: 'application/json;charset=utf-8' },
  zoomonitor: { ending: 'csv', type: 'text/csv;charset=utf-8' },
} as const satisfies Record<ExchangeKind, object>;

/** Makes files of sessions and has the browser save them; `stop` and leaving the page leave the file unmade. */
export function useSessionFile(campaignNameOf: (campaignId: string) => string) {
  const { t } = useTranslation('session-files');
  const readSessions = useSessionsForFile(campaignNameOf);
  const [state, setState] = useState<SessionFileState>({ step: 'idle' });
  const control = useRef<AbortController | null>(null);
  useEffect(() => () => control.current?.abort(), []);

  const make = async (kind: ExchangeKind, sessions: readonly ObservationSession[]): Promise<void> => {
    if (control.current !== null) return;
    const { signal } = (control.current = new AbortController());
    const total = sessions.length;
    setState({ step: 'making', done: 0, total });
    try {
      const way = { signal, report: (done: number) => setState({ step: 'making', done, total }) };
      const content = await readSessions(kind, sessions, way);
      const { writeSessionFile } = await import('./write-session-file.ts');
      const text = await writeSessionFile(content, signal);
      signal.throwIfAborted();
      const { ending, type } = ENDINGS[kind];
      saveFile(exportName(t('fileName'), content.now, ending), text, type);
      setState({ step: 'saved', count: total });
    } catch (error) {
      if (!signal.aborted) reportError(error, { where: 'observation-sessions/export' });
      setState({ step: signal.aborted ? 'idle' : 'failed' });
    } finally {
      control.current = null;
    }
  };
  return { state, make, stop: () => control.current?.abort() };
}
