import { generateKeyPairSync } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Writes the key of a service account that exists nowhere else into a folder, anew at each start, and returns its path
 * for GOOGLE_APPLICATION_CREDENTIALS. Google's library signs file URLs with it; the local Storage checks their form and
 * expiry. It also keeps functions away from any real account of the machine.
 */
export async function writeSigningKey(folder: string, projectId: string): Promise<string> {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  const account = {
    type: 'service_account',
    project_id: projectId,
    private_key_id: 'local',
    private_key: privateKey,
    client_email: `local@${projectId}.iam.gserviceaccount.com`,
    client_id: '0',
    token_uri: 'https://oauth2.googleapis.com/token',
  };
  await mkdir(folder, { recursive: true });
  const path = join(folder, 'signing-key.json');
  await writeFile(path, `${JSON.stringify(account, null, 2)}\n`, { mode: 0o600 });
  return path;
}
