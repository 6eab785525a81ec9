#!/usr/bin/env node
// Plain JavaScript, also in the sources: neither an older Node nor an installed package runs TypeScript.

/** What Node must at least be; older ones fail on what the commands import. */
const NEEDED = 24

/** @param {string} message */
function refuse(message) {
  console.error(message)
  process.exitCode = 2
}

/** @param {unknown} error */
function refuseSources(error) {
  if (error?.code !== 'ERR_UNSUPPORTED_NODE_MODULES_TYPE_STRIPPING') throw error
  refuse(
    'this package has the sources of the SDK and cannot run: pack it with “npm run sdk” in the clone of Stoa',
  )
}

// Nothing is imported before, so that an older Node reaches this line.
if (Number(process.versions.node.split('.')[0]) < NEEDED)
  refuse(
    `stoa needs Node ${NEEDED} or newer, this is ${process.versions.node}: https://nodejs.org/en/download`,
  )
else import('./main.ts').catch(refuseSources)
