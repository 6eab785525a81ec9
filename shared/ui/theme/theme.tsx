import './layers.css'
import './reset.css'
import './tokens.css'

/** What a person can choose; `system` follows the operating system, also when it changes later. */
export type Theme = 'light' | 'dark' | 'system'

/**
 * Shows the page in a theme at once, by the `data-theme` attribute of the html element.
 * Remembers nothing: whoever offers the choice stores it. Without a call the page follows the system.
 */
export function applyTheme(theme: Theme): void {
  const root = document.documentElement
  if (theme === 'system') delete root.dataset['theme']
  else root.dataset['theme'] = theme
}
