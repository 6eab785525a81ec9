import type {
  ActionSurface,
  ContributionsPort,
  FormContribution,
  FormName,
  Host,
  ListContributions,
  ListName,
} from '@stoa/extension-sdk'
import type {
  BulkActionEntry,
  ContributionEntry,
  FeedEntry,
  RowActionEntry,
} from '@stoa/extension-sdk/manifest'

import { textOf } from './containment/text-of.ts'
import { fieldOf } from './form-field.tsx'
import { cellOf } from './list-cell.tsx'
import { flagsNow, isPresent } from './presence.ts'
import type { Admitted, Registry } from './registry.ts'
import type { RunShell } from './run-function.ts'

export interface ListFormContributionsParts extends Omit<RunShell, 'host'> {
  registry: Registry
  manifestText: (language: string, name: string, key: string) => string
  /** The ports, once created. */
  host: () => Host
}

/** Runs what lists show; nothing of it is needed before a person asks for it. */
const runs = () => import(/* webpackChunkName: "extension-actions" */ './run-listed.ts')

const keyOf = (extension: FeedEntry, { id }: { id: string }): string => `${extension.manifest.name}/${id}`

/** Contributions of extensions to lists and forms. Results keep their identity until the version changes. */
export function createListFormContributions(
  parts: ListFormContributionsParts,
): Pick<ContributionsPort, 'toList' | 'toForm' | 'subscribe' | 'version'> {
  const { registry, manifestText } = parts
  const answers = new Map<string, unknown>()
  const shell = (): RunShell => ({ ...parts, host: parts.host() })
  /** Never rejects: without the code that runs it, a contribution has failed. */
  const run = async <Result>(
    { extension }: Admitted<ContributionEntry>,
    start: (code: Awaited<ReturnType<typeof runs>>) => Promise<Result>,
  ): Promise<Result | undefined> => {
    try {
      return await start(await runs())
    } catch (error) {
      parts.onFailure(extension, { kind: 'script', detail: textOf(error) })
      return undefined
    }
  }
  const isThere = (one: Admitted<ContributionEntry>) => isPresent(parts.host().flags, parts.ledger, one)
  const labelOf = (extension: FeedEntry, label: string) =>
    manifestText(parts.host().language.current(), extension.manifest.name, label)
  const actionOf = ({ extension, contribution }: Admitted<RowActionEntry | BulkActionEntry>) => ({
    key: keyOf(extension, contribution),
    label: labelOf(extension, contribution.label),
    icon: contribution.icon ?? 'puzzle',
  })
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

  const rowActionsOn = (surface: ActionSurface, list: ListName) =>
    (registry.rowActions.get(list) ?? [])
      .filter(isThere)
      .filter(({ contribution: { on = ['list'] } }) => on.includes(surface))
  const runnable = (one: Admitted<RowActionEntry>) => ({
    ...actionOf(one),
    run: (row: object, refresh: () => void) =>
      run(one, ({ runRowAction }) => runRowAction(shell(), one, row, refresh)),
  })

  function listNow<List extends ListName>(list: List): ListContributions<List> {
    const columns = (registry.columns.get(list) ?? []).filter(isThere)
    const rowActions = rowActionsOn('list', list)
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
          textsOf: (rows) => run(column, ({ columnTexts }) => columnTexts(shell(), column, rows)),
        }
      }),
      rowActions: rowActions.map(runnable),
      pageActions: rowActionsOn('page', list).map(runnable),
      bulkActions: bulkActions.map((one) => ({
        ...actionOf(one),
        run: (rows, refresh) => run(one, ({ runBulkAction }) => runBulkAction(shell(), one, rows, refresh)),
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
