import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import webpack, { type Configuration } from 'webpack'

/** Compiles what `config` says; answers the files that it was made of. */
export const compileLicensed = (config: Configuration): Promise<string[]> =>
  new Promise((resolve, reject) => {
    webpack(config, (error, stats) => {
      if (error || !stats) return reject(error ?? new Error(`${config.name} was not compiled`))
      if (stats.hasErrors()) return reject(new Error(stats.toString('errors-only')))
      resolve([...stats.compilation.fileDependencies])
    })
  })

const PACKAGE = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/][^\\/]+|[^@\\/][^\\/]*)/

/** The licences of the packages that files belong to. */
export function licencesOf(files: readonly string[]): string {
  const packages = new Set(files.flatMap((file) => PACKAGE.exec(file)?.[0] ?? []))
  return [...packages]
    .toSorted()
    .map((folder) => {
      const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
        [key: string]: unknown
      }
      const [file] = globSync('{LICENSE,LICENCE,license,licence}*', { cwd: folder })
      const text = file === undefined ? '' : `\n\n${readFileSync(join(folder, file), 'utf8').trim()}`
      return `${String(name)} ${String(version)} (${String(license)})${text}\n`
    })
    .join('\n---\n\n')
}
