import { applyTheme, type Theme } from '@stoa/ui/theme'

const KEY = 'stoa.theme'

const isTheme = (value: string | null): value is Theme =>
  value === 'light' || value === 'dark' || value === 'system'

/** Shows the theme that this browser's person chose; the system's where storage is blocked or empty. */
export function applyRememberedTheme(): void {
  try {
    const remembered = localStorage.getItem(KEY)
    if (isTheme(remembered)) applyTheme(remembered)
  } catch {
    // Storage can be blocked altogether: then the system decides.
  }
}
