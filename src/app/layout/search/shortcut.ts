/** Returns the written and the spoken form of the search's shortcut on this device: ⌘K on Apple's, Ctrl+K elsewhere. */
export function searchShortcut(): { readonly shown: string; readonly spoken: string } {
  return isApple() ? { shown: '⌘K', spoken: 'Meta+K' } : { shown: 'Ctrl+K', spoken: 'Control+K' };
}

/** Returns whether the key opens or closes the search. Either modifier does: keyboards travel between systems. */
export function isSearchShortcut(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>,
): boolean {
  return event.key.toLowerCase() === 'k' && event.ctrlKey !== event.metaKey && !event.altKey && !event.shiftKey;
}

function isApple(): boolean {
  return /mac|iphone|ipad/i.test(globalThis.navigator?.userAgent ?? '');
}
