import { screen } from '@testing-library/react'

import { english } from '../testing/english.tsx'
import { showLastResort } from './last-resort.ts'

test.each([undefined, english])(
  'the last error page offers a reload, and the page without extensions',
  (texts) => {
    showLastResort(document.body, texts)
    expect(screen.getByRole('heading', { level: 1, name: 'Something broke' })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Reload' })).toBeInTheDocument()
    expect(screen.getByText('?disable-extensions=')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Load without extensions' })).toBeInTheDocument()
  },
)
