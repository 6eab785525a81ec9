#!/usr/bin/env node
/** What Node must at least be; older ones fail on what the commands import. */
const NEEDED = 24

// Nothing is imported before, so that an older Node reaches this line.
if (Number(process.versions.node.split('.')[0]) < NEEDED) {
  console.error(
    `stoa needs Node ${NEEDED} or newer, this is ${process.versions.node}: https://nodejs.org/en/download`,
  )
  process.exitCode = 2
} else void import('./main.ts')
