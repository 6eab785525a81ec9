import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'

import { didYouMean } from './nearest.ts'

/** What a command ends with: 0 fine, 1 it found something wrong, 2 it was called wrongly or could not begin. */
export type ExitCode = 0 | 1 | 2

/** One command of the command line. */
export interface Command {
  /** What `--help` prints. */
  usage: string
  run(args: string[]): Promise<ExitCode>
}

/** A command was called wrongly, or what it was pointed at is not there: nothing was done. Ends with 2. */
export class WrongUse extends Error {}

/**
 * Reads the words behind a command. `names` says what the words without dashes stand for; a name that ends with `?`
 * may be missing, and the last one may end with `…`: any number of words, also none. Throws {@link WrongUse}.
 */
export function readWords<const Options extends ParseArgsOptionsConfig>(
  args: string[],
  names: readonly string[],
  options: Options,
) {
  const { values, positionals } = parse(args, options)
  const missing = names.find((name, index) => !/[?…]$/.test(name) && positionals[index] === undefined)
  if (missing) throw new WrongUse(`${missing} is missing`)
  const surplus = positionals[names.length]
  if (surplus !== undefined && !names.at(-1)?.endsWith('…'))
    throw new WrongUse(`“${surplus}” is one word too many`)
  return { values, words: positionals }
}

function parse<const Options extends ParseArgsOptionsConfig>(args: string[], options: Options) {
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    const { message } = error as Error
    const [, unknown] = /^Unknown option '(\S+)'/.exec(message) ?? []
    if (unknown === undefined) throw new WrongUse(message)
    const known = Object.keys(options).map((name) => `--${name}`)
    throw new WrongUse(`there is no option ${unknown}${didYouMean(unknown, [...known, '--help'])}`)
  }
}
