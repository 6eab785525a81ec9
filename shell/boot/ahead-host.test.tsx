import { jest } from '@jest/globals'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'

jest.unstable_mockModule('../routing/ahead-service.tsx', () => ({ AheadService: () => <p>Ahead</p> }))
const { AheadHost } = await import('./ahead-host.tsx')

const isLoaded = () => screen.queryByText('Ahead') !== null

test('what prepares the next page loads once every read of the first one has been answered', async () => {
  const client = new QueryClient()
  render(
    <QueryClientProvider client={client}>
      <AheadHost />
    </QueryClientProvider>,
  )
  const slow = Promise.withResolvers<string>()
  const read = client.fetchQuery({ queryKey: ['slow'], queryFn: () => slow.promise })
  await act(() => client.fetchQuery({ queryKey: ['quick'], queryFn: () => 'rows' }))
  expect(isLoaded()).toBe(false)
  slow.resolve('rows')
  await act(() => read)
  expect(await screen.findByText('Ahead')).toBeInTheDocument()
})
