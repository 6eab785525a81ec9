import { renderContribution } from '../testing/index.ts'
import { useUnsavedChanges } from './use-unsaved-changes.ts'

function Forms({ first, second }: { first: boolean; second: boolean }) {
  useUnsavedChanges(first)
  useUnsavedChanges(second)
  return null
}

describe('useUnsavedChanges', () => {
  it('guards the page while any part of it is dirty', () => {
    const { hasUnsavedChanges, rerender } = renderContribution(Forms, { first: false, second: false })
    expect(hasUnsavedChanges()).toBe(false)

    rerender(<Forms first second />)
    expect(hasUnsavedChanges()).toBe(true)
    rerender(<Forms first={false} second />)
    expect(hasUnsavedChanges()).toBe(true)
    rerender(<Forms first={false} second={false} />)
    expect(hasUnsavedChanges()).toBe(false)
  })

  it('lets go when what was dirty is gone', () => {
    const { hasUnsavedChanges, unmount } = renderContribution(Forms, { first: true, second: false })
    unmount()
    expect(hasUnsavedChanges()).toBe(false)
  })
})
