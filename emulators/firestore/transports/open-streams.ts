/** Opens Listen and Write streams for the transports. */
import type { Backend, Caller } from '../contract.ts';
import type { Faults } from '../faults/faults.ts';
import { faultyStream } from '../faults/faulty-stream.ts';
import type { Transport } from '../faults/rule.ts';
import type { ListenHub } from '../listen/hub.ts';
import { openListenStream } from '../listen/listen-stream.ts';
import type { ListenRequest, ListenResponse, WriteRequest, WriteResponse } from '../wire.ts';
import type { WriteStreams } from '../write-stream/write-stream.ts';
import { callerFromAuthorization, uidOf } from './caller.ts';
import type { Stream, StreamOutput } from './streams.ts';
import { untilExpiry } from './until-expiry.ts';

export type StreamParts = {
  readonly backend: Backend;
  readonly hub: ListenHub;
  readonly writeStreams: WriteStreams;
  readonly faults: Faults;
  readonly log: (line: string) => void;
};

export type StreamOrigin = { readonly transport: Transport; readonly authorization: string | undefined };

/** The two streams of the service, with their common parts: expiry of tokens, and faults. */
export class OpenStreams {
  readonly #parts: StreamParts;

  constructor(parts: StreamParts) {
    this.#parts = parts;
  }

  listen(origin: StreamOrigin, output: StreamOutput<ListenResponse>): Stream<ListenRequest> {
    const { backend, hub, log } = this.#parts;
    const caller = callerOf(origin);
    return this.#wrapped('Listen', origin, caller, output, (inner) =>
      openListenStream({ backend, hub, log, output: inner, caller }),
    );
  }

  write(origin: StreamOrigin, output: StreamOutput<WriteResponse>): Stream<WriteRequest> {
    const caller = callerOf(origin);
    return this.#wrapped('Write', origin, caller, output, (inner) =>
      this.#parts.writeStreams.open({ output: inner, caller }),
    );
  }

  #wrapped<Request, Answer>(
    method: string,
    { transport, authorization }: StreamOrigin,
    caller: () => Caller,
    output: StreamOutput<Answer>,
    open: (output: StreamOutput<Answer>) => Stream<Request>,
  ): Stream<Request> {
    const describe = (request: Request) => ({ method, transport, uid: () => uidOf(authorization), request });
    return untilExpiry(faultyStream(this.#parts.faults, describe, output, open), output, caller);
  }
}

function callerOf({ authorization }: StreamOrigin): () => Caller {
  return () => callerFromAuthorization(authorization, Date.now());
}
