import { join } from 'node:path'

import type { Mode } from '@stoa/extension-sdk/build'
import type { Configuration } from 'webpack'

import { ROOT } from './remotes.ts'
import { siteConfig } from './site.ts'

/** The page that shows every component in every state. */
export const galleryConfig = (output: string, mode: Mode): Configuration =>
  siteConfig({
    name: 'stoa-gallery',
    folder: join(ROOT, 'shared/ui'),
    entry: ['./gallery/main.tsx'],
    template: join(ROOT, 'shared/ui/gallery/document.html'),
    documents: [{ path: 'index.html' }],
    output,
    mode,
  })
