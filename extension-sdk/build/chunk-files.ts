import type { Compilation } from 'webpack'

/** The chunk of an exposed module is called after it: `./pages/list` lies in `pages-list.….js`. */
export const chunkName = (module: string): string => module.replace(/^\.\//, '').replaceAll('/', '-')

const runsInPage = (file: string): boolean => /\.(js|css)$/.test(file)

/** The scripts and styles that each exposed module needs in addition to the entry. */
export function chunkFiles(compilation: Compilation, modules: readonly string[]): Record<string, string[]> {
  return Object.fromEntries(
    modules.map((module) => {
      const group = compilation.namedChunkGroups.get(chunkName(module))
      if (!group) throw new Error(`webpack made no chunk for ${module}`)
      return [module, group.getFiles().filter(runsInPage)]
    }),
  )
}

/** The file of the federated entry. */
export function entryFile(compilation: Compilation, global: string): string {
  const file = compilation.entrypoints
    .get(global)
    ?.getFiles()
    .find((name) => name.endsWith('.js'))
  if (!file) throw new Error(`webpack made no entry for ${global}`)
  return file
}
