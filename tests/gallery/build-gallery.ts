import { rmSync } from 'node:fs'
import { join } from 'node:path'

import { compileOnce } from '@stoa/extension-sdk/build'

import { serveSite } from '../../shell/gateway/serve-site.ts'
import { DATA } from '../../commands/stack/paths.ts'
import { galleryConfig } from '../../webpack/gallery.ts'
import { GALLERY_PORT } from './pieces.ts'

/** Builds the gallery and serves it under the Content-Security-Policy of the admin; the answer ends that. */
export default async function buildGallery(): Promise<() => Promise<void>> {
  const root = join(DATA, 'gallery')
  rmSync(root, { recursive: true, force: true })
  await compileOnce(galleryConfig(root, 'production'))
  const { close } = await serveSite({
    root,
    port: GALLERY_PORT,
    backend: `http://localhost:${GALLERY_PORT}`,
    // Its later files have no hashes.
    allowsLocalExtensions: true,
  })
  return close
}
