import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the repository. */
export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** The embedded store, a package of its own. */
export const BACKEND = join(ROOT, 'commands', 'backend')

/** What the build makes, and each server serves. */
export const TREES = {
  admin: join(ROOT, 'dist', 'admin'),
  shop: join(ROOT, 'dist', 'shop'),
  loyalty: join(ROOT, 'extension-sdk', 'examples', 'loyalty', 'dist'),
}

/** Where `npm start` keeps its database, uploads and logs. */
export const DATA = join(ROOT, '.stoa')
