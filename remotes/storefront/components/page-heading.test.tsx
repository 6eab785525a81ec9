import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'

import { TestShop } from '../testing/test-shop.tsx'
import { PageHeading } from './page-heading.tsx'

const page = (step: string) => (
  <MemoryRouter>
    <PageHeading title="Withdraw from contract" step={step} />
  </MemoryRouter>
)

test('the next step of a page starts at its heading; the first leaves the focus where it is', () => {
  const { rerender } = render(page('declare'), { wrapper: TestShop })
  const heading = screen.getByRole('heading')
  expect(heading).not.toHaveFocus()
  rerender(page('confirm'))
  expect(heading).toHaveFocus()
})

test('a step that is rendered again leaves the focus where it is', () => {
  const { rerender } = render(page('declare'), { wrapper: TestShop })
  rerender(page('declare'))
  expect(screen.getByRole('heading')).not.toHaveFocus()
})
