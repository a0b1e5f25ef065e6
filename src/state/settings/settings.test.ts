import { describe, expect, it, vi } from 'vitest';
import { fakeLocalStorage } from '../../../tests/support/fakes/local-storage.ts';
import { personSignedIn } from '../session/session.slice.ts';
import { makeStore } from '../store.ts';
import {
  asideToggled,
  DEFAULT_SETTINGS,
  sectionFolded,
  selectSettings,
  settingsReset,
  settingSwitched,
  themeChosen,
} from './settings.slice.ts';

const kept = fakeLocalStorage();

const settingsOf = (store: ReturnType<typeof makeStore>) => selectSettings(store.getState());

describe('the settings', () => {
  it('are the default ones at first', () => {
    expect(settingsOf(makeStore())).toEqual(DEFAULT_SETTINGS);
  });
  it('are remembered for the person who chose them', () => {
    const before = makeStore();
    before.dispatch(personSignedIn('ana'));
    before.dispatch(themeChosen('f'));
    before.dispatch(asideToggled());
    const after = makeStore();
    after.dispatch(personSignedIn('ana'));
    expect(settingsOf(after)).toMatchObject({ theme: 'f', asideCollapsed: true });
  });
  it('remember which sections of the menu are folded', () => {
    const before = makeStore();
    before.dispatch(personSignedIn('ana'));
    before.dispatch(sectionFolded('welfare'));
    before.dispatch(sectionFolded('park'));
    before.dispatch(sectionFolded('welfare'));
    const after = makeStore();
    after.dispatch(personSignedIn('ana'));
    expect(settingsOf(after).foldedSections).toEqual(['park']);
  });
  it('are reset when asked, but a hidden establishment stays hidden', () => {
    const store = makeStore();
    store.dispatch(themeChosen('f'));
    store.dispatch(settingSwitched('asideHover'));
    store.dispatch(sectionFolded('park'));
    store.dispatch(settingSwitched('anonymousMode'));
    store.dispatch(settingsReset());
    expect(settingsOf(store)).toEqual({ ...DEFAULT_SETTINGS, anonymousMode: true });
  });
  it('of one person are not another’s', () => {
    const store = makeStore();
    store.dispatch(personSignedIn('ana'));
    store.dispatch(themeChosen('f'));
    store.dispatch(personSignedIn('bo'));
    expect(settingsOf(store)).toEqual(DEFAULT_SETTINGS);
  });
  it('of the last person dress the sign-in page, but hide nothing there', () => {
    const store = makeStore();
    store.dispatch(personSignedIn('ana'));
    store.dispatch(themeChosen('h'));
    store.dispatch(settingSwitched('anonymousMode'));
    expect(settingsOf(makeStore())).toMatchObject({ theme: 'h', anonymousMode: false });
  });
  it.each(['not json', '[]', 'null', '{"theme":"z","layout":7,"asideCollapsed":"yes","foldedSections":["nowhere",3]}'])(
    'are the default ones when %s is stored',
    (text) => {
      kept.set('enclos.settings', text);
      expect(settingsOf(makeStore())).toEqual(DEFAULT_SETTINGS);
    },
  );
  it('work in a browser that keeps nothing', () => {
    const refuse = () => {
      throw new Error('SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    const store = makeStore();
    store.dispatch(themeChosen('c'));
    expect(settingsOf(store).theme).toBe('c');
  });
});
