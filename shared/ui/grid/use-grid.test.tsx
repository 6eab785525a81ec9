import { render } from '@testing-library/react'
import { useGridStore } from './use-grid.ts'

function Part() {
  useGridStore()
  return null
}

it('keeps the parts of a grid from standing outside one', () => {
  expect(() => render(<Part />, { onCaughtError: () => undefined })).toThrow(
    'A part of a grid was rendered outside a Grid',
  )
})
