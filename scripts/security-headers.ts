/**
 * The security headers of the hosted app, in one place: `vite preview` sends them, `npm run hosting-headers` writes them
 * into firebase.json, and a test compares both.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REGION } from '../src/data/firebase/region.ts';

/** The host from which pictures, films and sounds come, and to which the browser uploads them. */
const FILES = 'https://firebasestorage.googleapis.com';

/** The services that the Firebase SDKs call: documents, accounts, tokens, and the registration for push messages. */
const SERVICES = [
  'https://firestore.googleapis.com',
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
  'https://firebaseinstallations.googleapis.com',
  'https://fcmregistrations.googleapis.com',
];

/** Hosts of a local Firebase; the hosted app never names them. */
const localFirebase = 'http://127.0.0.1:* ws://127.0.0.1:* http://localhost:* ws://localhost:*';

/**
 * Returns the response headers of every page and file.
 *
 * @param where `local` also lets the page reach a Firebase on this machine
 * @param projects the Firebase projects whose callables the page may reach
 */
export function securityHeaders(where: 'hosted' | 'local', projects = hostedProjects()): Record<string, string> {
  const here = where === 'local' ? [localFirebase] : [];
  const files = [FILES, ...here].join(' ');
  const services = [FILES, ...SERVICES, ...projects.map(callablesOf), ...here].join(' ');
  const policy = [
    "default-src 'self'",
    "script-src 'self'",
    // Mantine writes its colour variables into a style element of the page.
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${files}`,
    `media-src 'self' blob: ${files}`,
    "font-src 'self'",
    `connect-src 'self' ${services}`,
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  return {
    'Content-Security-Policy': policy.join('; '),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(self), microphone=(self), geolocation=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}

/** Returns the projects of .firebaserc that are no local ones: Firebase reserves names with `demo-` for emulators. */
function hostedProjects(): string[] {
  const text = readFileSync(join(import.meta.dirname, '..', '.firebaserc'), 'utf8');
  const { projects } = JSON.parse(text) as { projects: Record<string, string> };
  return Object.values(projects).filter((project) => !project.startsWith('demo-'));
}

function callablesOf(project: string): string {
  return `https://${REGION}-${project}.cloudfunctions.net`;
}
