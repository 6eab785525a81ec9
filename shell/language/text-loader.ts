import type { i18n } from 'i18next'

/** How long a contribution waits for its texts before it shows itself without them, in milliseconds. */
const DEADLINE_MS = 3000

/** Loads an extension's texts in the current language. Always resolves, at the latest after the deadline. */
export function createTextLoader(translation: i18n): (name: string) => Promise<void> {
  return (name) =>
    Promise.race([
      translation.loadNamespaces(name),
      new Promise<void>((resolve) => setTimeout(resolve, DEADLINE_MS)),
    ])
}
