/** What the suite needs to know of a function that firebase-tools has loaded. */
export type LoadedFunction = {
  /** region and name joined by a hyphen: the name firebase-tools gives it in its addresses and logs */
  readonly id: string;
  readonly name: string;
  readonly region: string;
  readonly timeoutSeconds: number;
  readonly kind: FunctionKind;
};

export type FunctionKind =
  | { readonly on: 'request' }
  | {
      readonly on: 'document';
      readonly change: DocumentChangeKind;
      readonly eventType: string;
      readonly database: string;
      readonly pattern: string;
    }
  | { readonly on: 'schedule'; readonly expression: string; readonly timeZone: string }
  | { readonly on: 'other' };

export type DocumentChangeKind = 'created' | 'updated' | 'deleted' | 'written';

/** Where Cloud Scheduler's clock stands when a function names no zone. */
const USUAL_ZONE = 'UTC';

const documentEvent =
  /^google\.cloud\.firestore\.document\.v1\.(created|updated|deleted|written)(?:\.withAuthContext)?$/;

/**
 * Reads the answer of `GET /backends`. The form is not documented by firebase-tools; a contract test watches it.
 * Throws a plain sentence when the answer has another form.
 */
export function readLoadedFunctions(answer: unknown): LoadedFunction[] {
  const backends = listIn(answer, 'backends', 'the answer of /backends');
  return backends.flatMap((backend) => listIn(backend, 'functionTriggers', 'a backend of /backends')).map(readFunction);
}

function readFunction(trigger: unknown): LoadedFunction {
  const { id, name, region, timeoutSeconds } = fields(trigger);
  if (typeof id !== 'string' || typeof name !== 'string' || typeof region !== 'string') {
    throw new Error('A function of /backends has no id, name or region: firebase-tools has changed its form.');
  }
  return {
    id,
    name,
    region,
    timeoutSeconds: typeof timeoutSeconds === 'number' ? timeoutSeconds : 60,
    kind: readKind(fields(trigger)),
  };
}

function readKind(trigger: Record<string, unknown>): FunctionKind {
  if (trigger['httpsTrigger'] !== undefined) return { on: 'request' };
  const schedule = fields(trigger['schedule']);
  if (typeof schedule['schedule'] === 'string') {
    const zone = schedule['timeZone'];
    return { on: 'schedule', expression: schedule['schedule'], timeZone: typeof zone === 'string' ? zone : USUAL_ZONE };
  }
  const event = fields(trigger['eventTrigger']);
  const eventType = typeof event['eventType'] === 'string' ? event['eventType'] : '';
  const change = documentEvent.exec(eventType)?.[1] as DocumentChangeKind | undefined;
  if (change === undefined) return { on: 'other' };
  const exact = fields(event['eventFilters']);
  const pattern = fields(event['eventFilterPathPatterns'])['document'] ?? exact['document'];
  if (typeof pattern !== 'string')
    throw new Error('A document trigger of /backends names no document: firebase-tools has changed its form.');
  const database = exact['database'];
  return {
    on: 'document',
    change,
    eventType,
    database: typeof database === 'string' ? database : '(default)',
    pattern,
  };
}

function listIn(value: unknown, key: string, where: string): unknown[] {
  const list = fields(value)[key];
  if (!Array.isArray(list)) throw new Error(`"${key}" is missing in ${where}: firebase-tools has changed its form.`);
  return list;
}

function fields(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
