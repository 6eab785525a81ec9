import { jest } from '@jest/globals'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { TestShop } from '../testing/test-shop.tsx'
import { lazyPiece } from './lazy-piece.tsx'

const arrives = { default: ({ name }: { name: string }) => <p>Hello {name}</p> }
const failsOnce = () =>
  jest.fn<() => Promise<typeof arrives>>().mockRejectedValueOnce(new Error('lost')).mockResolvedValue(arrives)

// React reports each error that a boundary caught.
const report = jest.spyOn(console, 'error').mockImplementation(() => undefined)
beforeEach(() => void report.mockClear())

test('code that did not load is loaded again by a button', async () => {
  const Piece = lazyPiece(failsOnce())
  render(<Piece name="Ann" />, { wrapper: TestShop })
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Hello Ann')).toBeVisible()
})

test('a part that is opened again loads its code again', async () => {
  const Piece = lazyPiece(failsOnce())
  const { unmount } = render(<Piece name="Ann" />, { wrapper: TestShop })
  await screen.findByRole('alert')
  unmount()
  render(<Piece name="Ann" />, { wrapper: TestShop })
  expect(await screen.findByText('Hello Ann')).toBeVisible()
})

test('an optional part that did not load shows nothing', async () => {
  const Piece = lazyPiece(failsOnce(), { isOptional: true })
  const { container } = render(<Piece name="Ann" />, { wrapper: TestShop })
  await waitFor(() => expect(report).toHaveBeenCalled())
  expect(container).toBeEmptyDOMElement()
})
