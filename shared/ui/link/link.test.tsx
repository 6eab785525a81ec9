import { jest } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { t } from '../testing/english.ts'
import { UiProvider } from '../ui-provider/ui-provider.tsx'
import { Link } from './link.tsx'

// jsdom follows no links and would say so.
const stay = (event: Event) => event.preventDefault()
beforeAll(() => addEventListener('click', stay))
afterAll(() => removeEventListener('click', stay))

function setUp(props: { href: string; target?: '_blank'; isReturn?: boolean }) {
  const navigate = jest.fn()
  render(
    <UiProvider locale="en" t={t} navigate={navigate}>
      <Link {...props}>Orders</Link>
    </UiProvider>,
  )
  return { navigate, link: screen.getByRole('link', { name: 'Orders' }) }
}

it('opens an address of this site by the navigation of the page, with query and hash', async () => {
  const { navigate, link } = setUp({ href: '/a/orders?q=1#top' })
  await userEvent.click(link)
  expect(navigate.mock.calls).toEqual([['/a/orders?q=1#top']])
})

it('says that it leads back', async () => {
  const { navigate, link } = setUp({ href: '/a/orders', isReturn: true })
  await userEvent.click(link)
  expect(navigate.mock.calls).toEqual([['/a/orders', { isReturn: true }]])
})

it.each([
  ['another site', { href: 'https://example.com/' }, {}],
  ['a link to a new tab', { href: '/a/orders', target: '_blank' as const }, {}],
  ['a click for a new tab', { href: '/a/orders' }, { ctrlKey: true }],
  ['a click of the middle button', { href: '/a/orders' }, { button: 1 }],
])('leaves %s to the browser', (_name, props, click) => {
  const { navigate, link } = setUp(props)
  fireEvent.click(link, click)
  expect(navigate).not.toHaveBeenCalled()
})
