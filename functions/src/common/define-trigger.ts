import type { DocumentSnapshot } from 'firebase-admin/firestore';
import {
  onDocumentCreated,
  onDocumentUpdated,
  onDocumentUpdatedWithAuthContext,
  onDocumentWritten,
  onDocumentWrittenWithAuthContext,
} from 'firebase-functions/firestore';
import type { EpochMs } from '../../../src/domain/time/epoch.ts';
import { REGION } from './firebase.ts';
import { logFailure } from './log-failure.ts';
import { isPermanentFailure } from './permanent-failure.ts';

type Trigger<Path extends string> = {
  /** its name in the deployment and in the log */
  readonly name: string;
  /** path of the documents, with the names of its ids: 'tasks/{taskId}' */
  readonly document: Path;
  /** 60 by default */
  readonly timeoutSeconds?: number;
};

/** The ids in a path: 'tasks/{taskId}' has `taskId`. */
type IdsOf<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? { readonly [Key in Name]: string } & IdsOf<Rest>
  : unknown;

/** One change of a document: its ids, the instant of the event, and the document before and after. */
export type Change<Path extends string> = {
  readonly ids: IdsOf<Path>;
  readonly at: EpochMs;
  /** a document that does not exist has no fields */
  readonly before: DocumentSnapshot;
  readonly after: DocumentSnapshot;
};

/** Returns the function that runs when a document is changed. */
export function onChange<Path extends string>(trigger: Trigger<Path>, work: (change: Change<Path>) => Promise<void>) {
  return onDocumentUpdated(optionsOf(trigger), (event) =>
    logged(trigger.name, event, async () => {
      if (event.data !== undefined) await work({ ...instantAndIds<Path>(event), ...sidesOf(event.data) });
    }),
  );
}

/**
 * Returns the function that runs when a document is changed; `by` is the id of the account that changed it, null for
 * the server.
 */
export function onChangeByPerson<Path extends string>(
  trigger: Trigger<Path>,
  work: (change: Change<Path> & { readonly by: string | null }) => Promise<void>,
) {
  return onDocumentUpdatedWithAuthContext(optionsOf(trigger), (event) =>
    logged(trigger.name, event, async () => {
      if (event.data !== undefined)
        await work({ ...instantAndIds<Path>(event), ...sidesOf(event.data), by: personOf(event) });
    }),
  );
}

/** One change of a document, the id of its event, and the account that made it; null for the server. */
export type ChangeByPerson<Path extends string> = Change<Path> & {
  readonly by: string | null;
  /** the same for every delivery of the event */
  readonly eventId: string;
};

/** Returns the function that runs when a document is created, changed or deleted, with its author. */
export function onWriteByPerson<Path extends string>(
  trigger: Trigger<Path>,
  work: (change: ChangeByPerson<Path>) => Promise<void>,
) {
  return onDocumentWrittenWithAuthContext(optionsOf(trigger), (event) =>
    logged(trigger.name, event, async () => {
      if (event.data === undefined) return;
      const by = personOf(event);
      await work({ ...instantAndIds<Path>(event), ...sidesOf(event.data), by, eventId: event.id });
    }),
  );
}

/** Returns the function that runs when a document is created, changed or deleted. */
export function onWrite<Path extends string>(trigger: Trigger<Path>, work: (change: Change<Path>) => Promise<void>) {
  return onDocumentWritten(optionsOf(trigger), (event) =>
    logged(trigger.name, event, async () => {
      if (event.data !== undefined) await work({ ...instantAndIds<Path>(event), ...sidesOf(event.data) });
    }),
  );
}

/** Returns the function that runs when a document is created. */
export function onCreation<Path extends string>(
  trigger: Trigger<Path>,
  work: (creation: Pick<Change<Path>, 'ids' | 'at'>) => Promise<void>,
) {
  return onDocumentCreated(optionsOf(trigger), (event) =>
    logged(trigger.name, event, () => work(instantAndIds<Path>(event))),
  );
}

type AnyEvent = { readonly params: object; readonly time: string };

/** Returns the account of a person who wrote with the rights of the rules; null for the server and for the system. */
function personOf({ authType, authId }: { readonly authType: string; readonly authId?: string | undefined }) {
  return authType === 'unknown' ? (authId ?? null) : null;
}

/** An event whose work failed is delivered again, for up to a day, unless no repetition could pass. */
function optionsOf<Path extends string>({ document, timeoutSeconds = 60 }: Trigger<Path>) {
  return { document, region: REGION, memory: '256MiB', timeoutSeconds, retry: true } as const;
}

function sidesOf({ before, after }: { readonly before: DocumentSnapshot; readonly after: DocumentSnapshot }) {
  return { before, after };
}

function instantAndIds<Path extends string>({ params, time }: AnyEvent) {
  return { ids: params as IdsOf<Path>, at: Date.parse(time) };
}

async function logged(name: string, { params }: AnyEvent, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (failure) {
    const isPermanent = isPermanentFailure(failure);
    logFailure(name, failure, {
      ...shortened(params as Record<string, string>),
      ...(isPermanent && { givenUp: 'yes' }),
    });
    if (!isPermanent) throw failure;
  }
}

/** Ids come from outside: a long one would fill the log, and an invisible sign could change how it reads. */
function shortened(ids: Readonly<Record<string, string>>): Record<string, string> {
  const named = (id: string) => {
    const plain = id.replaceAll(/[\p{Cc}\p{Cf}]/gu, '?');
    return plain.length <= MAX_LOGGED_ID ? plain : `${plain.slice(0, MAX_LOGGED_ID)}…`;
  };
  return Object.fromEntries(Object.entries(ids).map(([name, id]) => [name, named(id)]));
}

const MAX_LOGGED_ID = 200;
