import { renderContribution, runContribution } from '@stoa/extension-sdk/testing'
import { inAdmin } from '@stoa/extension-sdk/testing/in-admin'
import type { RunContext } from '@stoa/extension-sdk'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { readSettings, useSettings } from './use-settings.ts'

const DEFAULTS = { isOn: false, points: 1, days: ['mon'] }

function Rules() {
  const { settings, isPending, save } = useSettings(DEFAULTS)
  return (
    <button type="button" onClick={() => void save({ isOn: !settings.isOn })}>
      {isPending ? 'reading' : JSON.stringify(settings)}
    </button>
  )
}

test('what was saved counts, and the defaults for the rest', async () => {
  renderContribution(Rules, {}, { saved: { points: 3 }, wrapper: inAdmin() })
  expect(await screen.findByText('{"isOn":false,"points":3,"days":["mon"]}')).toBeInTheDocument()
})

test('a saved setting is shown at once, and the others stay', async () => {
  renderContribution(Rules, {}, { saved: { points: 3 }, wrapper: inAdmin() })
  await userEvent.click(await screen.findByText(/"points":3/))
  expect(await screen.findByText('{"isOn":true,"points":3,"days":["mon"]}')).toBeInTheDocument()
})

test('a value of another kind, saved by another version, does not count', async () => {
  renderContribution(Rules, {}, { saved: { isOn: 'yes', days: { mon: 1 }, points: 2 }, wrapper: inAdmin() })
  expect(await screen.findByText('{"isOn":false,"points":2,"days":["mon"]}')).toBeInTheDocument()
})

const command = (context: RunContext) => readSettings(context, DEFAULTS)

test('functions read the same settings', async () => {
  const { answer } = await runContribution(command, {}, { saved: { isOn: true } })
  expect(answer).toEqual({ isOn: true, points: 1, days: ['mon'] })
})
