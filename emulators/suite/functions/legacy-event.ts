import { timestamp, type DocumentEvent, updateMask } from './document-event.ts';

/** The event of first-generation functions for a change of a document. */
export function legacyDocumentEvent(event: DocumentEvent, eventType: string): Record<string, unknown> {
  return {
    eventId: `${event.version}-${event.path}`,
    eventType,
    timestamp: timestamp(event.version),
    resource: `projects/${event.project}/databases/${event.database}/documents/${event.path}`,
    data: { value: event.after ?? {}, oldValue: event.before ?? {}, updateMask: updateMask(event) },
  };
}
