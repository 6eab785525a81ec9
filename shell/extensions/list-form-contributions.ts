import type {
  CellText,
  ContributionsPort,
  FormContribution,
  FormName,
  Host,
  ListContributions,
  ListName,
  RowResult,
} from '@stoa/extension-sdk'
import type { ContributionEntry, FeedEntry } from '@stoa/extension-sdk/manifest'

import { shownText } from './containment/text-of.ts'
import { fieldOf } from './form-field.tsx'
import { cellOf } from './list-cell.tsx'
import { flagsNow, isPresent } from './presence.ts'
import type { Admitted, Registry } from './registry.ts'
import { runFunction, type RunShell } from './run-function.ts'
import { runInTime } from './run-in-time.ts'

export interface ListFormContributionsParts extends Omit<RunShell, 'host'> {
  registry: Registry
  manifestText: (language: string, name: string, key: string) => string
  /** The ports, once created. */
  host: () => Host
}

const isResult = (value: unknown): value is RowResult =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string'

/** What became of each row, of an answer that may be anything; undefined for an answer that says nothing. */
function rowResults(answer: unknown): readonly RowResult[] | undefined {
  if (!answer) return undefined
  if (!Array.isArray(answer) || !answer.every(isResult))
    throw new TypeError('a bulk action must answer a list of results, each with an id, or nothing')
  return answer.map(({ id, error }) => (error === undefined ? { id } : { id, error: shownText(error) }))
}

const cellText = (value: unknown): CellText =>
  typeof value === 'number' || value === undefined || value === null ? value : shownText(value)

const keyOf = (extension: FeedEntry, { id }: { id: string }): string => `${extension.manifest.name}/${id}`

/** Contributions of extensions to lists and forms. Results keep their identity until the version changes. */
export function createListFormContributions(
  parts: ListFormContributionsParts,
): Pick<ContributionsPort, 'toList' | 'toForm' | 'subscribe' | 'version'> {
  const { registry, manifestText } = parts
  const answers = new Map<string, unknown>()
  const shell = (): RunShell => ({ ...parts, host: parts.host() })
  const isThere = (one: Admitted<ContributionEntry>) => isPresent(parts.host().flags, parts.ledger, one)
  const labelOf = (extension: FeedEntry, label: string) =>
    manifestText(parts.host().language.current(), extension.manifest.name, label)
  /** Cells and fields are components and must keep their identity. */
  const once = <Value>(key: string, make: () => Value): Value => {
    if (!answers.has(key)) answers.set(key, make())
    return answers.get(key) as Value
  }
  const all = contributionsFor(registry)
  const version = () => {
    const { flags, language } = parts.host()
    return `${language.current()} ${language.version()} ${parts.ledger.quarantineCount()} ${flagsNow(flags, all)}`
  }

  function listNow<List extends ListName>(list: List): ListContributions<List> {
    const columns = (registry.columns.get(list) ?? []).filter(isThere)
    const rowActions = (registry.rowActions.get(list) ?? []).filter(isThere)
    const bulkActions = (registry.bulkActions.get(list) ?? []).filter(isThere)
    const fields = [...columns, ...rowActions, ...bulkActions].flatMap(
      ({ contribution }) => contribution.fields ?? [],
    )
    return {
      fields: [...new Set(fields)],
      columns: columns.map((column) => {
        const key = keyOf(column.extension, column.contribution)
        return {
          key,
          label: labelOf(column.extension, column.contribution.label),
          Cell: once(`cell ${key}`, () => cellOf<List>(column)),
          textsOf: (rows) =>
            runFunction<readonly CellText[] | undefined>(
              shell(),
              column.extension,
              column.contribution,
              async (_cell, context, text) => text && rows.map((row) => cellText(text({ ...context, row }))),
            ),
        }
      }),
      rowActions: rowActions.map(({ extension, contribution }) => ({
        key: keyOf(extension, contribution),
        label: labelOf(extension, contribution.label),
        icon: contribution.icon ?? 'puzzle',
        run: async (row, refresh) => {
          await runFunction(shell(), extension, contribution, (action, context) =>
            runInTime(context, (own) => action({ ...own, row, refresh } as never)),
          )
        },
      })),
      bulkActions: bulkActions.map(({ extension, contribution }) => ({
        key: keyOf(extension, contribution),
        label: labelOf(extension, contribution.label),
        icon: contribution.icon ?? 'puzzle',
        run: (rows, refresh) =>
          runFunction(shell(), extension, contribution, async (action, context) =>
            rowResults(await runInTime(context, (own) => action({ ...own, rows, refresh } as never))),
          ),
      })),
    }
  }

  const formNow = <Form extends FormName>(form: Form): readonly FormContribution<Form>[] =>
    (registry.fields.get(form) ?? []).filter(isThere).map((field) => {
      const id = keyOf(field.extension, field.contribution)
      const label = labelOf(field.extension, field.contribution.label)
      return {
        id,
        key: field.contribution.key,
        label,
        Field: once(`field ${id} ${label}`, () => fieldOf<Form>(field, label)),
      }
    })

  return {
    toList: (list) => once(`list ${list} ${version()}`, () => listNow(list)),
    toForm: (form) => once(`form ${form} ${version()}`, () => formNow(form)),
    subscribe(listener) {
      const { flags, language } = parts.host()
      const leaves = [flags, language, parts.ledger].map(({ subscribe }) => subscribe(listener))
      return () => leaves.forEach((leave) => leave())
    },
    version,
  }
}

/** Contributions to lists and forms. */
const contributionsFor = ({
  columns,
  rowActions,
  bulkActions,
  fields,
}: Registry): Admitted<ContributionEntry>[] =>
  [columns, rowActions, bulkActions, fields].flatMap((entries) => [...entries.values()].flat())
