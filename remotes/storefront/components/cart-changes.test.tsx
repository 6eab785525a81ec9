import { render, screen } from '@testing-library/react'

import { TestShop } from '../testing/test-shop.tsx'
import { CartChanges } from './cart-changes.tsx'

test('two lines of one name that changed in the same way are both listed', () => {
  const changes = [
    { kind: 'gone', line: 'v1|Ann', name: 'Gift card' },
    { kind: 'gone', line: 'v1|Bob', name: 'Gift card' },
  ] as const
  render(<CartChanges changes={changes} currency="eur" />, { wrapper: TestShop })
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
})
