import { expect, it } from 'vitest';
import { deviceName } from './device-name.ts';

const MOZILLA = 'Mozilla/5.0';

it.each([
  [`${MOZILLA} (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0`, 'Firefox, Linux'],
  [`${MOZILLA} (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0`, 'Firefox, Android'],
  [`${MOZILLA} (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0`, 'Edge, Windows'],
  [`${MOZILLA} (Linux; Android 15; SM-X910) AppleWebKit/537.36 Chrome/140.0 Safari/537.36`, 'Chrome, Android'],
  [
    `${MOZILLA} (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1`,
    'Safari, iOS',
  ],
  [`${MOZILLA} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15`, 'Safari, macOS'],
  ['curl/8.5.0', ''],
  ['', ''],
])('the user agent "%s" is shown as "%s"', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
