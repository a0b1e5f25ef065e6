/** Listen and Write streams in the form that the transports use. */
import type { FirestoreError } from '../contract.ts';

/** The output of a stream. */
export type StreamOutput<Message> = {
  send(message: Message): void;
  /** Ends the stream with a status. */
  fail(error: FirestoreError): void;
  /** Breaks the connection without a status, as a bad network does. */
  cut?(): void;
};

/** One open stream. */
export type Stream<Message> = {
  receive(message: Message): void;
  /** Settles once every message received so far is answered. */
  drained(): Promise<void>;
  /** The client left or the server stops; nothing is sent from now on. */
  close(): void;
};
