import { jest } from '@jest/globals'
import type { CellText, Host } from '@stoa/extension-sdk'
import { anExtension } from '@stoa/extension-sdk/admission/testing'
import type { BulkActionEntry, ListColumnEntry, RowActionEntry } from '@stoa/extension-sdk/manifest'
import { render, screen, waitFor } from '@testing-library/react'

import { aRemote, askedFiles } from '../testing/remote.ts'
import { createLedger } from './containment/ledger.ts'
import { createListFormContributions } from './list-form-contributions.ts'
import { composeRegistry } from './registry.ts'
import type { RunShell } from './run-function.ts'
import { ShellContext, type Shell } from './shell-context.ts'

const inProducts = (id: string, more: object = {}) =>
  ({ id, list: 'product', label: `${id}.label`, module: `./${id}`, files: [], ...more }) as const

let extensions = 0

/** Each test uses its own extension, because loaded code stays loaded. Nobody serves one without `exported`. */
function setUp(exported?: unknown, text?: (context: never) => CellText) {
  const on = new Set<string>()
  let version = 0
  const host = {
    flags: { isOn: (key: string) => on.has(key), subscribe: () => () => undefined },
    language: {
      current: () => 'en',
      version: () => version,
      text: (name: string, key: string) => `${name}:${key}`,
      subscribe: () => () => undefined,
    },
  } as unknown as Host
  const name = `care-${++extensions}`
  const extension = anExtension(name, {
    columns: [inProducts('wash', { fields: ['metadata', 'weight'] }) as ListColumnEntry],
    rowActions: [
      inProducts('dry', { fields: ['metadata'], icon: 'star' }),
      inProducts('both', { list: 'customer', on: ['list', 'page'], fields: ['phone'] }),
      inProducts('page', { list: 'customer', on: ['page'], fields: ['metadata'] }),
    ] as RowActionEntry[],
    bulkActions: [inProducts('iron', { flag: 'ironing' }) as BulkActionEntry],
  })
  const modules = ['./wash', './dry', './both', './page', './iron']
  const serve = (code: unknown) =>
    aRemote(extension, Object.fromEntries(modules.map((module) => [module, code])), { text })
  const { get } = exported === undefined ? {} : serve(exported)
  const registry = composeRegistry({ extensions: [extension], disabled: [] })
  const ledger = createLedger(() => undefined)
  const onFailure = jest.fn<RunShell['onFailure']>()
  const contributed = createListFormContributions({
    registry,
    ledger,
    host: () => host,
    loadTexts: () => Promise.resolve(),
    manifestText: (language, owner, key) => `${language} ${owner} ${key}`,
    onFailure,
  })
  const shell = { ledger, loadTexts: () => Promise.resolve() } as unknown as Shell
  const showCells = (count: number) => {
    const { Cell } = contributed.toList('product').columns[0]!
    const cells = Array.from({ length: count }, (_, index) => <Cell key={index} row={{ id: `p${index}` }} />)
    render(<ShellContext value={shell}>{cells}</ShellContext>)
  }
  const turnLanguage = () => void version++
  return { name, on, get, serve, contributed, ledger, onFailure, showCells, turnLanguage }
}

const textsOf = ({ contributed }: ReturnType<typeof setUp>, rows: { id: string }[]) =>
  contributed.toList('product').columns[0]!.textsOf(rows)
const Cell = () => null

test('a list knows its contributions before any code has loaded', () => {
  const { name, on, contributed } = setUp()
  const list = contributed.toList('product')
  expect(list.fields).toEqual(['metadata', 'weight'])
  expect(list.columns.map(({ key, label }) => [key, label])).toEqual([
    [`${name}/wash`, `en ${name} wash.label`],
  ])
  expect(list.rowActions.map(({ icon }) => icon)).toEqual(['star'])
  expect(list.bulkActions).toEqual([])
  on.add('ironing')
  expect(contributed.toList('product').bulkActions.map(({ icon }) => icon)).toEqual(['puzzle'])
  expect(contributed.toList('order')).toEqual({
    fields: [],
    columns: [],
    rowActions: [],
    pageActions: [],
    bulkActions: [],
  })
  expect(askedFiles()).toEqual([])
})

const keysOf = (actions: readonly { key: string }[]) => actions.map(({ key }) => key)

test('an action shows where it says: in the rows of its list, on the page of a record, or on both', () => {
  const { name, contributed } = setUp()
  expect(keysOf(contributed.toList('product').rowActions)).toEqual([`${name}/dry`])
  expect(keysOf(contributed.toList('product').pageActions)).toEqual([])
  const list = contributed.toList('customer')
  expect(keysOf(list.rowActions)).toEqual([`${name}/both`])
  expect(list.fields).toEqual(['phone'])
  expect(keysOf(contributed.toList('customer').pageActions)).toEqual([`${name}/both`, `${name}/page`])
})

test('an action of a page runs with its record, and leaves with a quarantine', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const rows: unknown[] = []
  const { name, contributed, ledger } = setUp(({ row }: { row: unknown }) => {
    rows.push(row)
    throw new Error('no page')
  })
  for (let run = 0; run < 3; run++)
    await contributed.toList('customer').pageActions[1]?.run({ id: 'c1' }, () => undefined)
  expect(rows).toEqual([{ id: 'c1' }, { id: 'c1' }, { id: 'c1' }])
  expect(ledger.isQuarantined(name, './page')).toBe(true)
  expect(keysOf(contributed.toList('customer').pageActions)).toEqual([`${name}/both`])
  logged.mockRestore()
})

test('contributions keep their identity until the language changes, and cells even then', () => {
  const { contributed, turnLanguage } = setUp()
  const before = contributed.toList('product')
  expect(contributed.toList('product')).toBe(before)
  turnLanguage()
  const after = contributed.toList('product')
  expect(after).not.toBe(before)
  expect(after.columns[0]?.Cell).toBe(before.columns[0]?.Cell)
})

test('an action receives every port, its texts, its row and a refresh function', async () => {
  const refresh = jest.fn()
  const action = jest.fn(
    ({ t, row, refresh: again }: { t: (key: string) => string; row: object; refresh: () => void }) => {
      again()
      return Promise.resolve([t('done'), row])
    },
  )
  const { name, contributed } = setUp(action)
  await contributed.toList('product').rowActions[0]?.run({ id: 'p1' }, refresh)
  await expect(action.mock.results[0]?.value).resolves.toEqual([`${name}:done`, { id: 'p1' }])
  expect(refresh).toHaveBeenCalledTimes(1)
})

test('an action that throws is reported and recorded, and rejects nothing', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const { name, contributed, ledger, onFailure } = setUp(() => Promise.reject(new Error('no iron')))
  await expect(
    contributed.toList('product').rowActions[0]?.run({ id: 'p1' }, () => undefined),
  ).resolves.toBeUndefined()
  expect(onFailure.mock.calls[0]?.[1]).toEqual({ kind: 'render', detail: 'Error: no iron' })
  expect(ledger.account(name).failures).toHaveLength(1)
  logged.mockRestore()
})

test('the code of a column loads once for all rows', async () => {
  const { get, showCells } = setUp(({ row }: { row: { id: string } }) => <p>cell {row.id}</p>)
  showCells(15)
  expect(await screen.findAllByText(/^cell p/)).toHaveLength(15)
  expect(get).toHaveBeenCalledTimes(1)
})

test('a column that fails to load shows dashes and is recorded once', async () => {
  const { name, showCells, ledger } = setUp()
  showCells(3)
  await waitFor(() => expect(document.body).toHaveTextContent(/^–––$/))
  expect(ledger.account(name).failures).toHaveLength(1)
})

test('a column says its text of each row, in the words of its extension', async () => {
  const set = setUp(
    Cell,
    ({ row, t }: { row: { id: string }; t: (key: string) => string }) => `${row.id} ${t('unit')}`,
  )
  expect(await textsOf(set, [{ id: 'p1' }, { id: 'p2' }])).toEqual([
    `p1 ${set.name}:unit`,
    `p2 ${set.name}:unit`,
  ])
})

test('a column without a text, or without code, says nothing', async () => {
  const set = setUp(Cell)
  expect(await textsOf(set, [{ id: 'p1' }])).toBeUndefined()
  expect(set.onFailure).not.toHaveBeenCalled()
  set.serve(new Error('Loading chunk wash failed'))
  expect(await textsOf(set, [{ id: 'p1' }])).toBeUndefined()
  expect(set.onFailure).toHaveBeenCalledTimes(1)
})

test('a text that fails for a row leaves its column out, and is recorded once', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const set = setUp(Cell, ({ row }: { row: { id: string } }) => {
    if (row.id !== 'p1') throw new Error('no weight')
    return 1
  })
  expect(await textsOf(set, [{ id: 'p1' }, { id: 'p2' }, { id: 'p3' }])).toBeUndefined()
  expect(set.ledger.account(set.name).failures).toHaveLength(1)
  expect(error).toHaveBeenCalledTimes(1)
  error.mockRestore()
})

test('what a column says of a row is a number or a text, whatever it answers', async () => {
  const answers: unknown[] = [5, null, undefined, {}, new Error('no weight'), Symbol('x')]
  const set = setUp(Cell, ({ row }: { row: { at: number } }) => answers[row.at] as CellText)
  const rows = answers.map((_answer, at) => ({ id: `p${at}`, at }))
  expect(await textsOf(set, rows)).toEqual([5, null, undefined, '[object Object]', 'no weight', 'Symbol(x)'])
})

test('a bulk action answers results with texts', async () => {
  const results = [{ id: 'p1' }, { id: 'p2', error: new Error('too hot') }]
  const { on, contributed } = setUp(() => Promise.resolve(results))
  on.add('ironing')
  const { run } = contributed.toList('product').bulkActions[0]!
  expect(await run([{ id: 'p1' }, { id: 'p2' }], () => undefined)).toEqual([
    { id: 'p1' },
    { id: 'p2', error: 'too hot' },
  ])
})

test.each([[5], [{}], [[{ error: 'no id' }]], [[null]]])(
  'a bulk action that answers %j has failed',
  async (answer) => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const { on, contributed, onFailure } = setUp(() => Promise.resolve(answer))
    on.add('ironing')
    const { run } = contributed.toList('product').bulkActions[0]!
    expect(await run([{ id: 'p1' }], () => undefined)).toBeUndefined()
    expect(onFailure.mock.calls[0]?.[1]).toMatchObject({ kind: 'render' })
    logged.mockRestore()
  },
)
