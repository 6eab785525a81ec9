import type { Look } from '../protocol/messages.ts'

const isLook = (name: string): boolean => name === 'dir' || name === 'lang' || name.startsWith('data-')

/** How the admin looks now. */
export const lookNow = (): Look =>
  Object.fromEntries(
    [...document.documentElement.attributes]
      .filter(({ name }) => isLook(name))
      .map(({ name, value }) => [name, value]),
  )

/** Calls back when it looks different; returns the way out. */
export function watchLook(listener: () => void): () => void {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributes: true })
  return () => observer.disconnect()
}
