import { jest } from '@jest/globals'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef, useState } from 'react'
import { render } from '../testing/render.tsx'
import { ComboField, type ComboFieldProps, type LoadOptions } from './combo-field.tsx'

const lamp = { id: 'p1', label: 'Lamp' }
const table = { id: 'p2', label: 'Table' }

/** Simulates that the end of the list scrolls into view. */
let reachEnd: () => void = () => {
  throw new Error('Nothing waits for the end of the list')
}

beforeEach(() => {
  class Observer {
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
      reachEnd = () => act(() => callback([{ isIntersecting: true }]))
    }
    observe = () => undefined
    disconnect = () => undefined
  }
  Object.defineProperty(globalThis, 'IntersectionObserver', { value: Observer, configurable: true })
})
afterEach(() => Reflect.deleteProperty(globalThis, 'IntersectionObserver'))

function setUp(load: LoadOptions, props: Partial<ComboFieldProps> = {}) {
  const onChange = jest.fn()
  function Held() {
    const [value, setValue] = useState(props.value ?? null)
    const change: ComboFieldProps['onChange'] = (next, option) => {
      setValue(next)
      onChange(next, option)
    }
    return (
      <ComboField
        label="Product"
        placeholder="Choose"
        clearLabel="No product chosen"
        {...props}
        load={load}
        value={value}
        onChange={change}
      />
    )
  }
  render(<Held />)
  return { onChange, button: screen.getByRole('button', { name: /Product/u }) }
}

const ready = (...options: { id: string; label: string }[]) =>
  jest.fn<LoadOptions>(async () => ({ options, count: options.length }))

describe('ComboField', () => {
  it('loads when it opens, chooses by keyboard and keeps the label', async () => {
    const load = ready(lamp, table)
    const { onChange, button } = setUp(load)
    expect(load).not.toHaveBeenCalled()

    await userEvent.click(button)
    expect(await screen.findByRole('option', { name: 'Table' })).toBeVisible()
    await userEvent.keyboard('{End}{Enter}')

    expect(onChange.mock.calls).toEqual([['p2', table]])
    await waitFor(() => expect(button).toHaveFocus())
    expect(button).toHaveTextContent('Table')
  })

  it('searches once typing pauses, and drops the answer to an older search', async () => {
    const answers = new Map<string, () => void>()
    const load = jest.fn<LoadOptions>(
      ({ query }) =>
        new Promise((resolve) => {
          answers.set(query, () => resolve({ options: [{ id: query, label: `Found ${query}` }], count: 1 }))
        }),
    )
    const { button } = setUp(load)
    await userEvent.click(button)
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1))

    await userEvent.keyboard('la')
    await waitFor(() => expect(answers.has('la')).toBe(true))
    expect(load.mock.calls.map(([{ query }]) => query)).toEqual(['', 'la'])
    expect(load.mock.calls[0]?.[0].signal.aborted).toBe(true)

    answers.get('la')?.()
    answers.get('')?.()
    expect(await screen.findByRole('option', { name: 'Found la' })).toBeVisible()
    expect(screen.queryByRole('option', { name: 'Found ' })).not.toBeInTheDocument()
  })

  it('loads the next page when the end comes into sight, and no page after the last', async () => {
    const load = jest.fn<LoadOptions>(async ({ offset }) => ({
      options: offset === 0 ? [lamp] : [lamp, table],
      count: 3,
    }))
    const { button } = setUp(load)
    await userEvent.click(button)
    await screen.findByRole('option', { name: 'Lamp' })

    reachEnd()

    expect(await screen.findByRole('option', { name: 'Table' })).toBeVisible()
    expect(screen.getAllByRole('option', { name: 'Lamp' })).toHaveLength(1)
    reachEnd()
    expect(load.mock.calls.map(([{ offset }]) => offset)).toEqual([0, 1])
  })

  it('shows a loading error and retries', async () => {
    const load = ready(lamp)
    load.mockRejectedValueOnce(new Error('No connection'))
    const { button } = setUp(load)

    await userEvent.click(button)
    expect(await screen.findByText('The options could not be loaded.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))

    expect(await screen.findByRole('option', { name: 'Lamp' })).toBeVisible()
    expect(screen.queryByText('The options could not be loaded.')).not.toBeInTheDocument()
  })

  it('shows that nothing was found and offers to create it', async () => {
    const onCreate = jest.fn()
    const { onChange, button } = setUp(ready(), {
      create: { label: (query) => `Create "${query}"`, onCreate },
      clearLabel: undefined,
    })

    await userEvent.click(button)
    expect(await screen.findByText('Nothing found')).toBeVisible()
    await userEvent.keyboard(' linen ')
    await userEvent.click(await screen.findByRole('option', { name: 'Create "linen"' }))

    expect(onCreate.mock.calls).toEqual([['linen']])
    expect(onChange).not.toHaveBeenCalled()
  })

  it('shows the initial label, and clears the choice', async () => {
    const ref = createRef<HTMLButtonElement>()
    const { onChange, button } = setUp(ready(lamp), {
      value: 'p9',
      valueLabel: 'Old chair',
      errors: ['Sold out'],
      ref,
    })
    expect(button).toHaveTextContent('Old chair')
    expect(button).toHaveAccessibleDescription('Sold out')
    expect(ref.current).toBe(button)

    await userEvent.click(button)
    await userEvent.click(await screen.findByRole('option', { name: 'No product chosen' }))

    expect(onChange.mock.calls).toEqual([[null, undefined]])
    expect(button).toHaveTextContent('Choose')
  })
})
