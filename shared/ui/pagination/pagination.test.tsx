import { jest } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { render } from '../testing/render.tsx'
import { Pagination } from './pagination.tsx'

function renderAt(offset: number, count: number) {
  const onChange = jest.fn()
  render(<Pagination offset={offset} limit={15} count={count} onChange={onChange} />)
  return {
    onChange,
    previous: screen.getByRole('button', { name: 'Previous page' }),
    next: screen.getByRole('button', { name: 'Next page' }),
  }
}

describe('Pagination', () => {
  it('starts on the first page and cannot go back', async () => {
    const { onChange, previous, next } = renderAt(0, 62)

    expect(screen.getByText('1–15 of 62')).toBeInTheDocument()
    expect(previous).toBeDisabled()
    await userEvent.click(next)
    expect(onChange).toHaveBeenCalledWith(15)
  })

  it('ends on the last page and cannot go on', async () => {
    const { onChange, previous, next } = renderAt(60, 62)

    expect(screen.getByText('61–62 of 62')).toBeInTheDocument()
    expect(next).toBeDisabled()
    await userEvent.click(previous)
    expect(onChange).toHaveBeenCalledWith(45)
  })

  it('has no next page when the last one is full', () => {
    expect(renderAt(45, 60).next).toBeDisabled()
  })

  it('returns to the last page when its rows were deleted', async () => {
    const { onChange, previous } = renderAt(60, 40)

    await userEvent.click(previous)

    expect(onChange).toHaveBeenCalledWith(30)
  })

  it('counts nothing in an empty list', () => {
    const { previous, next } = renderAt(0, 0)

    expect(screen.getByText('0–0 of 0')).toBeInTheDocument()
    expect(previous).toBeDisabled()
    expect(next).toBeDisabled()
  })

  it('lets the rows of a page be chosen', async () => {
    const onChange = jest.fn()
    const sizes = {
      options: [20, 50],
      onChange,
    }
    render(<Pagination offset={0} limit={20} count={70} onChange={jest.fn()} sizes={sizes} />)
    expect(screen.getByRole('combobox', { name: 'Rows per page' })).toHaveDisplayValue('20 per page')
    await userEvent.selectOptions(screen.getByRole('combobox'), '50 per page')
    expect(onChange.mock.calls).toEqual([[50]])
  })
})
