import { expect, test } from '@playwright/test';
import { DEMO_PASSWORD } from '../../scripts/seed/accounts.ts';

const FIRESTORE = `http://${process.env['FIRESTORE_EMULATOR_HOST'] ?? '127.0.0.1:8080'}`;
const AUTH = `http://${process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? '127.0.0.1:9099'}`;
const FUNCTIONS = `http://${process.env['FUNCTIONS_EMULATOR_HOST'] ?? '127.0.0.1:5001'}/${process.env['GCLOUD_PROJECT'] ?? 'demo-zoo'}`;
const DOCUMENTS = `${FIRESTORE}/v1/projects/${process.env['GCLOUD_PROJECT'] ?? 'demo-zoo'}/databases/(default)/documents`;

const INTRUDERS = [
  ['signed out', null],
  ['a keeper of another establishment', 'keeper@essential.example'],
  ['a manager of another establishment', 'manager@essential.example'],
] as const;

for (const [who, email] of INTRUDERS) {
  test(`REST returns no data of an establishment to somebody ${who}`, async ({ request }) => {
    const headers: Record<string, string> = {};
    if (email !== null) {
      const call = { data: { userMail: email, password: DEMO_PASSWORD, device: 'd'.repeat(20) } };
      const checked = await (await request.post(`${FUNCTIONS}/europe-west3/signIn`, { data: call })).json();
      const answer = await request.post(
        `${AUTH}/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=any`,
        { data: { token: checked.result.data.token, returnSecureToken: true } },
      );
      headers['Authorization'] = `Bearer ${(await answer.json()).idToken}`;
    }
    const task = 'tasks/zoo-fullcare--savane--task-1';
    const attempts = {
      get: await request.get(`${DOCUMENTS}/${task}`, { headers }),
      'list tasks': await request.get(`${DOCUMENTS}/tasks`, { headers }),
      'list people': await request.get(`${DOCUMENTS}/users`, { headers }),
      'read a manager': await request.get(`${DOCUMENTS}/users/fullcare-manager`, { headers }),
      'read the establishment': await request.get(`${DOCUMENTS}/zoo/zoo-fullcare`, { headers }),
      'read a temporary password': await request.get(`${DOCUMENTS}/temporaryPasswords/fullcare-pending`, { headers }),
      query: await request.post(`${DOCUMENTS}:runQuery`, {
        headers,
        data: { structuredQuery: { from: [{ collectionId: 'tasks' }], limit: 5 } },
      }),
      write: await request.patch(`${DOCUMENTS}/${task}?updateMask.fieldPaths=title`, {
        headers,
        data: { fields: { title: { stringValue: 'mine' } } },
      }),
      delete: await request.delete(`${DOCUMENTS}/${task}`, { headers }),
    };
    for (const [what, answer] of Object.entries(attempts)) expect([what, answer.status()]).toEqual([what, 403]);
  });
}
