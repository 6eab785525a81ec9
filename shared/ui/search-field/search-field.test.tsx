import { jest } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SearchField } from './search-field.tsx'

describe('SearchField', () => {
  it('searches by Enter and is cleared by Escape and by its button', async () => {
    const onSearch = jest.fn()
    render(<SearchField label="Search orders" value="" onSearch={onSearch} />)
    const field = screen.getByRole('searchbox', { name: 'Search orders' })

    await userEvent.type(field, 'mara{Enter}')
    expect(onSearch.mock.calls).toEqual([['mara']])

    await userEvent.keyboard('{Escape}')
    expect(field).toHaveValue('')

    await userEvent.type(field, 'nora')
    await userEvent.click(screen.getByRole('button'))
    expect(field).toHaveValue('')
  })
})
