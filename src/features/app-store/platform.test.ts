import { describe, expect, it } from 'vitest';
import { platformOf, platformsFrom } from './platform.ts';

describe('the platform of a device', () => {
  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15', 5, 'ios'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15', 5, 'ios'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15', 0, 'desktop'],
    ['Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/146', 5, 'android'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/146', 10, 'desktop'],
    ['', 0, 'desktop'],
  ])('“%s” with %i fingers is %s', (userAgent, touchPoints, platform) => {
    expect(platformOf(userAgent, touchPoints)).toBe(platform);
  });
  it('comes first, the others follow', () => {
    expect(platformsFrom('android')).toEqual(['android', 'ios', 'desktop']);
    expect(platformsFrom('ios')).toEqual(['ios', 'android', 'desktop']);
  });
});
