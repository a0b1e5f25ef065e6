/** What Listen and Write streams look like to the transports that carry them. */
import type { FirestoreError } from '../contract.ts';

/** Where a stream puts its messages. */
export type StreamOutput<Message> = {
  send(message: Message): void;
  /** Ends the stream with a status. */
  fail(error: FirestoreError): void;
  /** Breaks the connection without a word, as a bad network does. */
  cut?(): void;
};

/** One open stream. */
export type Stream<Message> = {
  receive(message: Message): void;
  /** Settles once everything received so far is answered. */
  drained(): Promise<void>;
  /** The client left or the server stops; nothing is sent any more. */
  close(): void;
};
