import { useNotify, useSession } from '@stoa/extension-sdk'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import type { Boot } from '../boot/boot.ts'
import { english } from '../testing/english.tsx'
import { anExtension, aWidget } from '@stoa/extension-sdk/admission/testing'
import { aRemote } from '../testing/remote.ts'
import { show, testClient } from '../testing/session-harness.tsx'
import { composeLoginZones, outlineZones } from './compose-login-zones.tsx'

/** Every element is in view. */
class AllSeen {
  readonly #callback: IntersectionObserverCallback
  constructor(callback: IntersectionObserverCallback) {
    this.#callback = callback
  }
  observe() {
    this.#callback(
      [{ isIntersecting: true } as IntersectionObserverEntry],
      this as unknown as IntersectionObserver,
    )
  }
  disconnect() {}
}

function Rules() {
  const notify = useNotify()
  return (
    <>
      <p>Person: {String(useSession())}</p>
      <button onClick={() => notify.info('House rules', 'Be kind')}>Read</button>
    </>
  )
}

const boot = { loadClient: async () => testClient(), translation: english } as Boot
const environment = { switchedOff: {}, overrides: [], versions: [] }
const rules = anExtension('rules', { widgets: [aWidget('rules', 'login.before')] })

beforeAll(() => {
  Object.defineProperty(globalThis, 'IntersectionObserver', { value: AllSeen })
})
beforeEach(() => void aRemote(rules, { './widgets/rules': Rules }))

test('a widget on the sign-in page has no person and can show toasts', async () => {
  const zones = await composeLoginZones(boot, { feed: { extensions: [rules], disabled: [] }, environment })
  show(
    <>
      {zones.before}
      <hr />
      {zones.after}
    </>,
  )

  const person = await screen.findByText('Person: null')
  expect(person.compareDocumentPosition(screen.getByRole('separator'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await userEvent.click(screen.getByRole('button', { name: 'Read' }))
  expect(await screen.findByText('Be kind')).toBeInTheDocument()
})

test('a disabled extension shows nothing', async () => {
  const zones = await composeLoginZones(boot, {
    feed: { extensions: [rules], disabled: ['rules'] },
    environment,
  })
  show(zones.before)

  expect(screen.queryByText(/Person/)).not.toBeInTheDocument()
})

test('authors can outline the zones of an empty card and turn the outlines off', async () => {
  const zones = await composeLoginZones(boot, { feed: { extensions: [], disabled: [] }, environment })
  show(
    <>
      {zones.before}
      {zones.after}
    </>,
  )
  expect(screen.queryByText('login.before')).not.toBeInTheDocument()

  await act(outlineZones)
  expect(screen.getByText('login.before')).toBeInTheDocument()
  expect(screen.getByText('login.after')).toBeInTheDocument()
  await userEvent.keyboard('{Control>}{Alt>}z{/Alt}{/Control}')
  expect(screen.queryByText('login.before')).not.toBeInTheDocument()
})
