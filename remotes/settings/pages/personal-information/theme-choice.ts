import { applyTheme, type Theme } from '@stoa/ui/theme'

/** The shell reads it at start. */
const STORAGE_KEY = 'stoa.theme'

export const THEMES: readonly Theme[] = ['light', 'dark', 'system']

export function shownTheme(): Theme {
  const shown = document.documentElement.dataset['theme']
  return THEMES.find((theme) => theme === shown) ?? 'system'
}

/** Shows the theme at once. False when the browser refuses to remember it. */
export function chooseTheme(theme: Theme): boolean {
  applyTheme(theme)
  try {
    localStorage.setItem(STORAGE_KEY, theme)
    return true
  } catch {
    return false
  }
}
