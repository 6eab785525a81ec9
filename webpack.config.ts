import { join } from 'node:path'

import { extensionConfig, ownTexts } from '@stoa/extension-sdk/build'
import type { Configuration } from 'webpack'

import { AREAS, areaOptions, EXAMPLE, frameConfig, ROOT, shellConfig, shopConfig } from './webpack/remotes.ts'

const MODE = 'production'
const BUILD = 'webpack'

const outputOf = (name: string): string => join(ROOT, 'dist/webpack', name)

/**
 * The configurations that `npm run build` runs, by name: `npx webpack --config-name catalogue --profile --json=stats.json`.
 * Their files go to `dist/webpack/<name>`; the manifests and the feed of a release come from the build alone.
 */
export default async (): Promise<Configuration[]> => {
  const configs = {
    shell: shellConfig(outputOf('shell'), MODE),
    frame: frameConfig(outputOf('frame'), MODE),
    shop: shopConfig(outputOf('shop'), MODE),
    loyalty: await extensionConfig({
      folder: EXAMPLE,
      output: outputOf('loyalty'),
      mode: MODE,
      build: BUILD,
      texts: ownTexts(EXAMPLE),
      shipLocales: true,
    }),
    ...Object.fromEntries(
      await Promise.all(
        AREAS.map(
          async (area) =>
            [area, await extensionConfig(areaOptions(area, outputOf(area), MODE, BUILD))] as const,
        ),
      ),
    ),
  }
  return Object.entries(configs).map(([name, config]) => ({ ...config, name }))
}
