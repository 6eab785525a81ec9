import './layers.css'
import './reset.css'
import './tokens.css'
import './print.css'
import { rootChoice } from './root-choice.ts'

/** What a person can choose; `system` follows the operating system, also when it changes later. */
export type Theme = 'light' | 'dark' | 'system'

/** All of them, in the order in which they are offered. */
export const THEMES: readonly Theme[] = ['light', 'dark', 'system']

// Pages that offer no choice, such as the shop, leave it out.
const theme = /* @__PURE__ */ rootChoice<Theme>('theme', ['system', 'light', 'dark'])

/** Shows the theme that was chosen in this browser; the system's where storage is blocked or empty. Once, at start. */
export const showChosenTheme = (): void => theme.showChosen()

/** Shows the page in a theme at once and remembers it in this browser. False when the browser refuses to remember. */
export const chooseTheme = (option: Theme): boolean => theme.choose(option)

/** The theme that is shown; wherever it is chosen, whoever shows the choice stays in step. */
export const useTheme = (): Theme => theme.useShown()
