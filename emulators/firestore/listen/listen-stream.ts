/** The Listen stream in the form that the transports use. */
import { FirestoreError } from '../contract.ts';
import type { Backend, Caller } from '../contract.ts';
import { callContext } from '../transports/caller.ts';
import { databaseOf } from '../transports/resource-names.ts';
import { asFirestoreError } from '../transports/status.ts';
import type { Stream, StreamOutput } from '../transports/streams.ts';
import type { ListenRequest, ListenResponse } from '../wire.ts';
import type { ListenHub } from './hub.ts';
import { ListenSession } from './listen-session.ts';

export type ListenStreamOptions = {
  readonly backend: Backend;
  readonly hub: ListenHub;
  readonly log: (line: string) => void;
  readonly output: StreamOutput<ListenResponse>;
  /** throws when the credentials are unusable */
  readonly caller: () => Caller;
};

/** Opens the session with the first message, which names the database. */
export function openListenStream(options: ListenStreamOptions): Stream<ListenRequest> {
  const { backend, hub, output, log } = options;
  let session: ListenSession | null = null;
  let ended = false;

  const process = (request: ListenRequest): void => {
    if (session === null) {
      const context = callContext(databaseOf(request.database), options.caller());
      // A named database is refused per target: a client whose stream fails would retry for ever.
      session = new ListenSession({ backend, hub, output, context });
    } else if (request.database !== undefined && request.database !== '' && request.database !== session.database) {
      throw new FirestoreError(
        'INVALID_ARGUMENT',
        `This stream listens to ${session.database}, not to ${request.database}.`,
      );
    }
    if (request.addTarget !== undefined) session.addTarget(request.addTarget);
    else if (request.removeTarget !== undefined) session.removeTarget(request.removeTarget);
  };

  return {
    receive: (request) => {
      if (ended) return;
      try {
        process(request);
      } catch (error) {
        output.fail(asFirestoreError(error, log));
      }
    },
    drained: () => Promise.resolve(),
    close: () => {
      ended = true;
      session?.close();
    },
  };
}
