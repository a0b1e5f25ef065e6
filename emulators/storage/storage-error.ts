/** An error for the client; each interface of the service writes it in its own form. */
export class StorageError extends Error {
  readonly status: number;
  /** Google's reason, `errors[0].reason` of the JSON interface */
  readonly reason: string;

  constructor(status: number, reason: string, message: string) {
    super(message);
    this.status = status;
    this.reason = reason;
  }
}

/** The request itself is invalid. */
export const invalid = (message: string): StorageError => new StorageError(400, 'invalid', message);

/** Forbidden by the rules or for lack of a signature. */
export const forbidden = (message = 'Permission denied.'): StorageError => new StorageError(403, 'forbidden', message);

/** The object does not exist. */
export const noSuchObject = (bucket: string, name: string): StorageError =>
  new StorageError(404, 'notFound', `No such object: ${bucket}/${name}`);

/** Too many bytes. */
export const tooLarge = (limit: number): StorageError =>
  new StorageError(413, 'uploadTooLarge', `The body is larger than the ${limit} bytes that are taken.`);

/** A precondition failed. */
export const conditionNotMet = (): StorageError =>
  new StorageError(412, 'conditionNotMet', 'At least one of the pre-conditions you specified did not hold.');

/** A conditional read of an unchanged object. */
export const notModified = (): StorageError => new StorageError(304, 'notModified', 'Not Modified');
