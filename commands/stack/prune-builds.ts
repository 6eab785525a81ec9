import { existsSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'

/** How long the files of earlier builds stay for tabs that are open: over a weekend. */
export const KEPT_HOURS = 72

const HOUR_MS = 3_600_000
/** What a build writes beside a file. */
const COPY = /(\.map)?(\.(br|gz))?$/

/**
 * Removes from a folder what no build has used for {@link KEPT_HOURS}: open tabs may still ask for anything newer.
 * `current` names the files or folders of this build; they count as used now, and so do copies beside them.
 */
export function pruneBuilds(folder: string, current: ReadonlySet<string>, now = Date.now()): void {
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    if (current.has(name) || current.has(name.replace(COPY, ''))) utimesSync(path, now / 1000, now / 1000)
    else if (now - statSync(path).mtimeMs > KEPT_HOURS * HOUR_MS) rmSync(path, { recursive: true })
  }
}
