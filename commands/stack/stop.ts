/** Something that runs until it is stopped. */
interface Stoppable {
  /** Ends it in order. */
  stop(): Promise<void>
  /** Ends it at once, without waiting. */
  force?(): void
}

/** What has been started so far; the last one started is the first to be stopped. */
export interface StopList {
  /** Takes one more. When stopping has begun already, it is stopped as well. */
  add(part: Stoppable): void
  stop(): Promise<void>
  force(): void
}

export function createStopList(): StopList {
  const parts: Stoppable[] = []
  let stopping: Promise<void> | undefined
  const drain = async () => {
    for (let part = parts.at(-1); part; part = parts.at(-1)) {
      await part.stop().catch((error: unknown) => console.error('While stopping:', error))
      parts.splice(parts.indexOf(part), 1)
    }
  }
  return {
    add(part) {
      parts.push(part)
      if (stopping) stopping = stopping.then(drain)
    },
    stop: () => (stopping ??= drain()),
    force: () => parts.forEach((part) => part.force?.()),
  }
}

/**
 * Stops everything and exits with `exitCode` when the person or the system asks for it, or when the process that
 * started this one is gone. A second Ctrl-C forces the end, with exit code 130. The answer tells whether anyone has
 * asked yet.
 */
export function stopOnSignals(stops: StopList, exitCode = 0): () => boolean {
  let asked = false
  const end = async () => {
    asked = true
    await stops.stop()
    process.exit(exitCode)
  }
  const onSignal = () => {
    if (asked) {
      stops.force()
      process.exit(130)
    }
    console.log('\nStopping. Ctrl-C once more stops at once.')
    void end()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal)
  process.once('disconnect', () => {
    if (!asked) void end()
  })
  // A listener for 'disconnect' alone would keep the process running.
  process.channel?.unref()
  // The terminal may be gone by now; what is left to say is then said to nobody.
  process.stdout.on('error', () => undefined)
  return () => asked
}

/** Runs a command and stops what it has started. An error is printed and sets the exit code to 2. */
export async function runToEnd(
  main: () => Promise<void>,
  stops: StopList,
  stopAsked: () => boolean,
): Promise<void> {
  try {
    await main()
  } catch (error) {
    // What fails because it was stopped is no failure; the signal's handler ends the process.
    if (!stopAsked()) {
      console.error((error as Error).message)
      process.exitCode = 2
    }
  } finally {
    if (!stopAsked()) await stops.stop()
  }
}
