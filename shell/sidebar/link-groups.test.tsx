import { anArea, anExtension, aPage } from '@stoa/extension-sdk/admission/testing'
import { composeRegistry } from '../extensions/registry.ts'
import { linkGroups, MAX_VISIBLE } from './link-groups.ts'
import { sidebarLinks } from './links.ts'
import { nestedLinks } from './nested-links.ts'

const linked = (path: string) => aPage(path, { link: { label: 'label', icon: 'box' } })

const linksWith = (extensions: number) =>
  nestedLinks(
    sidebarLinks(
      composeRegistry({
        extensions: [
          anArea('catalogue', { pages: [linked('/products')] }),
          ...Array.from({ length: extensions }, (_, index) =>
            anExtension(`e${index}`, { pages: [linked(`/e${index}`)] }),
          ),
        ],
        disabled: [],
      }),
    ),
  )

const paths = (links: readonly { path: string }[]) => links.map(({ path }) => path)

test('a few extensions are all visible', () => {
  const { visible, folded } = linkGroups(linksWith(MAX_VISIBLE), '/a/products')

  expect(visible).toHaveLength(MAX_VISIBLE + 1)
  expect(folded).toEqual([])
})

test('many extensions are folded, areas are not', () => {
  const { visible, folded } = linkGroups(linksWith(MAX_VISIBLE + 1), '/a/products')

  expect(paths(visible)).toEqual(['/a/products'])
  expect(folded).toHaveLength(MAX_VISIBLE + 1)
})

test.each(['/a/e1', '/a/e1/points'])("on %s the extension's own link stays visible", (here) => {
  const { visible, folded } = linkGroups(linksWith(MAX_VISIBLE + 1), here)

  expect(paths(visible)).toEqual(['/a/products', '/a/e1'])
  expect(paths(folded)).not.toContain('/a/e1')
})
