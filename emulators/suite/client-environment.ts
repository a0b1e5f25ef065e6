import { type Ports, portVariables } from './ports.ts';

/** The environment variables by which tests, scripts and the app find a running suite. */
export function clientEnvironment(host: string, ports: Ports, projectId: string): Record<string, string> {
  const at = (port: number) => `${host}:${port}`;
  return {
    GCLOUD_PROJECT: projectId,
    FIREBASE_AUTH_EMULATOR_HOST: at(ports.auth),
    FIRESTORE_EMULATOR_HOST: at(ports.firestore),
    FUNCTIONS_EMULATOR_HOST: at(ports.functions),
    FIREBASE_STORAGE_EMULATOR_HOST: at(ports.storage),
    // Google's own library reads this variable, with the protocol.
    STORAGE_EMULATOR_HOST: `http://${at(ports.storage)}`,
    FIREBASE_EMULATOR_HUB: at(ports.hub),
    ENCLOS_CONTROL_URL: `http://${at(ports.control)}`,
    ENCLOS_HOSTING_URL: `http://${at(ports.hosting)}`,
    ENCLOS_APP_URL: `http://${at(ports.app)}`,
    // Without it, firebase-admin asks Google's metadata server for credentials and waits for an answer.
    METADATA_SERVER_DETECTION: 'none',
    VITE_FIREBASE_PROJECT: projectId,
    VITE_FIREBASE_AUTH_EMULATOR: at(ports.auth),
    VITE_FIRESTORE_EMULATOR: at(ports.firestore),
    VITE_FUNCTIONS_EMULATOR: at(ports.functions),
    VITE_STORAGE_EMULATOR: at(ports.storage),
    ...portVariables(ports),
  };
}
