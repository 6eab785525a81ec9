import { trustScripts } from '@stoa/ui/trusted-types'

declare global {
  /** Called by the bundle before it loads a script or a style. */
  var stoaIntegrity: ((url: string) => string) | undefined
}

/** Impossible hash: makes the browser block files that the document does not list. */
const NO_FILE = `sha384-${'A'.repeat(64)}`

/** Lets the browser check the shop's later files against the hashes that its document lists, and run no others. */
function guardFiles(): void {
  const listed = document.getElementById('stoa-integrity')?.textContent
  if (!listed) return
  const hashes = new Map(Object.entries(JSON.parse(listed) as Record<string, string>))
  const hashOf = (url: string) => hashes.get(new URL(url, location.href).pathname) ?? NO_FILE
  globalThis.stoaIntegrity = hashOf
  // Widgets bring a check of their own, which knows more files. The worker is at an address that never changes.
  trustScripts((url) => url === '/service-worker.js' || globalThis.stoaIntegrity?.(url) !== NO_FILE)
}

// The router loads the first page as soon as its module runs.
guardFiles()
