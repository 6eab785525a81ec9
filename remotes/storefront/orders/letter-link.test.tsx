import { render, screen } from '@testing-library/react'

import { TestShop } from '../testing/test-shop.tsx'
import { LetterLink } from './letter-link.tsx'

afterEach(() => document.head.replaceChildren())

test('a letter goes to the address of the document', () => {
  document.head.innerHTML = '<meta name="stoa-contact" content="hello@example.com">'
  render(<LetterLink subject="Order #7" body="Hello" />, { wrapper: TestShop })
  expect(screen.getByRole('link', { name: 'Write an e-mail' })).toHaveAttribute(
    'href',
    'mailto:hello@example.com?subject=Order%20%237&body=Hello',
  )
})

test('a shop without an address leads to its imprint', () => {
  document.head.innerHTML = '<meta name="stoa-contact" content="">'
  render(<LetterLink subject="Order #7" body="Hello" />, { wrapper: TestShop })
  expect(screen.getByRole('link', { name: 'Imprint' })).toHaveAttribute('href', '/imprint')
})
