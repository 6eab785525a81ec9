import { jest } from '@jest/globals'
import { screen } from '@testing-library/react'
import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

import { english } from '../testing/english.tsx'
import { rootOptions, showLastResort } from './last-resort.ts'

const Broken = () => {
  throw new Error('nobody catches it')
}

test.each([undefined, english])(
  'the last error page offers a reload, and the page without extensions',
  (texts) => {
    showLastResort(document.body, texts)
    expect(screen.getByRole('heading', { level: 1, name: 'Something broke' })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Reload' })).toBeInTheDocument()
    expect(screen.getByText('?disable-extensions=')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Load without extensions' })).toBeInTheDocument()
  },
)

test('an error outside every boundary leaves a page that says so, with a way out', () => {
  const report = jest.fn()
  Object.assign(globalThis, { reportError: report, IS_REACT_ACT_ENVIRONMENT: false })
  const container = document.createElement('div')
  const root = createRoot(container, rootOptions(container, english))
  flushSync(() => root.render(createElement(Broken)))

  expect(report).toHaveBeenCalledWith(expect.objectContaining({ message: 'nobody catches it' }))
  expect(container).toHaveTextContent('Something broke')
  const buttons = [...container.querySelectorAll('button')].map(({ textContent }) => textContent)
  expect(buttons).toEqual(['Reload', 'Load without extensions'])
})
