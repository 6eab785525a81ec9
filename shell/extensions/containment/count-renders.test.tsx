import { anArea, anExtension } from '@stoa/extension-sdk/admission/testing'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Component, useState } from 'react'

import { countRenders } from './count-renders.ts'
import { createLedger } from './ledger.ts'

const MODULE = './widgets/points'

function Clicked({ label }: { label?: string }) {
  const [count, setCount] = useState(0)
  return (
    <button onClick={() => setCount(count + 1)}>
      {label} {count}
    </button>
  )
}

function setUp(exported: unknown, extension = anExtension('loyalty')) {
  const ledger = createLedger(() => undefined)
  const element = (label: string) => {
    const Counted = countRenders(exported, extension, MODULE, ledger)
    return <Counted {...{ label }} />
  }
  const { rerender } = render(element('before'))
  return {
    rerender: () => rerender(element('after')),
    renders: () => ledger.account('loyalty').renders.get(MODULE),
  }
}

test('renders by changes of state and of props are counted, and the state stays', async () => {
  const { rerender, renders } = setUp((props: object) => Clicked(props))
  expect(renders()?.count).toBe(1)

  await userEvent.click(screen.getByRole('button', { name: 'before 0' }))
  expect(renders()?.count).toBe(2)
  rerender()

  expect(screen.getByRole('button')).toHaveTextContent('after 1')
  expect(renders()).toEqual({ count: 3, ms: expect.any(Number) })
})

test('a render that throws is not counted', () => {
  const ledger = createLedger(() => undefined)
  const Broken = countRenders(
    () => {
      throw new Error('boom')
    },
    anExtension('loyalty'),
    MODULE,
    ledger,
  )
  expect(() => render(<Broken />)).toThrow('boom')
  expect(ledger.account('loyalty').renders.size).toBe(0)
})

class Old extends Component {
  override render() {
    return <p>old</p>
  }
}

test.each([
  ['a class', Old, anExtension('loyalty')],
  ['an area', Clicked, anArea('loyalty')],
])('%s is shown as it is', (_name, exported, extension) => {
  expect(
    countRenders(
      exported,
      extension,
      MODULE,
      createLedger(() => undefined),
    ),
  ).toBe(exported)
})
