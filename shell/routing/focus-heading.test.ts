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

test('the heading has the focus, outside of the order of Tab', () => {
  const page = open('<h1>Mug</h1>')
  expect(focused()).toBe(page.querySelector('h1'))
  expect(page.querySelector('h1')).toHaveAttribute('tabindex', '-1')
})

test('a page whose content comes later has it until then', async () => {
  const page = open('<p>Loading</p>')
  expect(focused()).toBe(page)
  page.innerHTML = '<h1>Mug</h1>'
  await waitFor(() => expect(focused()).toBe(page.querySelector('h1')))
})

test('a heading that is replaced hands it on', async () => {
  const page = open('<h1>Mug</h1>')
  page.innerHTML = '<p>Loading</p>'
  await waitFor(() => expect(focused()).toBe(page))
  page.innerHTML = '<h1>Bowl</h1>'
  await waitFor(() => expect(focused()).toBe(page.querySelector('h1')))
})

test('a person who has gone elsewhere is left alone', async () => {
  const page = open('<p>Loading</p>')
  const field = document.querySelector('input')!
  field.focus()
  page.innerHTML = '<h1>Mug</h1>'
  // The mutation is heard of before this one.
  await new Promise<void>((resolve) => {
    new MutationObserver(() => resolve()).observe(page, { childList: true })
    page.append('!')
  })
  expect(focused()).toBe(field)
})
