/** The address of one part of a local Firebase. */
export type HostPort = { readonly host: string; readonly port: number };

export type Environment = {
  readonly firebase: {
    readonly projectId: string;
    readonly apiKey: string;
    readonly authDomain: string;
    readonly appId: string;
    readonly storageBucket: string;
    readonly messagingSenderId?: string;
  };
  /** null in a project without push messages */
  readonly push: { readonly vapidKey: string } | null;
  /** null means the real service */
  readonly emulators: {
    readonly auth: HostPort | null;
    readonly firestore: HostPort | null;
    readonly functions: HostPort | null;
    readonly storage: HostPort | null;
  };
};

/**
 * Returns the settings of the build; the demonstration project when none is named. Throws for an address that is not
 * `host:port`: a build with it could reach nothing.
 */
export function parseEnvironment(source: Readonly<Record<string, unknown>>): Environment {
  const text = (name: string, otherwise: string) => {
    const value = source[name];
    return typeof value === 'string' && value !== '' ? value : otherwise;
  };
  const [senderId, vapidKey] = [text('VITE_FIREBASE_SENDER_ID', ''), text('VITE_FIREBASE_VAPID_KEY', '')];
  const projectId = text('VITE_FIREBASE_PROJECT', 'demo-zoo');
  return {
    firebase: {
      projectId,
      apiKey: text('VITE_FIREBASE_API_KEY', 'demo-key'),
      authDomain: text('VITE_FIREBASE_AUTH_DOMAIN', `${projectId}.firebaseapp.com`),
      appId: text('VITE_FIREBASE_APP_ID', 'demo-app'),
      storageBucket: text('VITE_FIREBASE_STORAGE_BUCKET', `${projectId}.appspot.com`),
      ...(senderId === '' ? {} : { messagingSenderId: senderId }),
    },
    push: senderId === '' || vapidKey === '' ? null : { vapidKey },
    emulators: {
      auth: hostPort('VITE_FIREBASE_AUTH_EMULATOR', source),
      firestore: hostPort('VITE_FIRESTORE_EMULATOR', source),
      functions: hostPort('VITE_FUNCTIONS_EMULATOR', source),
      storage: hostPort('VITE_STORAGE_EMULATOR', source),
    },
  };
}

function hostPort(name: string, source: Readonly<Record<string, unknown>>): HostPort | null {
  const value = source[name];
  if (value === undefined || value === '') return null;
  const [, host, port] = (typeof value === 'string' ? /^([^:/]+):(\d{1,5})$/.exec(value) : null) ?? [];
  if (host === undefined || port === undefined)
    throw new Error(`${name} must be host:port, not ${JSON.stringify(value)}`);
  return { host, port: Number(port) };
}

export const env = parseEnvironment(import.meta.env);
