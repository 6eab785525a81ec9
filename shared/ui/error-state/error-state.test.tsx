import { jest } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { render } from '../testing/render.tsx'
import { ErrorState } from './error-state.tsx'

describe('ErrorState', () => {
  it('is read out and offers to try again', async () => {
    const onPress = jest.fn()
    render(<ErrorState title="The orders did not load" retry={{ label: 'Try again', onPress }} />)

    expect(screen.getByRole('alert')).toHaveTextContent('The orders did not load')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))

    expect(onPress).toHaveBeenCalledTimes(1)
  })
})
