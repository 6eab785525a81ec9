import { isOutdated } from '../federation/outdated.ts'

/** Least time between two looks at the server, in milliseconds. */
const PAUSE_MS = 60_000

/** The script that the document started with; its name changes with each build of the shell. */
const ownScript = () => document.querySelector('script[src^="/assets/main."]')?.getAttribute('src')

async function isShellOutdated(): Promise<boolean> {
  const script = ownScript()
  if (!script) return false
  try {
    const response = await fetch('/a', { cache: 'no-cache' })
    return response.ok && !(await response.text()).includes(script)
  } catch {
    return false
  }
}

/**
 * Looks for a newer build of the shell or of an extension whenever the person returns to the page. Calls `onBehind` once; the
 * answer stops it.
 */
export function watchVersion(
  bases: readonly string[],
  onBehind: () => void,
  now = () => performance.now(),
): () => void {
  let last = -Infinity
  const look = async () => {
    if (now() - last < PAUSE_MS) return
    last = now()
    const isBehind = (await isShellOutdated()) || (await isOutdated(...bases))
    if (!isBehind) return
    removeEventListener('focus', look)
    onBehind()
  }
  addEventListener('focus', look)
  return () => removeEventListener('focus', look)
}
