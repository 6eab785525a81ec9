import type { Compilation, Module } from 'webpack'

const CONSUMED = 'consume-shared-module'
/** The range of the SDK stands in the declaration already. */
const SDK = '@stoa/extension-sdk'

type ConsumedModule = Module & { options: { shareKey: string; requiredVersion: string | false } }

const packageOf = (module: string): string =>
  module
    .split('/')
    .slice(0, module.startsWith('@') ? 2 : 1)
    .join('/')

/**
 * The packages that a build takes from the shell, each with the range that it asks for. Modules without a range,
 * which the shell shares with its own areas only, have nothing to compare and are left out.
 */
export function sharedPackages(compilation: Compilation): Record<string, string> {
  const consumed = [...compilation.modules].filter(({ type }) => type === CONSUMED) as ConsumedModule[]
  const ranges = consumed.flatMap(({ options: { shareKey, requiredVersion } }) => {
    const name = packageOf(shareKey)
    return requiredVersion && name !== SDK ? [[name, requiredVersion] satisfies [string, string]] : []
  })
  return Object.fromEntries(ranges.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
