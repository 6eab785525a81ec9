import type { i18n } from 'i18next'

/** How long a contribution waits for its texts before it shows itself without them, in milliseconds. */
const DEADLINE_MS = 3000

/** Loads namespaces of texts in the current language. Always resolves, at the latest after the deadline. */
export function createTextLoader(translation: i18n): (namespaces: readonly string[]) => Promise<void> {
  return (namespaces) =>
    Promise.race([
      translation.loadNamespaces(namespaces),
      new Promise<void>((resolve) => setTimeout(resolve, DEADLINE_MS)),
    ])
}
