import { anArea, aPage } from '@stoa/extension-sdk/admission/testing'
import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'

import { composeRegistry } from '../extensions/registry.ts'
import { ShellContext, type Shell } from '../extensions/shell-context.ts'
import { English } from '../testing/english.tsx'
import { TrailPlace } from './trail-place.tsx'

const area = anArea('area', { pages: [aPage('/things'), aPage('/things/:id'), aPage('/things/:id/parts')] })
const shell = {
  registry: composeRegistry({ extensions: [area], disabled: [] }),
  manifestText: (name: string, key: string) => `${name} ${key}`,
} as unknown as Shell

const open = (address: string) =>
  render(
    <English>
      <MemoryRouter initialEntries={[address]}>
        <ShellContext value={shell}>
          <TrailPlace title="Parts of the mug" />
        </ShellContext>
      </MemoryRouter>
    </English>,
  )

test('leads from the top to the page that is open', async () => {
  open('/a/things/1/parts')
  const trail = await screen.findByRole('navigation', { name: 'Where you are' })
  expect(
    within(trail)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/a/things', '/a/things/1'])
  expect(within(trail).getAllByRole('listitem').at(-1)).toHaveTextContent('Parts of the mug')
  expect(within(trail).getAllByRole('listitem').at(-1)).toHaveAttribute('aria-current', 'page')
})

test("one page above is left to the page's own way back", () => {
  open('/a/things/1')
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
})
