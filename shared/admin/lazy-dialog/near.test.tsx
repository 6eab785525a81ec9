import { act, render, screen } from '@testing-library/react'

import { Near } from './near.tsx'

let see: (isIntersecting: boolean) => void

class Observer {
  constructor(listener: (entries: { isIntersecting: boolean }[]) => void) {
    see = (isIntersecting) => listener([{ isIntersecting }])
  }
  observe() {
    return undefined
  }
  disconnect() {
    return undefined
  }
}

afterEach(() => Reflect.deleteProperty(globalThis, 'IntersectionObserver'))

it('renders its content once it comes near, and keeps its place until then', () => {
  Object.assign(globalThis, { IntersectionObserver: Observer })
  const { container } = render(
    <Near height={320}>
      <p>Details</p>
    </Near>,
  )
  act(() => see(false))
  expect(screen.queryByText('Details')).not.toBeInTheDocument()
  expect(container.firstElementChild).toHaveStyle({ minBlockSize: '320px' })
  act(() => see(true))
  expect(screen.getByText('Details')).toBeInTheDocument()
})
