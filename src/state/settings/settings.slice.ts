import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { MenuSectionKey } from '#domain/access/menu.ts';

export const THEMES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;
export type Theme = (typeof THEMES)[number];
export const COLOR_SCHEMES = ['light', 'dark', 'auto'] as const;
export type ColorScheme = (typeof COLOR_SCHEMES)[number];
export const LAYOUTS = ['fixed', 'boxed'] as const;
export type Layout = (typeof LAYOUTS)[number];

/** The looks of the application that a person chooses (specification, point 2, "Settings panel"). */
export type Settings = {
  readonly theme: Theme;
  readonly colorScheme: ColorScheme;
  readonly layout: Layout;
  readonly asideCollapsed: boolean;
  /** the collapsed aside keeps its words, under the icons */
  readonly asideCollapsedText: boolean;
  /** the open aside lies over the page instead of beside it */
  readonly asideFloat: boolean;
  /** the collapsed aside opens under the pointer and on keyboard focus */
  readonly asideHover: boolean;
  /** the aside shows its scroll bar */
  readonly asideScrollbar: boolean;
  /** sections of the menu that are folded */
  readonly foldedSections: readonly MenuSectionKey[];
  /** hides the establishment's name */
  readonly anonymousMode: boolean;
};

export const DEFAULT_SETTINGS: Settings = {
  theme: 'a',
  colorScheme: 'auto',
  layout: 'fixed',
  asideCollapsed: false,
  asideCollapsedText: false,
  asideFloat: false,
  asideHover: false,
  asideScrollbar: true,
  foldedSections: [],
  anonymousMode: false,
};

export const settingsSlice = createSlice({
  name: 'settings',
  initialState: DEFAULT_SETTINGS,
  reducers: {
    settingsRecalled: (_state, { payload }: PayloadAction<Settings>) => payload,
    themeChosen: (state, { payload }: PayloadAction<Theme>) => ({ ...state, theme: payload }),
    colorSchemeChosen: (state, { payload }: PayloadAction<ColorScheme>) => ({ ...state, colorScheme: payload }),
    layoutChosen: (state, { payload }: PayloadAction<Layout>) => ({ ...state, layout: payload }),
    asideToggled: (state) => ({ ...state, asideCollapsed: !state.asideCollapsed }),
    settingSwitched: (state, { payload }: PayloadAction<Switch>) => ({ ...state, [payload]: !state[payload] }),
    sectionFolded: (state, { payload: key }: PayloadAction<MenuSectionKey>) => ({
      ...state,
      foldedSections: state.foldedSections.includes(key)
        ? state.foldedSections.filter((folded) => folded !== key)
        : [...state.foldedSections, key],
    }),
    /** The looks are reset; a hidden establishment stays hidden, since somebody may be looking on. */
    settingsReset: ({ anonymousMode }) => ({ ...DEFAULT_SETTINGS, anonymousMode }),
  },
  selectors: { selectSettings: (state) => state },
});

/** The settings that are on or off. */
export type Switch = { [Name in keyof Settings]: Settings[Name] extends boolean ? Name : never }[keyof Settings];

export const {
  settingsRecalled,
  themeChosen,
  colorSchemeChosen,
  layoutChosen,
  asideToggled,
  settingSwitched,
  sectionFolded,
  settingsReset,
} = settingsSlice.actions;
export const { selectSettings } = settingsSlice.selectors;
