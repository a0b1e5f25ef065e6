import { randomUUID } from 'node:crypto';

/** The events of a stored file. */
export type ObjectAction = 'finalized' | 'deleted' | 'metadataUpdated' | 'archived';

/** A change of one stored file; `object` is the object resource of the JSON API. */
export type ObjectEvent = {
  readonly action: ObjectAction;
  readonly object: { readonly bucket: string; readonly name: string } & Readonly<Record<string, unknown>>;
  /** RFC 3339; the present by default */
  readonly time?: string;
};

const legacyActions: Readonly<Record<ObjectAction, string>> = {
  finalized: 'finalize',
  deleted: 'delete',
  metadataUpdated: 'metadataUpdate',
  archived: 'archive',
};

/** The event types of the action, of both generations. */
export function objectEventTypes(action: ObjectAction): readonly string[] {
  return [`google.cloud.storage.object.v1.${action}`, `google.storage.object.${legacyActions[action]}`];
}

/** The structured CloudEvent of Eventarc. */
export function objectCloudEvent(event: ObjectEvent): Record<string, unknown> {
  const { bucket, name } = event.object;
  return {
    specversion: '1.0',
    id: randomUUID(),
    source: `//storage.googleapis.com/projects/_/buckets/${bucket}`,
    type: `google.cloud.storage.object.v1.${event.action}`,
    subject: `objects/${name}`,
    time: event.time ?? new Date().toISOString(),
    datacontenttype: 'application/json',
    bucket,
    data: event.object,
  };
}

/** The event of first-generation functions. */
export function legacyObjectEvent(event: ObjectEvent): Record<string, unknown> {
  const { bucket, name } = event.object;
  return {
    eventId: randomUUID(),
    timestamp: event.time ?? new Date().toISOString(),
    eventType: `google.storage.object.${legacyActions[event.action]}`,
    resource: {
      service: 'storage.googleapis.com',
      name: `projects/_/buckets/${bucket}/objects/${name}`,
      type: 'storage#object',
    },
    data: event.object,
  };
}
