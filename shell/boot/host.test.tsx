import { isSessionLost } from '@stoa/api/http'
import { anExtension, aSettingsPage } from '@stoa/extension-sdk/admission/testing'
import type { FeedEntry } from '@stoa/extension-sdk/manifest'

import { nock } from '../../tests/setup/network.ts'
import { createQuestionQueue } from '../dialogs/question-queue.ts'
import { createLedger } from '../extensions/containment/ledger.ts'
import { composeRegistry } from '../extensions/registry.ts'
import { createFlagStore } from '../flags/flag-store.ts'
import { createSessionStore, type SessionStore } from '../session/session-store.ts'
import { english } from '../testing/english.tsx'
import { BACKEND, testClient } from '../testing/session-harness.tsx'
import { createToastQueue } from '../toasts/toast-queue.ts'
import { createHost } from './host.ts'

const user = { id: 'usr_1', email: 'ada@example.com' } as Parameters<typeof createSessionStore>[0]

const hostOf = (session?: SessionStore, extensions: readonly FeedEntry[] = []) =>
  createHost({
    http: testClient(),
    translation: english,
    registry: composeRegistry({ extensions, disabled: [] }),
    ledger: createLedger(() => undefined),
    toasts: createToastQueue(),
    navigate: () => undefined,
    manifestText: (_language, _name, key) => key,
    loadTexts: () => Promise.resolve(),
    flags: createFlagStore().port,
    dialogs: createQuestionQueue(),
    analytics: { track: () => undefined },
    jobs: { started: () => undefined, show: () => undefined },
    problems: () => Promise.resolve([]),
    ...(session && { session }),
  })

const refusedCall = (host: ReturnType<typeof createHost>) => {
  nock(BACKEND).get('/admin/loyalty').reply(401, 'Unauthorized')
  return host.client.get('/loyalty').catch((error: unknown) => error)
}

test("an extension's call that finds the session lost opens the sign-in", async () => {
  const session = createSessionStore(user)

  expect(isSessionLost(await refusedCall(hostOf(session)))).toBe(true)
  expect(session.getState()).toEqual({ user, isLost: true })
})

test('without a session such a call fails like any other', async () => {
  const host = hostOf()

  expect(isSessionLost(await refusedCall(host))).toBe(true)
  expect(host.session.person()).toBeNull()
})

test('settings cards are sorted by path, including the shell’s own', () => {
  const settings = [aSettingsPage('/taxes'), aSettingsPage('/currencies'), aSettingsPage('/regions')]
  const { contributions } = hostOf(undefined, [anExtension('one', { settings })])

  expect(contributions.settingsCards()).toMatchObject([
    { path: '/settings/currencies', fromExtension: true },
    { path: '/settings/extensions', label: 'Extensions', fromExtension: false },
    { path: '/settings/regions' },
    { path: '/settings/taxes' },
  ])
})
