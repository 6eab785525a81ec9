import { useSyncExternalStore } from 'react'
import './layers.css'
import './reset.css'
import './tokens.css'

/** What a person can choose; `system` follows the operating system, also when it changes later. */
export type Theme = 'light' | 'dark' | 'system'

/** All of them, in the order in which they are offered. */
export const THEMES: readonly Theme[] = ['light', 'dark', 'system']

const STORAGE_KEY = 'stoa.theme'

const isTheme = (value: unknown): value is Theme => THEMES.some((theme) => theme === value)

function show(theme: Theme): void {
  const root = document.documentElement
  if (theme === 'system') delete root.dataset['theme']
  else root.dataset['theme'] = theme
}

/** Shows the theme that was chosen in this browser; the system's where storage is blocked or empty. Once, at start. */
export function showChosenTheme(): void {
  try {
    const chosen = localStorage.getItem(STORAGE_KEY)
    if (isTheme(chosen)) show(chosen)
  } catch {
    // Storage can be blocked altogether: then the system decides.
  }
}

/** Shows the page in a theme at once and remembers it in this browser. False when the browser refuses to remember. */
export function chooseTheme(theme: Theme): boolean {
  show(theme)
  try {
    localStorage.setItem(STORAGE_KEY, theme)
    return true
  } catch {
    return false
  }
}

function shownTheme(): Theme {
  const shown = document.documentElement.dataset['theme']
  return isTheme(shown) ? shown : 'system'
}

function onThemeShown(listener: () => void): () => void {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}

/** The theme that is shown; wherever it is chosen, whoever shows the choice stays in step. */
export const useTheme = (): Theme => useSyncExternalStore(onThemeShown, shownTheme)
