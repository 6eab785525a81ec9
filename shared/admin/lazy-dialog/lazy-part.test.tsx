import { jest } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState, type ComponentType } from 'react'

import { openPage } from '../../../tests/setup/open-page.tsx'
import { lazyPart } from './lazy-part.tsx'

interface ChartProps {
  label: string
}

const Chart = ({ label }: ChartProps) => <p>Chart of {label}</p>

function openWith(load: () => Promise<ComponentType<ChartProps>>) {
  const LateChart = lazyPart(load, () => <p>Placeholder</p>)
  return openPage(function Page() {
    const [isShown, setShown] = useState(true)
    return (
      <>
        <input aria-label="Note" />
        <button onClick={() => setShown(!isShown)}>Toggle</button>
        {isShown ? <LateChart label="sales" /> : null}
      </>
    )
  })
}

test('shows its placeholder until the code is there, and loads it once', async () => {
  const { promise, resolve } = Promise.withResolvers<ComponentType<ChartProps>>()
  const load = jest.fn(() => promise)
  openWith(load)
  expect(screen.getByText('Placeholder')).toBeInTheDocument()
  resolve(Chart)
  expect(await screen.findByText('Chart of sales')).toBeInTheDocument()
  expect(screen.queryByText('Placeholder')).not.toBeInTheDocument()

  await userEvent.click(screen.getByRole('button', { name: 'Toggle' }))
  await userEvent.click(screen.getByRole('button', { name: 'Toggle' }))
  expect(screen.getByText('Chart of sales')).toBeInTheDocument()
  expect(load).toHaveBeenCalledTimes(1)
})

test('code that does not come is reported in its place, the page keeps what was typed, and a press tries again', async () => {
  const load = jest
    .fn<() => Promise<ComponentType<ChartProps>>>()
    .mockRejectedValueOnce(new Error('ChunkLoadError'))
    .mockResolvedValueOnce(Chart)
  openWith(load)
  expect(await screen.findByRole('alert')).toHaveTextContent('This could not be opened')
  await userEvent.type(screen.getByLabelText('Note'), 'Call back')

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Chart of sales')).toBeInTheDocument()
  expect(screen.getByLabelText('Note')).toHaveValue('Call back')
})
