import { describe, expect, it } from 'vitest';
import { storeAddresses } from './store-addresses.ts';

describe('the addresses of the stores', () => {
  it('are those of the build', () => {
    const settings = {
      VITE_IOS_APP_URL: 'https://apps.apple.com/app/id1',
      VITE_ANDROID_APP_URL: 'https://play.google.com/x',
    };
    expect(storeAddresses(settings)).toEqual({
      ios: 'https://apps.apple.com/app/id1',
      android: 'https://play.google.com/x',
    });
  });
  it.each([undefined, '', 'soon', 'http://apps.example', 'javascript:alert(1)', 7])(
    'are not there when it says %j',
    (value) => {
      expect(storeAddresses({ VITE_IOS_APP_URL: value })).toEqual({ ios: null, android: null });
    },
  );
});
