import { jest } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLayoutEffect, type ComponentType } from 'react'
import { render } from '../testing/render.tsx'
import { lazyPiece } from './lazy-piece.tsx'
import { lazyView } from './lazy-view.tsx'

interface MenuProps {
  label: string
  onClose?: () => void
}

const Menu = ({ label }: MenuProps) => <p>Menu of {label}</p>

const failOnce = () =>
  jest
    .fn<() => Promise<ComponentType<MenuProps>>>()
    .mockRejectedValueOnce(new Error('ChunkLoadError'))
    .mockResolvedValue(Menu)

it('shows its placeholder until the code is there', async () => {
  const Piece = lazyPiece(async () => Menu)
  render(<Piece label="row 1" placeholder="Loading" />)
  expect(screen.getByText('Loading')).toBeInTheDocument()
  expect(await screen.findByText('Menu of row 1')).toBeInTheDocument()
})

it('offers to try again where the code does not come', async () => {
  const Piece = lazyPiece(failOnce())
  render(<Piece label="row 1" />)
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Menu of row 1')).toBeInTheDocument()
})

it('closes a part that can be closed, and loads it when it is opened again', async () => {
  const Piece = lazyPiece(failOnce())
  const close = jest.fn()
  const { unmount } = render(<Piece label="row 1" onClose={close} />)
  await waitFor(() => expect(close).toHaveBeenCalledTimes(1))
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  unmount()
  render(<Piece label="row 1" onClose={close} />)
  expect(await screen.findByText('Menu of row 1')).toBeInTheDocument()
})

it('is there at once when it was loaded before, and a failed preload is no error', async () => {
  const load = failOnce()
  const Piece = lazyPiece(load)
  Piece.preload()
  Piece.preload()
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2))
  render(<Piece label="row 1" placeholder="Loading" />)
  expect(screen.getByText('Menu of row 1')).toBeInTheDocument()
})

it('shows code that came between its first render and the effects', async () => {
  let code: ComponentType<MenuProps> | undefined
  const View = lazyView({ get: () => code, load: async () => Menu })
  function Preloaded() {
    useLayoutEffect(() => {
      code = Menu
    }, [])
    return <View props={{ label: 'row 1' }} placeholder="Loading" />
  }
  render(<Preloaded />)
  expect(await screen.findByText('Menu of row 1')).toBeInTheDocument()
})
