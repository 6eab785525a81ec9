import { jest } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Tabs } from './tabs.tsx'

describe('Tabs', () => {
  it('moves by arrow key and calls onChange with the tab', async () => {
    const onChange = jest.fn()
    const tabs = [
      { id: 'products', label: 'Products' },
      { id: 'collections', label: 'Collections' },
    ]
    render(
      <Tabs label="Catalogue" tabs={tabs} selected="products" onChange={onChange}>
        All products
      </Tabs>,
    )
    expect(screen.getByRole('tabpanel', { name: 'Products' })).toHaveTextContent('All products')

    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')

    expect(onChange).toHaveBeenCalledWith('collections')
  })
})
