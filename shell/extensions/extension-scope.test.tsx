import { jest } from '@jest/globals'
import { useClient } from '@stoa/extension-sdk'
import { anArea, anExtension } from '@stoa/extension-sdk/admission/testing'
import { HostContext, type HostBinding } from '@stoa/extension-sdk/host'
import type { FeedEntry } from '@stoa/extension-sdk/manifest'
import { render, screen } from '@testing-library/react'
import { useEffect, useState } from 'react'

import { aRemote } from '../testing/remote.ts'
import { createLedger } from './containment/ledger.ts'
import { ExtensionScope } from './extension-scope.tsx'
import { runFunction } from './run-function.ts'

const get = jest.fn(async () => ({ count: 3 }))
const host = { client: { get } } as unknown as HostBinding['host']
const binding = { host } as HostBinding

function Users() {
  const client = useClient()
  const [text, setText] = useState('')
  useEffect(() => {
    client.get<{ count: number }>('/users').then(
      ({ count }) => setText(`${count} users`),
      ({ message }: Error) => setText(message),
    )
  }, [client])
  return <p>{text}</p>
}

const show = (extension: FeedEntry) =>
  render(
    <HostContext value={binding}>
      <ExtensionScope extension={extension}>
        <Users />
      </ExtensionScope>
    </HostContext>,
  )

let warn: jest.SpiedFunction<typeof console.warn>

beforeEach(() => {
  get.mockClear()
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => jest.restoreAllMocks())

const CARE = anExtension('care', { uses: { read: ['orders'] } })

test('a component calls what its extension declares, and nothing else; the operator’s log says so', async () => {
  show(CARE)
  expect(await screen.findByText(/^care may not read users: add uses/)).toBeInTheDocument()
  expect(get).not.toHaveBeenCalled()
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('[stoa] care may not read users'))
})

test('what an extension renders is marked for the look of plain elements, what an area renders is not', async () => {
  const { unmount } = show(CARE)
  expect((await screen.findByText(/^care may not/)).closest('[data-extension]')).not.toBeNull()
  unmount()
  show(anArea('store'))
  expect((await screen.findByText('3 users')).closest('[data-extension]')).toBeNull()
})

test.each([
  ['that declares it', anExtension('wash', { uses: { read: ['users'] } })],
  ['built before extensions declared', anExtension('old')],
  ['that is an area', anArea('orders', { uses: {} })],
])('an extension %s makes the call', async (_which, extension) => {
  show(extension)
  expect(await screen.findByText('3 users')).toBeInTheDocument()
})

test('a widget in the page of another extension has its own ports, not those of that page', async () => {
  render(
    <HostContext value={binding}>
      <ExtensionScope extension={CARE}>
        <ExtensionScope extension={anExtension('wash', { uses: { read: ['users'] } })}>
          <Users />
        </ExtensionScope>
      </ExtensionScope>
    </HostContext>,
  )
  expect(await screen.findByText('3 users')).toBeInTheDocument()
})

test('a function calls what its extension declares, and nothing else', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const run = async ({ client }: { client: typeof host.client }) => client.get('/users')
  aRemote(CARE, { './run': run })
  const onFailure = jest.fn()
  const shell = { host, ledger: createLedger(() => undefined), loadTexts: async () => undefined, onFailure }
  await runFunction(shell, CARE, { module: './run', files: [] }, (call, context) => call(context as never))

  expect(onFailure.mock.lastCall?.[1]).toMatchObject({
    detail: expect.stringContaining('may not read users'),
  })
  expect(get).not.toHaveBeenCalled()
})
