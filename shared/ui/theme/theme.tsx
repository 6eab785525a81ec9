import './layers.css'
import './reset.css'
import './tokens.css'
import './print.css'
import { rootChoice } from './root-choice.ts'

/** The themes to choose from; `system` follows the operating system, also when it changes later. */
export type Theme = 'light' | 'dark' | 'system'

/** All themes, in display order. */
export const THEMES: readonly Theme[] = ['light', 'dark', 'system']

// Pages that offer no choice, such as the shop, leave it out.
const theme = /* @__PURE__ */ rootChoice<Theme>('theme', ['system', 'light', 'dark'])

/** Applies the theme stored in this browser; the system's without one. Call once at start. */
export const showChosenTheme = (): void => theme.showChosen()

/** Applies a theme and stores it in this browser. Returns false if storage is blocked. */
export const chooseTheme = (option: Theme): boolean => theme.choose(option)

/** The current theme; re-renders on every change. */
export const useTheme = (): Theme => theme.useShown()
