#!/usr/bin/env node
import { runBuild } from './build.ts'

const USAGE = `Usage: stoa <command> [options]

  build    compiles the extension in this folder and writes its manifest, extension.json

  stoa <command> --help tells more of a command.`

const COMMANDS: Readonly<Record<string, (args: string[]) => Promise<void>>> = { build: runBuild }

const [name = '--help', ...args] = process.argv.slice(2)
const command = COMMANDS[name]

if (name === '--help') console.log(USAGE)
else if (!command) {
  console.error(`There is no command called ${name}.\n\n${USAGE}`)
  process.exitCode = 2
} else {
  await command(args).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  })
}
