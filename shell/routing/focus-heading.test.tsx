import { waitFor } from '@testing-library/react'

import { focusHeading } from './focus-heading.ts'

let leave: (() => void) | undefined
afterEach(() => leave?.())

function open(html: string): HTMLElement {
  document.body.innerHTML = `<input><main>${html}</main>`
  const page = document.querySelector('main')!
  leave = focusHeading(page)
  return page
}

const focused = () => document.activeElement

test('focuses the heading without adding it to the tab order', () => {
  const page = open('<h1>Mug</h1>')
  expect(focused()).toBe(page.querySelector('h1'))
  expect(page.querySelector('h1')).toHaveAttribute('tabindex', '-1')
})

test('focuses the page until its heading has loaded', async () => {
  const page = open('<p>Loading</p>')
  expect(focused()).toBe(page)
  page.innerHTML = '<h1>Mug</h1>'
  await waitFor(() => expect(focused()).toBe(page.querySelector('h1')))
})

test('a replaced heading passes the focus on', async () => {
  const page = open('<h1>Mug</h1>')
  page.innerHTML = '<p>Loading</p>'
  await waitFor(() => expect(focused()).toBe(page))
  page.innerHTML = '<h1>Bowl</h1>'
  await waitFor(() => expect(focused()).toBe(page.querySelector('h1')))
})

test('leaves the focus alone once the person has moved it', async () => {
  const page = open('<p>Loading</p>')
  const field = document.querySelector('input')!
  field.focus()
  page.innerHTML = '<h1>Mug</h1>'
  // The observer runs before this promise.
  await new Promise<void>((resolve) => {
    new MutationObserver(() => resolve()).observe(page, { childList: true })
    page.append('!')
  })
  expect(focused()).toBe(field)
})
