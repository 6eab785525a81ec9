import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { startDevServer } from '@stoa/extension-sdk/build'

import { galleryConfig } from '../webpack/gallery.ts'
import { DATA } from './stack/paths.ts'

const USAGE = `Usage: npm run gallery

Shows every component of the library in every state, with hot reload, on http://localhost:7901.

  --help   this text`

const PORT = 7901

const { values } = parseArgs({ options: { help: { type: 'boolean', default: false } } })
if (values.help) console.log(USAGE)
else {
  await startDevServer(galleryConfig(join(DATA, 'gallery-dev'), 'development'), {
    port: PORT,
    server: { historyApiFallback: true },
  })
  console.log(`The components: http://localhost:${PORT}`)
}
