/**
 * The sentence with which a service of the local Firebase refuses to start over data that exist and cannot be read: an
 * empty start would lose them.
 */
export function unreadableFile(service: 'Firestore' | 'Storage' | 'Auth', path: string, error: unknown): Error {
  const code = (error as NodeJS.ErrnoException).code ?? String(error);
  return new Error(
    `The local ${service} cannot read ${path} (${code}). Nothing was changed and nothing was removed. ` +
      'Make it a readable file again, or move it away, then start again.',
    { cause: error },
  );
}

/** Whether an error of the file system means that the file does not exist. */
export function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT';
}
