import { screen } from '@testing-library/react'

import { openPage } from '../../../../../tests/setup/open-page.tsx'
import { OrderPieces } from './order-pieces.tsx'

it('shows the pictures of the first lines of an order, and all its pieces', () => {
  const titles = ['Cup', 'Bowl', 'Plate', 'Pan']
  const items = titles.map((title) => ({ id: title, title, quantity: 2, thumbnail: `/${title}.svg` }))
  openPage(() => <OrderPieces items={items} />)
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
    'Cup',
    'Bowl',
    'Plate',
  ])
  expect(screen.getByText('8')).toBeInTheDocument()
})
