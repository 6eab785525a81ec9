import type { Page } from '@playwright/test'

/** How long a page could not answer, in milliseconds. */
export interface BusyTimes {
  /** The longest of the tasks over 50 ms; 0 when there was none. */
  longestTask: number
  /** The time of all tasks beyond 50 ms each. */
  blocked: number
  /** The longest time from a key or a click to the next picture, in steps of 8; 0 when none took over 16. */
  slowestKey: number
}

interface Watched {
  observer: PerformanceObserver
  entries: PerformanceEntry[]
}

type WatchedGlobal = typeof globalThis & { stoaWatched?: Watched }

/** Has every document of the page write down its long tasks and slow events from the start. */
export const watchBusyTimes = (page: Page) =>
  page.addInitScript(() => {
    const entries: PerformanceEntry[] = []
    const observer = new PerformanceObserver((list) => void entries.push(...list.getEntries()))
    observer.observe({ type: 'longtask', buffered: true })
    const slowEvents: PerformanceObserverInit & { durationThreshold: number } = {
      type: 'event',
      durationThreshold: 16,
      buffered: true,
    }
    observer.observe(slowEvents)
    Object.assign(globalThis, { stoaWatched: { observer, entries } })
  })

/** The entries since the last call, after the next frame. */
export const busyTimes = (page: Page): Promise<BusyTimes> =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)))
    // A tab that has shown nothing yet ran no script that watches.
    const { stoaWatched } = globalThis as WatchedGlobal
    const seen = stoaWatched ? [...stoaWatched.entries.splice(0), ...stoaWatched.observer.takeRecords()] : []
    const durationsOf = (type: string) =>
      seen.filter(({ entryType }) => entryType === type).map(({ duration }) => duration)
    const tasks = durationsOf('longtask')
    return {
      longestTask: Math.max(0, ...tasks),
      blocked: tasks.reduce((total, duration) => total + duration - 50, 0),
      slowestKey: Math.max(0, ...durationsOf('event')),
    }
  })
