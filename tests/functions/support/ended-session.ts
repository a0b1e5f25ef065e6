import type { Person } from './park.ts';

/** Ends a person's sessions as of a minute from now: their token is too old, in whichever second it was issued. */
export async function endSessions({ userId }: Pick<Person, 'userId'>): Promise<void> {
  const host = process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? '';
  const project = process.env['GCLOUD_PROJECT'] ?? 'demo-zoo';
  const response = await fetch(`http://${host}/identitytoolkit.googleapis.com/v1/projects/${project}/accounts:update`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ localId: userId, validSince: String(Math.floor(Date.now() / 1_000) + 60) }),
  });
  if (!response.ok) throw new Error(`The sessions could not be ended: ${await response.text()}`);
}
