/**
 * The security headers of the hosted app, in one place: `vite preview` sends them, and a test compares firebase.json
 * with them.
 */

const googleApis = 'https://*.googleapis.com https://*.cloudfunctions.net https://*.firebasestorage.app';

/** Hosts of a local Firebase; the hosted app never names them. */
const localFirebase = 'http://127.0.0.1:* ws://127.0.0.1:* http://localhost:* ws://localhost:*';

/**
 * Returns the response headers of every page and file.
 *
 * @param where `local` also lets the page reach a Firebase on this machine
 */
export function securityHeaders(where: 'hosted' | 'local'): Record<string, string> {
  const services = where === 'local' ? `${googleApis} ${localFirebase}` : googleApis;
  const policy = [
    "default-src 'self'",
    "script-src 'self'",
    // Mantine writes its colour variables into a style element of the page.
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${services}`,
    `media-src 'self' blob: ${services}`,
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
