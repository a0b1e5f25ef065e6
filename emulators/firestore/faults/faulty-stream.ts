/** Applies faults to Listen and Write streams. */
import { setTimeout as wait } from 'node:timers/promises';
import type { FirestoreError } from '../contract.ts';
import type { Stream, StreamOutput } from '../transports/streams.ts';
import type { Faults, FaultyCall } from './faults.ts';
import { ConnectionCut, refusal } from './faulty-call.ts';
import type { FaultRule } from './rule.ts';

type Open<Request, Answer> = (output: StreamOutput<Answer>) => Stream<Request>;

/** At most one rule applies to a stream: the first that matches any of its messages, from that message on. */
export function faultyStream<Request, Answer>(
  faults: Faults,
  describe: (request: Request) => FaultyCall,
  output: StreamOutput<Answer>,
  open: Open<Request, Answer>,
): Stream<Request> {
  return new FaultyStream(faults, describe, output, open);
}

class FaultyStream<Request, Answer> implements Stream<Request> {
  readonly #faults: Faults;
  readonly #describe: (request: Request) => FaultyCall;
  readonly #output: StreamOutput<Answer>;
  readonly #inner: Stream<Request>;
  #fault: FaultRule | null = null;
  #answers = 0;
  #ended = false;
  #refused = false;
  #late: Promise<void> | null = null;

  constructor(
    faults: Faults,
    describe: (request: Request) => FaultyCall,
    output: StreamOutput<Answer>,
    open: Open<Request, Answer>,
  ) {
    this.#faults = faults;
    this.#describe = describe;
    this.#output = output;
    this.#inner = open({ send: (message) => this.#answer(message), fail: (error) => output.fail(error) });
  }

  receive(request: Request): void {
    if (this.#ended) return;
    const fault = this.#fault ?? this.#faults.meet(this.#describe(request));
    const isNew = fault !== this.#fault;
    this.#fault = fault;
    if (fault?.delayMs === undefined && this.#late === null) this.#take(request, isNew ? fault : null);
    else {
      const { delayMs = 0 } = fault ?? {};
      this.#late = (this.#late ?? Promise.resolve())
        .then(() => wait(delayMs))
        .then(() => this.#take(request, isNew ? fault : null));
    }
  }

  async drained(): Promise<void> {
    await this.#late;
    await this.#inner.drained();
  }

  close(): void {
    this.#ended = true;
    this.#inner.close();
  }

  #take(request: Request, met: FaultRule | null): void {
    if (this.#ended || this.#refused) return;
    if (met?.refuse !== undefined) void this.#refuse(refusal(met.refuse));
    else if (met !== null && (met.drop === true || met.cutAfter === 0)) this.#cut();
    else this.#inner.receive(request);
  }

  /** A client relates a refusal to its oldest unanswered message: the messages before get their answers first. */
  async #refuse(error: FirestoreError): Promise<void> {
    this.#refused = true;
    await this.#inner.drained();
    this.#output.fail(error);
  }

  /** Counted from the message at which the fault applied first. */
  #answer(message: Answer): void {
    if (this.#ended) return;
    if (this.#fault === null) {
      this.#output.send(message);
      return;
    }
    this.#answers += 1;
    if (this.#fault.lose === this.#answers) {
      this.#cut();
      return;
    }
    this.#output.send(message);
    if (this.#fault.cutAfter === this.#answers) this.#cut();
  }

  #cut(): void {
    this.#ended = true;
    if (this.#output.cut === undefined) this.#output.fail(new ConnectionCut());
    else this.#output.cut();
    // A transport that is cut informs its stream only if the stream was open.
    this.#inner.close();
  }
}
