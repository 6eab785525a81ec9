import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { ROOT } from '../stack/paths.ts'
import { BUNDLED_TOOLS, packedDependencies } from './bundled-tools.ts'

interface Source {
  [key: string]: unknown
  exports: Record<string, string>
  dependencies: Record<string, string>
}

const compiled = (file: string): string => file.replace(/\.tsx?$/, '.js')
const declared = (file: string): string => file.replace(/\.tsx?$/, '.d.ts')

/** The package.json of the packed SDK: the entry points of the sources, for the compiled files, and no script. */
export function packedPackageJson() {
  const {
    private: _private,
    scripts: _scripts,
    bin: _bin,
    exports: entryPoints,
    ...facts
  } = JSON.parse(readFileSync(join(ROOT, 'extension-sdk/package.json'), 'utf8')) as Source
  const published = Object.entries(entryPoints).filter(
    ([entryPoint]) => !entryPoint.startsWith('./admission/testing'),
  )
  return {
    ...facts,
    version: String(facts['version']),
    dependencies: packedDependencies(facts.dependencies),
    bundleDependencies: BUNDLED_TOOLS,
    engines: { node: '>=24' },
    exports: Object.fromEntries(
      published.map(([entryPoint, file]) => [entryPoint, { types: declared(file), default: compiled(file) }]),
    ),
    bin: { stoa: './cli/stoa.js' },
  }
}
