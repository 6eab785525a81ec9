import { copyFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { shopTemplate } from '../../webpack/remotes.ts'
import { readSnapshotList, SNAPSHOT_LIST } from './snapshot-list.ts'
import { snapshotFile } from './snapshot-path.ts'
import { removeText } from './write-files.ts'

/** Makes a tree again what the build made: one page for all addresses. */
export function removeSnapshots(root: string): void {
  const list = readSnapshotList(root)
  if (!list) return
  // First of all, so that a server sends the one page for what goes next.
  rmSync(join(root, SNAPSHOT_LIST))
  for (const name of [...Object.keys(list.pages).map(snapshotFile), ...list.files]) removeText(root, name)
  for (const copy of ['', '.br', '.gz'])
    copyFileSync(join(root, shopTemplate('index') + copy), join(root, `index.html${copy}`))
}
