import { type ContextEvent, contextEntryOf } from './context-answers.ts';
import { type Excluding, focalEntriesOf, type FocalEvent } from './focal-recorder.ts';
import { type OpenScan, type ScanEvent, stepScan } from './scan-recorder.ts';
import type { SessionEntry } from './session.ts';

/** An act of an observer: in a scan, in a focal observation, or about the context. */
export type RecorderEvent = ScanEvent | FocalEvent | ContextEvent;

/** A session that is being recorded on this device: what the screens show, and what the device keeps. */
export type Recorder = {
  /** the scan that is not closed yet; null between scans and in focal sampling */
  readonly open: OpenScan | null;
  /** the entries of this device, in their order */
  readonly entries: readonly SessionEntry[];
};

const SCAN_EVENTS: Readonly<Record<ScanEvent['type'], true>> = {
  startScan: true,
  correctScan: true,
  tap: true,
  notVisible: true,
  notDone: true,
  place: true,
  neighbour: true,
  near: true,
  interaction: true,
  removeInteraction: true,
  closeScan: true,
  dropScan: true,
};

function isScanEvent(event: RecorderEvent): event is ScanEvent {
  return event.type in SCAN_EVENTS;
}

/**
 * Returns the recorder after an event, and the entries that the event made: those go into the journal. An event that does
 * not fit returns the same recorder and no entries. Times and ids come with the event.
 */
export function recorded(
  recorder: Recorder,
  event: RecorderEvent,
  behaviours: readonly Excluding[],
): { readonly recorder: Recorder; readonly made: readonly SessionEntry[] } {
  const { open, entries } = recorder;
  if (!isScanEvent(event)) {
    const made =
      event.type === 'answerContext' ? contextEntryOf(event, entries) : focalEntriesOf(event, entries, behaviours);
    return { recorder: made.length === 0 ? recorder : { open, entries: [...entries, ...made] }, made };
  }
  const step = stepScan(open, event, entries);
  const made = step.entry === null ? [] : [step.entry];
  if (step.open === open && made.length === 0) return { recorder, made };
  return { recorder: { open: step.open, entries: [...entries, ...made] }, made };
}
