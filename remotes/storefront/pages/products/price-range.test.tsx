import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router'

import type { Region } from '../../model/countries.ts'
import { RegionContext } from '../../state/region.ts'
import { TestShop } from '../../testing/test-shop.tsx'
import { PriceRange } from './price-range.tsx'

const region = { id: 'reg_1', currency_code: 'eur' } as Region

const Address = () => <output>{useLocation().search}</output>

test('prices that were typed the wrong way round are exchanged', async () => {
  render(
    <MemoryRouter>
      <RegionContext value={{ country: 'de', region, destinations: [] }}>
        <PriceRange from={null} to={null} />
        <Address />
      </RegionContext>
    </MemoryRouter>,
    { wrapper: TestShop },
  )
  await userEvent.type(screen.getByLabelText('From'), '60')
  await userEvent.type(screen.getByLabelText('To'), '40')
  await userEvent.click(screen.getByRole('button', { name: 'Apply price' }))
  expect(screen.getByRole('status')).toHaveTextContent('?from=4000&to=6000')
  expect(screen.getByLabelText('From')).toHaveValue('40.00')
})
