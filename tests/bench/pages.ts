import type { Browser } from '@playwright/test'

import { BUDGETS, type Budget } from '../../webpack/budgets.ts'
import { kilobytes, median, milliseconds } from './figures.ts'
import { excess, summarise } from './summary.ts'
import { type Look, visit, type Visit } from './visit.ts'

const RUNS = 5

const typesIn = (bytesByType: Readonly<Record<string, number>>): string =>
  Object.entries(bytesByType)
    .filter(([, size]) => size > 0)
    .map(([type, size]) => `${type} ${kilobytes(size)}`)
    .join(', ')

async function measureVisit(browser: Browser, look: Look, budget?: Budget): Promise<string[]> {
  const summary = summarise(await visit(browser, { ...look, isSlow: true }), look.url)
  const { bytes, dataBytes, requests, waves, bytesByType } = summary
  const visits: Visit[] = []
  for (let run = 0; run < RUNS; run++) visits.push(await visit(browser, look))
  const middle = (figure: 'firstPaint' | 'largestPaint' | 'longTasks' | 'usable') =>
    milliseconds(median(visits.map((result) => result[figure])))
  const allowed = budget
    ? `   (allowed: ${kilobytes(budget.bytes)}, ${budget.requests ?? '–'} requests, ${budget.waves ?? '–'} waves)`
    : ''
  console.log(
    `  ${look.isWarm ? 'warm' : 'cold'}: ${kilobytes(bytes)} and ${kilobytes(dataBytes)} of data in ${requests} requests and ${waves} waves${allowed}`,
  )
  console.log(
    `    median of ${RUNS}: first paint ${middle('firstPaint')}, largest ${middle('largestPaint')}, usable ${middle('usable')}, long tasks ${middle('longTasks')}`,
  )
  if (bytes > 0) console.log(`    ${typesIn(bytesByType)}`)
  return budget ? excess(summary, budget) : []
}

/** Measures the first pages with an empty and with a warm browser cache; returns the exceeded budgets. */
export async function measurePages(
  browser: Browser,
  looks: Readonly<Record<string, Look>>,
): Promise<string[]> {
  const faults: string[] = []
  for (const [name, look] of Object.entries(looks)) {
    console.log(`\n${name}`)
    const budget: Budget | undefined = BUDGETS[name as keyof typeof BUDGETS]
    faults.push(...(await measureVisit(browser, look, budget)).map((fault) => `${name}: ${fault}`))
    await measureVisit(browser, { ...look, isWarm: true })
  }
  return faults
}
