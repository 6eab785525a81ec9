import type { StackPorts } from './settings.ts'
import type { StopList } from './stop.ts'

export interface StackOptions {
  ports: StackPorts
  /** Holds everything that changes: the store's database and uploads, and the logs. */
  dataDir: string
  /** Begin with a fresh database. */
  reset?: boolean
  /** A backend that runs already; without it the embedded store is started. */
  backendUrl?: string
  /** Hears of each step when it is over: its name, its milliseconds, whether there was nothing to do. */
  onStep(name: string, ms: number, skipped: boolean): void
  onBegin?(name: string): void
  /** Receives what does not keep the stack from running: a backend that does not answer, a store that is started again. */
  onNotice?(text: string): void
  /** Where the parts are entered as they start, for a caller who may have to stop half-way. */
  stops?: StopList
}
