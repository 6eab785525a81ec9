import { renderContribution } from '@stoa/extension-sdk/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { useEscape } from './use-escape.ts'

function Probe({ overlay }: { overlay?: string }) {
  useEscape('/orders?page=2')
  return (
    <>
      <input aria-label="Note" />
      {overlay ? <div role={overlay} /> : null}
    </>
  )
}

const press = async (props: { overlay?: string } = {}) => {
  const { opened, unmount } = renderContribution(Probe, props)
  await userEvent.keyboard('{Escape}')
  unmount()
  return opened
}

it('Escape leads to the list as it was left', async () => {
  expect(await press()).toEqual(['/orders?page=2'])
})

it.each(['dialog', 'alertdialog', 'menu'])(
  'Escape leaves the page alone while a %s is open',
  async (overlay) => {
    expect(await press({ overlay })).toEqual([])
  },
)

it('Escape in a field leaves the page alone', async () => {
  const { opened } = renderContribution(Probe, {})
  await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'Fragile{Escape}')
  expect(opened).toEqual([])
})
