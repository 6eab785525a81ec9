import { jest } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { render } from '../testing/render.tsx'
import { BulkBar } from './bulk-bar.tsx'

function setUp(running?: string) {
  const onPress = jest.fn()
  render(
    <>
      <button type="button">Elsewhere</button>
      <div>
        <input type="checkbox" aria-label="Mug" />
        <input type="text" aria-label="Name" />
        <BulkBar
          count={1}
          actions={[{ id: 'edit', label: 'Edit', shortcut: 'e', onPress }]}
          running={running}
          onClear={() => undefined}
        />
      </div>
    </>,
  )
  return onPress
}

const type = async (element: HTMLElement, keys: string) => {
  element.focus()
  await userEvent.keyboard(keys)
}

it('runs an action by its key while the focus is in the list', async () => {
  const onPress = setUp()
  await type(screen.getByRole('checkbox'), 'e')
  expect(onPress).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('button', { name: 'Edit' })).toHaveTextContent('E')
})

it('ignores keys pressed elsewhere, while typing, or with a modifier', async () => {
  const onPress = setUp()
  await type(screen.getByRole('button', { name: 'Elsewhere' }), 'e')
  await type(screen.getByRole('textbox'), 'e')
  await type(screen.getByRole('checkbox'), '{Control>}e{/Control}')
  expect(onPress).not.toHaveBeenCalled()
  expect(screen.getByRole('textbox')).toHaveValue('e')
})

it('does nothing while an action is running', async () => {
  const onPress = setUp('edit')
  await type(screen.getByRole('checkbox'), 'e')
  expect(onPress).not.toHaveBeenCalled()
})
