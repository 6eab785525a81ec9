/** Tells a person what is being done and how long each step took. */
export interface Progress {
  begin(name: string): void
  end(name: string, ms: number, skipped: boolean): void
  say(text: string): void
  /** The steps so far as lines of a table. */
  table(): string
  /** Takes the live line away. */
  close(): void
}

/** Where progress goes; a terminal also gets a line that changes in place. */
export interface ProgressOutput {
  isTTY?: boolean
  columns?: number
  write(text: string): unknown
}

const CLEAR_LINE = '\r\u001B[2K'
const REFRESH_MS = 200

export const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`

export function createProgress(
  output: ProgressOutput,
  now: () => number = () => performance.now(),
): Progress {
  const running = new Map<string, number>()
  const done: { name: string; time: string }[] = []
  const line = (text: string) => output.write(`${output.isTTY ? CLEAR_LINE : ''}${text}\n`)

  const refresh = () => {
    const steps = [...running].map(([name, start]) => `${name} ${seconds(now() - start)}`)
    output.write(`${CLEAR_LINE}${`  … ${steps.join(' · ')}`.slice(0, (output.columns || 80) - 1)}`)
  }
  const timer = output.isTTY
    ? setInterval(() => running.size > 0 && refresh(), REFRESH_MS).unref()
    : undefined

  return {
    begin(name) {
      running.set(name, now())
      if (!output.isTTY) line(`  … ${name}`)
    },
    end(name, ms, skipped) {
      running.delete(name)
      const time = skipped ? 'up to date' : seconds(ms)
      done.push({ name, time })
      line(`  ✓ ${name}: ${time}`)
    },
    say: line,
    table() {
      const width = Math.max(...done.map(({ name }) => name.length))
      return done.map(({ name, time }) => `  ${name.padEnd(width)}  ${time.padStart(10)}`).join('\n')
    },
    close() {
      clearInterval(timer)
      if (output.isTTY) output.write(CLEAR_LINE)
    },
  }
}
