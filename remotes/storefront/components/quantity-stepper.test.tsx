import { jest } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { TestShop } from '../testing/test-shop.tsx'
import { QuantityStepper } from './quantity-stepper.tsx'

function show(value: number, most?: number) {
  const onChange = jest.fn()
  render(<QuantityStepper label="Mug" value={value} most={most} onChange={onChange} />, { wrapper: TestShop })
  return onChange
}

test('the buttons add and subtract one', async () => {
  const onChange = show(2)
  await userEvent.click(screen.getByRole('button', { name: 'One more' }))
  await userEvent.click(screen.getByRole('button', { name: 'One less' }))
  expect(onChange.mock.calls).toEqual([[3], [1]])
})

test('the quantity stays between one and the stock', () => {
  show(1, 1)
  expect(screen.getByRole('button', { name: 'One more' })).toBeDisabled()
  expect(screen.getByRole('button', { name: 'One less' })).toBeDisabled()
})

test('a typed quantity applies on Enter, within the stock', async () => {
  const onChange = show(2, 9)
  const field = screen.getByRole('textbox', { name: 'Quantity' })
  await userEvent.clear(field)
  await userEvent.type(field, '1x2')
  expect(onChange).not.toHaveBeenCalled()
  await userEvent.type(field, '{Enter}')
  expect(onChange.mock.calls).toEqual([[9]])
})

test('an empty field is reset to its last number', async () => {
  const onChange = show(4)
  const field = screen.getByRole('textbox', { name: 'Quantity' })
  await userEvent.clear(field)
  await userEvent.tab()
  expect(field).toHaveValue('4')
  expect(onChange).not.toHaveBeenCalled()
})
