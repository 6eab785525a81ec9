import { jest } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { render } from '../testing/render.tsx'
import { Toast } from '../toast/toast.tsx'
import { ToastRegion } from './toast-region.tsx'

function Example({ onPause, onResume }: { onPause: () => void; onResume: () => void }) {
  const [titles, setTitles] = useState(['First', 'Second'])
  return (
    <>
      <button type="button">Elsewhere</button>
      <ToastRegion label="Notices" onPause={onPause} onResume={onResume}>
        {titles.map((title) => (
          <Toast
            key={title}
            type="success"
            title={title}
            onClose={() => setTitles((shown) => shown.filter((other) => other !== title))}
          />
        ))}
      </ToastRegion>
    </>
  )
}

function renderRegion() {
  const calls: string[] = []
  const onPause = () => calls.push('pause')
  const onResume = () => calls.push('resume')
  render(<Example onPause={onPause} onResume={onResume} />)
  return calls
}

describe('ToastRegion', () => {
  it('pauses under the pointer', async () => {
    const calls = renderRegion()

    await userEvent.hover(screen.getByText('First'))
    expect(calls).toEqual(['pause'])

    await userEvent.hover(screen.getByText('Elsewhere'))
    expect(calls).toEqual(['pause', 'resume'])
  })

  it('pauses once while the focus moves inside it', async () => {
    const calls = renderRegion()

    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    expect(screen.getAllByRole('button', { name: 'Close message' })[1]).toHaveFocus()
    expect(calls).toEqual(['pause'])

    await userEvent.tab()
    expect(calls).toEqual(['pause', 'resume'])
  })

  it('resumes when the toast that had the focus is closed by keyboard', async () => {
    const calls = renderRegion()

    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')

    expect(screen.queryByText('First')).not.toBeInTheDocument()
    expect(calls).toEqual(['pause', 'resume'])
  })

  it('is announced: errors at once, the rest politely', () => {
    render(
      <ToastRegion label="Notices" onPause={jest.fn()} onResume={jest.fn()}>
        {[<Toast key="1" type="error" title="Error" message="It failed" onClose={jest.fn()} />]}
      </ToastRegion>,
    )

    expect(screen.getByRole('region', { name: 'Notices' })).toHaveAttribute('aria-live', 'polite')
    expect(screen.getByRole('alert')).toHaveTextContent('ErrorIt failed')
  })
})
