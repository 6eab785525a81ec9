import { render } from '@testing-library/react'
import { Avatar } from './avatar.tsx'

describe('Avatar', () => {
  it.each([
    ['Mara Lindqvist', 'ML'],
    ['Oluwaseun de la Cruz', 'OC'],
    ['nora', 'N'],
    ['𝒜da', '𝒜'],
    ['', ''],
  ])('%s shows as %s', (name, initials) => {
    const { container } = render(<Avatar name={name} />)

    expect(container.textContent).toBe(initials)
  })
})
