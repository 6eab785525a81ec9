import { anArea, anExtension, aPage } from '@stoa/extension-sdk/admission/testing'
import { composeRegistry } from '../extensions/registry.ts'
import { linkGroups, MOST_IN_SIGHT } from './link-groups.ts'
import { sidebarLinks } from './links.ts'

const linked = (path: string) => aPage(path, { link: { label: 'label', icon: 'box' } })

const linksWith = (extensions: number) =>
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
  )

const paths = (links: readonly { path: string }[]) => links.map(({ path }) => path)

test('a few extensions stand in sight', () => {
  const { inSight, folded } = linkGroups(linksWith(MOST_IN_SIGHT), '/a/products')

  expect(inSight).toHaveLength(MOST_IN_SIGHT + 1)
  expect(folded).toEqual([])
})

test('many are folded away, areas are not', () => {
  const { inSight, folded } = linkGroups(linksWith(MOST_IN_SIGHT + 1), '/a/products')

  expect(paths(inSight)).toEqual(['/a/products'])
  expect(folded).toHaveLength(MOST_IN_SIGHT + 1)
})

test.each(['/a/e1', '/a/e1/points'])('at %s its own link stays in sight', (here) => {
  const { inSight, folded } = linkGroups(linksWith(MOST_IN_SIGHT + 1), here)

  expect(paths(inSight)).toEqual(['/a/products', '/a/e1'])
  expect(paths(folded)).not.toContain('/a/e1')
})
