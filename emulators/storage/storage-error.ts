/** What a request is refused with; each interface of the service writes it in its own form. */
export class StorageError extends Error {
  readonly status: number;
  /** Google's word for it, `errors[0].reason` of the JSON interface */
  readonly reason: string;

  constructor(status: number, reason: string, message: string) {
    super(message);
    this.status = status;
    this.reason = reason;
  }
}

/** The request itself is wrong. */
export const invalid = (message: string): StorageError => new StorageError(400, 'invalid', message);

/** Rules or a missing signature forbid it. */
export const forbidden = (message = 'Permission denied.'): StorageError => new StorageError(403, 'forbidden', message);

/** There is no such object. */
export const noSuchObject = (bucket: string, name: string): StorageError =>
  new StorageError(404, 'notFound', `No such object: ${bucket}/${name}`);

/** More bytes than are taken. */
export const tooLarge = (limit: number): StorageError =>
  new StorageError(413, 'uploadTooLarge', `The body is larger than the ${limit} bytes that are taken.`);

/** A precondition does not hold. */
export const conditionNotMet = (): StorageError =>
  new StorageError(412, 'conditionNotMet', 'At least one of the pre-conditions you specified did not hold.');

/** A read asked for only if something changed, and nothing has. */
export const notModified = (): StorageError => new StorageError(304, 'notModified', 'Not Modified');
