#!/usr/bin/env node
// The command of the sources, in plain JavaScript: Node runs no TypeScript of an installed package.

/** @param {unknown} error */
function refuse(error) {
  if (error?.code !== 'ERR_UNSUPPORTED_NODE_MODULES_TYPE_STRIPPING') throw error
  console.error(
    'this package has the sources of the SDK and cannot run: pack it with “npm run sdk” in the clone of Stoa',
  )
  process.exitCode = 2
}

import('./stoa.ts').catch(refuse)
