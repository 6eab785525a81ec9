import { anArea, aPage } from '@stoa/extension-sdk/admission/testing'
import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'

import { composeRegistry } from '../extensions/registry.ts'
import { ShellContext, type Shell } from '../extensions/shell-context.ts'
import { English } from '../testing/english.tsx'
import { Breadcrumbs } from './breadcrumbs.tsx'

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
          <Breadcrumbs title="Parts of the mug" />
        </ShellContext>
      </MemoryRouter>
    </English>,
  )

test('lists the pages from the top to the current one', async () => {
  open('/a/things/1/parts')
  const breadcrumbs = await screen.findByRole('navigation', { name: 'Breadcrumbs' })
  expect(
    within(breadcrumbs)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/a/things', '/a/things/1'])
  expect(within(breadcrumbs).getAllByRole('listitem').at(-1)).toHaveTextContent('Parts of the mug')
  expect(within(breadcrumbs).getAllByRole('listitem').at(-1)).toHaveAttribute('aria-current', 'page')
})

test("a single parent is left to the page's back link", () => {
  open('/a/things/1')
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
})
