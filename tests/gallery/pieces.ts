import { globSync } from 'node:fs'
import { basename } from 'node:path'

import { ROOT } from '../../commands/stack/paths.ts'

/** Where the gallery is served during its tests. */
export const GALLERY_PORT = 7902

/** Every component that has examples. */
export const PIECES: readonly string[] = globSync('shared/ui/*/*.examples.tsx', { cwd: ROOT })
  .map((file) => basename(file, '.examples.tsx'))
  .toSorted()
