/** What a postmaster.pid file says about the server that wrote it. */
export type Postmaster =
  { state: 'gone' } | { state: 'stranger'; pid: number } | { state: 'running'; pid: number }

/**
 * Judges a postmaster.pid file. `commandLineOf` answers undefined for a pid that nobody has.
 * A stranger is another program that was given the dead server's pid: PostgreSQL itself would refuse to start.
 */
export function judgePostmasterPid(
  text: string,
  clusterFolder: string,
  commandLineOf: (pid: number) => string | undefined,
): Postmaster {
  const pid = Number(text.split('\n')[0])
  const commandLine = pid > 0 ? commandLineOf(pid) : undefined
  if (commandLine === undefined) return { state: 'gone' }
  return { state: commandLine.includes(`-D ${clusterFolder}`) ? 'running' : 'stranger', pid }
}
