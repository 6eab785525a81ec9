import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { readJson } from '../../build/read-json.ts'
import type { Fault } from './fault.ts'

const FILE = 'package.json'

/** Rules that look at components without a whole browser, so that they may be wrong. */
const IGNORABLE = ['render', 'accessibility']

/** `stoa.ignore` of package.json: a rule, with the contributions of which it is a warning. */
export type Ignored = Readonly<Record<string, unknown>>

/** What the extension takes upon itself. */
export function readIgnored(folder: string): Ignored {
  const file = join(folder, FILE)
  if (!existsSync(file)) return {}
  const { stoa } = readJson(file) as { stoa?: { ignore?: Ignored } }
  return stoa?.ignore ?? {}
}

const faultOf = (message: string): Fault => ({ rule: 'ignore', where: FILE, message })

const namesIn = (ignored: Ignored, rule: string): readonly unknown[] => {
  const names = ignored[rule]
  return Array.isArray(names) ? names : []
}

/** The faults, of which those that are ignored are warnings; and what is wrong with `stoa.ignore`. */
export function withIgnored(faults: readonly Fault[], ignored: Ignored): Fault[] {
  const strange = Object.keys(ignored).filter((rule) => !IGNORABLE.includes(rule))
  const unused = IGNORABLE.flatMap((rule) =>
    namesIn(ignored, rule)
      .filter((name) => !faults.some((fault) => fault.rule === rule && fault.where === name))
      .map((name) => `“stoa.ignore” has ${String(name)}, of which nothing is found (${rule}): remove it`),
  )
  return [
    ...faults.map((fault) =>
      IGNORABLE.includes(fault.rule) && namesIn(ignored, fault.rule).includes(fault.where)
        ? { ...fault, isWarning: true as const }
        : fault,
    ),
    ...strange.map((rule) => faultOf(`“stoa.ignore” takes ${IGNORABLE.join(' and ')}, not ${rule}: fix it`)),
    ...unused.map((message) => ({ ...faultOf(message), isWarning: true as const })),
  ]
}
