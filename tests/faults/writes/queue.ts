import type { WriteFault } from './spread.ts'

/** Gives faults to lanes that run beside each other. */
export interface Queue {
  /** The next fault that may run now; undefined where the lane has nothing more to do. */
  take(): WriteFault | undefined
  finish(fault: WriteFault): void
}

/** Faults of a form whose record is shared run one after the other: a lane that finds no others leaves them to the one that has it. */
export function createQueue(faults: readonly WriteFault[]): Queue {
  const waiting = [...faults]
  const running = new Set<string>()
  return {
    take() {
      const at = waiting.findIndex(({ form }) => !running.has(form.name))
      const [fault] = at < 0 ? [] : waiting.splice(at, 1)
      if (fault?.form.isShared) running.add(fault.form.name)
      return fault
    },
    finish: ({ form }) => void running.delete(form.name),
  }
}
