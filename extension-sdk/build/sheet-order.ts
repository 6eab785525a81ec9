import type { Compilation, Module } from 'webpack'

const CONFLICT = /^Conflicting order between (?<first>css .+) and (?<second>css .+)$/m

/**
 * Whether a warning is of two style sheets that chunks need in different orders, and no component uses both: their order
 * changes no page then, since the classes of a CSS module belong to the components that import it.
 */
export function isHarmlessOrder({ message }: Error, compilation: Compilation): boolean {
  const sheets = Object.values(CONFLICT.exec(message)?.groups ?? {})
  if (sheets.length === 0) return false
  const importers = (sheet: string): (Module | null)[] => {
    const modules = [...compilation.modules].filter(
      (module) => module.readableIdentifier(compilation.requestShortener) === sheet,
    )
    // A release merges components into one module, which is the origin then; the resolved one is the component.
    return modules.flatMap((module) =>
      [...compilation.moduleGraph.getIncomingConnections(module)].map(
        ({ resolvedOriginModule }) => resolvedOriginModule,
      ),
    )
  }
  const [first = [], second = []] = sheets.map(importers)
  return !first.some((component) => second.includes(component))
}
