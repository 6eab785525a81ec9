#!/usr/bin/env node
import { loadOnNode } from './node-version.ts'

/** `stoa create` as a package of its own: npx would install the SDK with all that builds need, to copy a template. */
loadOnNode('create-extension', async () => {
  const [{ create }, { runCommand }] = await Promise.all([import('./create.ts'), import('./run-command.ts')])
  const usage = create.usage.replace('stoa create', 'create-extension')
  process.exitCode = await runCommand('create-extension', { ...create, usage }, process.argv.slice(2))
})
