import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { format, resolveConfig } from 'prettier'
import { ROOT } from '../../commands/stack/paths.ts'
import { allCalls } from './all-calls.ts'
import type { CallRow } from './call-row.ts'
import { openDeclaredCalls } from './declared-calls.ts'
import type { DeclaredCalls } from './declared-calls.ts'
import { routeOf } from './section-7.ts'

/** The text that holds the table between two marks. */
export const README = join(ROOT, 'shared/api/README.md')

const BEGIN = '<!-- every call: begin -->'
const END = '<!-- every call: end -->'
const AUDIENCES = [
  { audience: 'admin', title: 'Staff' },
  { audience: 'store', title: 'Shoppers' },
]

const code = (text: string) => (text ? `\`${text.replaceAll('|', '\\|')}\`` : '–')
/** Ids are in the path, and options are the same for every call. */
const isShown = ({ type }: { type: string }) => type !== 'string' && type !== 'CallOptions'
/** A custom call has no route of its own. */
const shownRoute = ({ name, route }: CallRow) =>
  name.startsWith('admin.custom.') ? route.replace(/\/.*/, '/admin/…') : (routeOf(route) ?? route)

function lineOf(callRow: CallRow, audience: string, declared: DeclaredCalls): string {
  const { parameters, answer } = declared.find(callRow.name)
  const takes = parameters.filter(isShown).map(({ type }) => code(type))
  const cells = [
    code(callRow.name.replace(`${audience}.`, '')),
    code(shownRoute(callRow)),
    takes.join(', ') || '–',
    code(answer),
  ]
  return `| ${cells.join(' | ')} |`
}

function tableOf(audience: string, title: string, declared: DeclaredCalls): string {
  const rows = allCalls
    .filter(({ name }) => name.startsWith(`${audience}.`))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
  return [
    `### ${title}: \`@stoa/api/${audience}\`, ${rows.length} calls\n`,
    '| Call | Route | Takes | Answers |',
    '| --- | --- | --- | --- |',
    ...rows.map((callRow) => lineOf(callRow, audience, declared)),
  ].join('\n')
}

/** The text with its table regenerated from the rows and the sources. */
export async function withTable(text: string): Promise<string> {
  const [before, rest] = text.split(BEGIN)
  const after = rest?.split(END)[1]
  if (after === undefined) throw new Error(`${README} has no ${BEGIN} … ${END}`)
  const declared = openDeclaredCalls()
  const tables = AUDIENCES.map(({ audience, title }) => tableOf(audience, title, declared))
  declared.close()
  const filled = [`${before}${BEGIN}`, ...tables, `${END}${after}`].join('\n\n')
  return format(filled, { ...(await resolveConfig(README)), parser: 'markdown' })
}

if (import.meta.main) writeFileSync(README, await withTable(readFileSync(README, 'utf8')))
