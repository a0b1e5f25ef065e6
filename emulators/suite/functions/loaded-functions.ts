/** A function that firebase-tools has loaded. */
export type LoadedFunction = {
  /** region and name joined by a hyphen, as in firebase-tools' addresses and logs */
  readonly id: string;
  readonly name: string;
  readonly region: string;
  readonly timeoutSeconds: number;
  /** whether it is retried after it threw */
  readonly retries: boolean;
  readonly kind: FunctionKind;
};

export type FunctionKind =
  | { readonly on: 'request' }
  | {
      readonly on: 'document';
      readonly form: EventForm;
      readonly change: DocumentChangeKind;
      readonly eventType: string;
      readonly database: string;
      readonly pattern: string;
    }
  | { readonly on: 'object'; readonly form: EventForm; readonly eventType: string; readonly bucket: string }
  | { readonly on: 'schedule'; readonly expression: string; readonly timeZone: string }
  | { readonly on: 'other' };

/** `legacy` means the event format of first-generation functions. */
export type EventForm = 'cloudevent' | 'legacy';

export type DocumentChangeKind = 'created' | 'updated' | 'deleted' | 'written';

const NAMES_NO_DOCUMENT = 'A document trigger of /backends names no document: firebase-tools has changed its form.';

/** Cloud Scheduler's time zone for a function without one. */
const DEFAULT_ZONE = 'UTC';

const documentEvent =
  /^google\.cloud\.firestore\.document\.v1\.(created|updated|deleted|written)(?:\.withAuthContext)?$/;
const legacyDocumentEvent = /^providers\/cloud\.firestore\/eventTypes\/document\.(create|update|delete|write)$/;
const legacyChanges = { create: 'created', update: 'updated', delete: 'deleted', write: 'written' } as const;
const legacyResource = /^projects\/[^/]+\/databases\/([^/]+)\/documents\/(.+)$/;
const objectEvent = /^google\.(cloud\.storage\.object\.v1\.|storage\.object\.)[A-Za-z]+$/;

/**
 * Reads the response of `GET /backends`. firebase-tools does not document the format; a contract test watches it.
 * Throws a plain sentence for another format.
 * @param retrying the names of the functions with retry, which the response does not contain
 */
export function readLoadedFunctions(answer: unknown, retrying: ReadonlySet<string> = new Set()): LoadedFunction[] {
  const backends = listIn(answer, 'backends', 'the answer of /backends');
  return backends
    .flatMap((backend) => listIn(backend, 'functionTriggers', 'a backend of /backends'))
    .map((trigger) => readFunction(trigger, retrying));
}

function readFunction(trigger: unknown, retrying: ReadonlySet<string>): LoadedFunction {
  const { id, name, region, timeoutSeconds } = fields(trigger);
  if (typeof id !== 'string' || typeof name !== 'string' || typeof region !== 'string') {
    throw new Error('A function of /backends has no id, name or region: firebase-tools has changed its form.');
  }
  return {
    id,
    name,
    region,
    timeoutSeconds: typeof timeoutSeconds === 'number' ? timeoutSeconds : 60,
    retries: retrying.has(name),
    kind: readKind(fields(trigger)),
  };
}

function readKind(trigger: Record<string, unknown>): FunctionKind {
  if (trigger['httpsTrigger'] !== undefined) return { on: 'request' };
  const schedule = fields(trigger['schedule']);
  if (typeof schedule['schedule'] === 'string') {
    const zone = schedule['timeZone'];
    return {
      on: 'schedule',
      expression: schedule['schedule'],
      timeZone: typeof zone === 'string' ? zone : DEFAULT_ZONE,
    };
  }
  const event = fields(trigger['eventTrigger']);
  const eventType = typeof event['eventType'] === 'string' ? event['eventType'] : '';
  return readDocumentKind(event, eventType) ?? readObjectKind(event, eventType) ?? { on: 'other' };
}

function readDocumentKind(event: Record<string, unknown>, eventType: string): FunctionKind | null {
  const legacy = legacyDocumentEvent.exec(eventType)?.[1] as keyof typeof legacyChanges | undefined;
  if (legacy !== undefined) {
    const [, database, pattern] = legacyResource.exec(String(event['resource'])) ?? [];
    if (database === undefined || pattern === undefined) throw new Error(NAMES_NO_DOCUMENT);
    return { on: 'document', form: 'legacy', change: legacyChanges[legacy], eventType, database, pattern };
  }
  const change = documentEvent.exec(eventType)?.[1] as DocumentChangeKind | undefined;
  if (change === undefined) return null;
  const exact = fields(event['eventFilters']);
  const pattern = fields(event['eventFilterPathPatterns'])['document'] ?? exact['document'];
  if (typeof pattern !== 'string') throw new Error(NAMES_NO_DOCUMENT);
  const database = exact['database'];
  return {
    on: 'document',
    form: 'cloudevent',
    change,
    eventType,
    database: typeof database === 'string' ? database : '(default)',
    pattern,
  };
}

function readObjectKind(event: Record<string, unknown>, eventType: string): FunctionKind | null {
  if (!objectEvent.test(eventType)) return null;
  const form: EventForm = eventType.startsWith('google.storage.') ? 'legacy' : 'cloudevent';
  const resource = event['resource'] ?? fields(event['eventFilters'])['bucket'];
  if (typeof resource !== 'string')
    throw new Error('A storage trigger of /backends names no bucket: firebase-tools has changed its form.');
  return { on: 'object', form, eventType, bucket: resource.replace(/^projects\/_\/buckets\//, '') };
}

function listIn(value: unknown, key: string, where: string): unknown[] {
  const list = fields(value)[key];
  if (!Array.isArray(list)) throw new Error(`"${key}" is missing in ${where}: firebase-tools has changed its form.`);
  return list;
}

function fields(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
