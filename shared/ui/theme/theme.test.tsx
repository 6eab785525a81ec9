import { applyTheme } from './theme.tsx'

describe('applyTheme', () => {
  it('marks the page, and follows the system again without a mark', () => {
    applyTheme('dark')
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark')

    applyTheme('system')
    expect(document.documentElement).not.toHaveAttribute('data-theme')
  })
})
