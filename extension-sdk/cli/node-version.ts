/** What Node must at least be; older ones fail on what the commands import. */
const NEEDED = 24

/** Loads a command unless this Node is too old for it. Imports nothing, so that an older Node reaches it. */
export function loadOnNode(program: string, load: () => Promise<unknown>): void {
  const { node } = process.versions
  if (Number(node.split('.')[0]) >= NEEDED) return void load()
  console.error(`${program} needs Node ${NEEDED} or newer, this is ${node}: https://nodejs.org/en/download`)
  process.exitCode = 2
}
