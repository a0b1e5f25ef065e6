import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Exports and imports the accounts of firebase-tools' Auth emulator, as `firebase emulators:export` does. */
export type AccountsTransfer = {
  /** Writes accounts and settings into the folder; returns the number of accounts. */
  exportTo(folder: string): Promise<number>;
  /** Replaces all accounts and settings with those of the folder. */
  importFrom(folder: string): Promise<void>;
};

const ACCOUNTS = 'accounts.json';
const SETTINGS = 'config.json';

export function accountsTransfer(authOrigin: string, projectId: string): AccountsTransfer {
  const toolkit = `${authOrigin}/identitytoolkit.googleapis.com/v1/projects/${projectId}`;
  const emulator = `${authOrigin}/emulator/v1/projects/${projectId}`;
  return {
    async exportTo(folder) {
      const accounts = await ask('GET', `${toolkit}/accounts:batchGet?maxResults=-1`);
      await writeFile(join(folder, ACCOUNTS), accounts);
      await writeFile(join(folder, SETTINGS), await ask('GET', `${emulator}/config`));
      return usersIn(accounts).length;
    },
    async importFrom(folder) {
      const accounts = await readFile(join(folder, ACCOUNTS), 'utf8');
      const settings = await readFile(join(folder, SETTINGS), 'utf8');
      await ask('DELETE', `${emulator}/accounts`);
      await ask('PATCH', `${emulator}/config`, settings);
      // The emulator refuses an empty list.
      if (usersIn(accounts).length > 0) await ask('POST', `${toolkit}/accounts:batchCreate`, accounts);
    },
  };
}

async function ask(method: string, address: string, body?: string): Promise<string> {
  const response = await fetch(address, {
    method,
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`the accounts could not be transferred: ${method} ${address}: ${text}`);
  const failures = (JSON.parse(text) as { error?: readonly { message?: string }[] }).error ?? [];
  if (failures.length > 0) throw new Error(`an account could not be transferred: ${failures[0]?.message ?? text}`);
  return text;
}

function usersIn(text: string): readonly unknown[] {
  return (JSON.parse(text) as { users?: readonly unknown[] }).users ?? [];
}
