import { anExtension, aWidget } from '@stoa/extension-sdk/admission/testing'
import { HostContext, type HostBinding } from '@stoa/extension-sdk/host'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { English } from '../../testing/english.tsx'
import { createLedger } from '../containment/ledger.ts'
import { composeRegistry } from '../registry.ts'
import { ShellContext, type Shell } from '../shell-context.ts'
import { Zone } from '../zone.tsx'
import { OverlayHost } from './overlay-host.tsx'
import { zoneOverlay } from './zone-overlay.ts'

const order = { id: 'order_1', customer: { email: 'ada@example.com' } }
const NOTHING_DONE = () => undefined

/** Renders a zone with a widget out of view, so nothing loads, and an empty zone. */
function openPage() {
  globalThis.IntersectionObserver = class {
    observe = NOTHING_DONE
    disconnect = NOTHING_DONE
  } as unknown as typeof IntersectionObserver
  const loyalty = anExtension('loyalty', { widgets: [aWidget('points', 'order.details.after')] })
  const ledger = createLedger(NOTHING_DONE)
  const registry = composeRegistry({ extensions: [loyalty], disabled: [] })
  const host = {
    flags: { isOn: () => false, subscribe: () => NOTHING_DONE },
    language: { locale: () => 'en' },
  }
  const { unmount: onKeyDown } = render(
    <English>
      <HostContext value={{ host } as unknown as HostBinding}>
        <ShellContext value={{ registry, ledger } as unknown as Shell}>
          <Zone name="order.details.before" props={{ order } as never} />
          <Zone name="order.details.after" props={{ order } as never} />
          <Zone name="order.list.after" props={{}} />
          <OverlayHost onFailure={NOTHING_DONE} />
        </ShellContext>
      </HostContext>
    </English>,
  )
  return { ledger, onKeyDown }
}

const pressKeys = () => userEvent.keyboard('{Control>}{Alt>}z{/Alt}{/Control}')
const labelOf = (zone: string) => screen.getByText(zone).closest('details') as HTMLDetailsElement

afterEach(async () => {
  if (zoneOverlay.parts()) await act(() => zoneOverlay.toggle())
})

test('the keys outline every zone with its widgets, even empty ones, and Escape turns them off', async () => {
  const { ledger } = openPage()
  expect(screen.queryByText('order.details.before')).not.toBeInTheDocument()

  await pressKeys()
  expect(await screen.findByText('order.details.before')).toBeInTheDocument()
  expect(labelOf('order.details.before')).toHaveTextContent('0 widgets')
  expect(labelOf('order.details.after')).toHaveTextContent('1 widget')
  const widget = document.querySelector<HTMLElement>('[data-widget=points]')!
  expect(widget).toHaveTextContent('loyalty 1.0.0pointsnot loaded yet')
  act(() => ledger.loaded('loyalty', './widgets/points', 12.4))
  expect(widget).toHaveTextContent('12 ms')

  await userEvent.keyboard('{Escape}')
  expect(screen.queryByText('order.details.before')).not.toBeInTheDocument()
  expect(document.querySelector('[data-widget=points]')).toBe(widget)
})

test('a zone lists the props of its widgets, down to each value', async () => {
  openPage()
  await pressKeys()
  await screen.findByText('order.details.after')
  const label = labelOf('order.details.after')
  await userEvent.click(label.querySelector('summary')!)

  const props = within(label)
  expect(props.queryByText('"order_1"')).not.toBeInTheDocument()
  await userEvent.click(props.getByText('order:', { exact: false }))
  expect(await props.findByText('"order_1"')).toBeInTheDocument()
  await userEvent.click(props.getByText('customer:', { exact: false }))
  expect(await props.findByText('"ada@example.com"')).toBeInTheDocument()
  expect(labelOf('order.list.after')).toHaveTextContent('Widgets here only receive “notify”.')
})

test('the keys do nothing after unmounting', async () => {
  const { onKeyDown } = openPage()
  onKeyDown()
  await pressKeys()

  expect(zoneOverlay.parts()).toBeUndefined()
})

test('quarantined widgets are counted', async () => {
  const { ledger } = openPage()
  await pressKeys()
  await screen.findByText('order.details.after')
  act(() => {
    for (let times = 0; times < 3; times++)
      ledger.failed('loyalty', './widgets/points', { kind: 'render', detail: 'no' })
  })

  expect(labelOf('order.details.after')).toHaveTextContent('0 widgets1 not shown')
})
