import { expect, it } from 'vitest';
import { localConfig, widenPolicy } from './local-config.ts';
import { choosePorts } from './ports.ts';

it('the page may fetch from the local addresses, and scripts stay restricted', () => {
  expect(
    widenPolicy("default-src 'self'; script-src 'self'; connect-src 'self' https://a.example", ['http://127.0.0.1:1']),
  ).toBe("default-src 'self'; script-src 'self'; connect-src 'self' https://a.example http://127.0.0.1:1");
});

it('every port is moved, and the rest of the configuration stays', () => {
  const policy = { key: 'Content-Security-Policy', value: "connect-src 'self'" };
  const other = { key: 'X-Frame-Options', value: 'DENY' };
  const config = {
    firestore: { rules: 'a.rules' },
    hosting: { public: 'dist', headers: [{ source: '**', headers: [policy, other] }] },
  };
  const local = localConfig(config, '127.0.0.1', choosePorts({}, 10_000));
  expect(local.firestore).toEqual({ rules: 'a.rules' });
  expect(local.emulators).toMatchObject({
    auth: { host: '127.0.0.1', port: 19_099 },
    hub: { port: 14_400 },
    ui: { enabled: false },
  });
  expect(local.hosting).toEqual({
    public: 'dist',
    headers: [
      {
        source: '**',
        headers: [
          {
            ...policy,
            value:
              "connect-src 'self' http://127.0.0.1:19099 http://127.0.0.1:18080 http://127.0.0.1:15001 http://127.0.0.1:19199",
          },
          other,
        ],
      },
    ],
  });
});
