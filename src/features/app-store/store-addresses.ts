export type StoreAddresses = { readonly ios: string | null; readonly android: string | null };

/**
 * Returns where the stores have the app, as the build names them; null where it is not there yet. Only https: what
 * stands in a build's settings becomes a link and a QR code.
 */
export function storeAddresses(settings: Readonly<Record<string, unknown>>): StoreAddresses {
  const address = (name: string) => {
    const value = settings[name];
    return typeof value === 'string' && URL.parse(value)?.protocol === 'https:' ? value : null;
  };
  return { ios: address('VITE_IOS_APP_URL'), android: address('VITE_ANDROID_APP_URL') };
}
