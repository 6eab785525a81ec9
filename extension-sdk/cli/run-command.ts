import { WrongUse, type Command, type ExitCode } from './command.ts'

const isHelp = (word: string): boolean => word === '--help' || word === '-h'

/** Runs a command that is called as `program` says, or prints its usage; what it throws is printed as one sentence. */
export async function runCommand(program: string, command: Command, args: string[]): Promise<ExitCode> {
  if (args.some(isHelp)) {
    console.log(command.usage)
    return 0
  }
  try {
    return await command.run(args)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    if (!(error instanceof WrongUse)) return 1
    console.error(`“${program} --help” tells how it is used.`)
    return 2
  }
}
