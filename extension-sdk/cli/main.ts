import { SDK_VERSION } from '../sdk-version.ts'
import type { Command, ExitCode } from './command.ts'
import { didYouMean } from './nearest.ts'
import { runCommand } from './run-command.ts'

interface Listed {
  does: string
  load: () => Promise<Command>
}

const COMMANDS: Readonly<Record<string, Listed>> = {
  create: {
    does: 'makes a folder with an extension that builds, tests and lints',
    load: async () => (await import('./create.ts')).create,
  },
  upgrade: {
    does: 'brings the extension in this folder to this version of the SDK',
    load: async () => (await import('./upgrade.ts')).upgrade,
  },
  dev: {
    does: 'serves the extension in this folder to a running admin, with hot reload',
    load: async () => (await import('./dev.ts')).dev,
  },
  playground: {
    does: 'serves it in the real admin on recorded answers, without a store',
    load: async () => (await import('./playground.ts')).playground,
  },
  check: {
    does: 'says what an admin would refuse, and what else is wrong with it',
    load: async () => (await import('./check.ts')).check,
  },
  build: {
    does: 'compiles it and writes its manifest, extension.json',
    load: async () => (await import('./build.ts')).build,
  },
  publish: {
    does: 'checks it, builds it and adds it to a feed',
    load: async () => (await import('./publish.ts')).publish,
  },
  keys: {
    does: 'makes a key to sign with',
    load: async () => (await import('./keys.ts')).keys,
  },
  owner: {
    does: 'says which key a name of a feed belongs to, and changes that',
    load: async () => (await import('./owner.ts')).owner,
  },
  feed: {
    does: 'lists what is in a feed',
    load: async () => (await import('./feed.ts')).feed,
  },
  rollback: {
    does: 'puts another version of an extension into a feed',
    load: async () => (await import('./rollback.ts')).rollback,
  },
  accept: {
    does: 'lets an update run that uses more than the version before',
    load: async () => (await import('./waiting.ts')).accept,
  },
  refuse: {
    does: 'removes such an update',
    load: async () => (await import('./waiting.ts')).refuse,
  },
  disable: {
    does: 'switches an extension of a feed off',
    load: async () => (await import('./switch.ts')).disable,
  },
  enable: {
    does: 'switches it on again',
    load: async () => (await import('./switch.ts')).enable,
  },
  order: {
    does: 'says in which order the widgets of a zone are shown',
    load: async () => (await import('./order.ts')).order,
  },
  isolate: {
    does: 'lets an extension run in frames, or in the page again',
    load: async () => (await import('./isolate.ts')).isolate,
  },
  uninstall: {
    does: 'takes an extension and its files out of a feed',
    load: async () => (await import('./uninstall.ts')).uninstall,
  },
  settings: {
    does: 'prints, saves or removes the settings that an extension keeps in a store',
    load: async () => (await import('./settings.ts')).settings,
  },
  docs: {
    does: 'serves the documents of this SDK, or writes them as a site',
    load: async () => (await import('./docs.ts')).docs,
  },
  'check-feed': {
    does: 'says what an admin would refuse of a feed',
    load: async () => (await import('./check-feed.ts')).checkFeed,
  },
}

const USAGE = `Usage: stoa <command> [options]

${Object.entries(COMMANDS)
  .map(([name, { does }]) => `  ${name.padEnd(12)}${does}`)
  .join('\n')}

Every command ends with 0 when all is well, 1 when it found something wrong, 2 when it was called wrongly.
“stoa <command> --help” tells more of a command; “stoa --version” names the SDK.`

async function run(name: string, args: string[]): Promise<ExitCode> {
  const listed = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!listed) {
    const hint = didYouMean(name, Object.keys(COMMANDS))
    console.error(`there is no command ${name}${hint}\n“stoa --help” lists all.`)
    return 2
  }
  return runCommand(`stoa ${name}`, await listed.load(), args)
}

const [name = '--help', ...args] = process.argv.slice(2)

if (name === '--help' || name === '-h') console.log(USAGE)
else if (name === '--version') console.log(SDK_VERSION)
else leave(await run(name, args))

/** Ends the process once all is printed: what an extension's code has left running must not keep it alive. */
function leave(code: ExitCode): void {
  process.stdout.once('error', () => process.exit(code))
  process.stdout.write('', () => process.exit(code))
}
