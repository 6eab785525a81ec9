import { render, screen } from '@testing-library/react'

import { English } from '../testing/english.tsx'
import { WaitingPage } from './waiting-page.tsx'

const reason = () => screen.queryByText(/^The list of installed extensions takes long/)

test('a page that waits for long says what for', () => {
  const { rerender } = render(<WaitingPage isLong={false} />, { wrapper: English })
  expect(reason()).not.toBeInTheDocument()
  rerender(<WaitingPage isLong />)
  expect(reason()).toBeInTheDocument()
})
