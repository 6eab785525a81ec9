import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { format, resolveConfig } from 'prettier'
import { ROOT } from '../../commands/stack/paths.ts'
import { allCalls } from './all-calls.ts'
import type { CallRow } from './call-row.ts'
import { openDeclaredCalls } from './declared-calls.ts'
import type { DeclaredCalls } from './declared-calls.ts'
import { routeOf } from './section-7.ts'
import type { Shape } from './shape.ts'

/** The document for authors of extensions. */
export const DOCUMENT = join(ROOT, 'extension-sdk/docs/admin-api.md')

const HEAD = `# Admin API

Every call of the admin's own client to the Admin API of Medusa 1.x, by the noun that \`uses\` [declares](trust.md). Each is made
against a real store in Stoa's tests. Paths are those of [\`useClient()\`](data.md), without \`/admin\`. “Sends” is the query or the
body of that test: an example, not all that a call takes. “Answers” are the fields of the answer; \`?\` marks those that may be missing.

This page is made by \`node tests/client/admin-api.ts\`.`

const ROUTE = /^(GET|POST|DELETE) \/admin(\/([\w-]+).*)$/

/** Extensions are signed in already, and call what has no call of its own by its path. */
const IS_SHOWN = /^admin\.(?!custom\.|auth\.(create|delete|getToken))/

const code = (text: string) => `\`${text.replaceAll('|', '\\|')}\``

/** Ids of the test's own records, such as \`{sold}\`, are ids of any. */
const withoutNames = (text: string): string => text.replace(/\{[\w-]+\}/g, '…')

function sent({ query, body }: CallRow): string {
  if (query) return code(withoutNames(query))
  if (body instanceof RegExp) return 'files'
  return body && Object.keys(body).length > 0 ? code(withoutNames(JSON.stringify(body))) : '–'
}

const isOptional = (field: Shape): boolean =>
  field.kind === 'either' && field.options.some(({ says }) => says === 'undefined')

function answered(shape: Shape): string {
  if (shape.kind === 'every') return shape.parts.map(answered).filter(Boolean).join(', ')
  if (shape.kind !== 'fields') return ''
  return [...shape.fields()].map(([name, field]) => code(isOptional(field) ? `${name}?` : name)).join(', ')
}

function lineOf(callRow: CallRow, declared: DeclaredCalls): string {
  const [, method = '', path = ''] = ROUTE.exec(routeOf(callRow.route) ?? callRow.route) ?? []
  const shown = path.replace(/\{(\w+)\}/g, ':$1')
  const cells = [method, code(shown), sent(callRow), answered(declared.find(callRow.name).shape) || '–']
  return `| ${cells.join(' | ')} |`
}

const pathOf = ({ route }: CallRow): string => (routeOf(route) ?? route).replace(/^\w+ /, '')

/** The document, made of the table of calls and the sources of the client. */
export async function adminApiDocument(): Promise<string> {
  const declared = openDeclaredCalls()
  const calls = allCalls.filter(({ name }) => IS_SHOWN.test(name))
  const nouns = Map.groupBy(calls, ({ route }) => ROUTE.exec(route)?.[3] ?? '')
  const sections = [...nouns]
    .toSorted(([one], [other]) => one.localeCompare(other, 'en'))
    .map(([noun, rows]) => {
      const sorted = rows.toSorted((one, other) => pathOf(one).localeCompare(pathOf(other), 'en'))
      const lines = new Set(sorted.map((callRow) => lineOf(callRow, declared)))
      return [`## ${noun}\n`, '| | Path | Sends | Answers |', '| --- | --- | --- | --- |', ...lines].join(
        '\n',
      )
    })
  declared.close()
  return format([HEAD, ...sections].join('\n\n'), {
    ...(await resolveConfig(DOCUMENT)),
    parser: 'markdown',
  })
}

if (import.meta.main) writeFileSync(DOCUMENT, await adminApiDocument())
