export type StoreAddresses = { readonly ios: string | null; readonly android: string | null };

/**
 * Returns the addresses of the app in the stores, as the build names them; null for a store without it. Only https: a
 * build's settings become links and QR codes.
 */
export function storeAddresses(settings: Readonly<Record<string, unknown>>): StoreAddresses {
  const address = (name: string) => {
    const value = settings[name];
    return typeof value === 'string' && URL.parse(value)?.protocol === 'https:' ? value : null;
  };
  return { ios: address('VITE_IOS_APP_URL'), android: address('VITE_ANDROID_APP_URL') };
}
