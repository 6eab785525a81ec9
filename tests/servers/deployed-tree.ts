import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { TREES } from '../../commands/stack/paths.ts'
import { USUAL_PORTS } from '../../commands/stack/settings.ts'
import type { Stack } from '../../commands/stack/stack.ts'

const EDITED = ['index.html', 'a/index.html', 'frame/index.html', 'feed.json']

/** A copy of the built admin with the addresses of this stack in it, made as the gateway's README says. */
export function deployTree(folder: string, { backend, loyalty }: Stack['urls']): string {
  const root = join(folder, 'admin')
  cpSync(TREES.admin, root, { recursive: true })
  for (const file of EDITED) {
    const text = readFileSync(join(root, file), 'utf8')
      .replaceAll(`http://localhost:${USUAL_PORTS.backend}`, backend)
      .replaceAll(`http://localhost:${USUAL_PORTS.loyalty}`, loyalty)
    writeFileSync(join(root, file), text)
    for (const ending of ['.br', '.gz']) rmSync(join(root, file + ending), { force: true })
  }
  writeFileSync(join(root, 'assets', 'notes.html'), 'left behind')
  writeFileSync(join(root, '.secret'), 'left behind')
  return root
}

/** The address of a file of the tree whose name matches. */
export function fileIn(root: string, folder: string, pattern: RegExp): string {
  const name = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).find((path) =>
    pattern.test(path),
  )
  if (!name) throw new Error(`No file of ${folder} is called like ${pattern}.`)
  return `/${folder}/${name}`
}
