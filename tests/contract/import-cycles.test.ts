import { join } from 'node:path'

import { importsOf, sourceFiles } from './source-files.ts'

/** Groups of files that import each other, directly or through others, found by Tarjan's algorithm. */
function cyclesIn(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const index = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const cycles: string[][] = []
  const visit = (file: string) => {
    index.set(file, index.size)
    low.set(file, index.size - 1)
    stack.push(file)
    for (const next of graph.get(file) ?? []) {
      if (!index.has(next)) visit(next)
      if (stack.includes(next)) low.set(file, Math.min(low.get(file) ?? 0, low.get(next) ?? 0))
    }
    if (low.get(file) !== index.get(file)) return
    const group = stack.splice(stack.indexOf(file))
    if (group.length > 1) cycles.push(group.toSorted())
  }
  for (const file of graph.keys()) if (!index.has(file)) visit(file)
  return cycles
}

/** The static imports of each file within its folder, types included. A dynamic import may close a cycle. */
function graphOf(folder: string): ReadonlyMap<string, readonly string[]> {
  const files = sourceFiles(folder)
  return new Map(
    files.map((file) => [
      file,
      importsOf(file).flatMap(({ from, isDynamic }) =>
        from.startsWith('.') && !isDynamic ? [join(file, '..', from)] : [],
      ),
    ]),
  )
}

test.each(['shell', 'extension-sdk', 'shared', 'remotes', 'commands', 'webpack'])(
  'no files of %s import each other',
  (folder) => {
    expect(cyclesIn(graphOf(folder))).toEqual([])
  },
)

test('a cycle of three files is found, and a shared import is none', () => {
  const graph = new Map([
    ['a', ['b']],
    ['b', ['c', 'd']],
    ['c', ['a', 'd']],
    ['d', []],
  ])
  expect(cyclesIn(graph)).toEqual([['a', 'b', 'c']])
})
