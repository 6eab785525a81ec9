import { anArea, anExtension, aPage } from '@stoa/extension-sdk/admission/testing'
import { composeRegistry } from '../extensions/registry.ts'
import { shortcutsOf } from './page-shortcuts.ts'

const page = (path: string, shortcut?: `g ${string}`) =>
  aPage(path, { link: { label: `${path}.label`, icon: 'box', ...(shortcut && { shortcut }) } })

test('the first of two pages with the same shortcut keeps it, areas first, and pages without one are skipped', () => {
  const pushy = anExtension('pushy', { pages: [page('/pushy', 'g p'), page('/own', 'g w')] })
  const area = anArea('catalogue', { pages: [page('/things', 'g p'), page('/silent')] })
  const { pages } = composeRegistry({ extensions: [pushy, area], disabled: [] })

  expect(shortcutsOf(pages)).toEqual([
    { keys: 'g p', path: '/a/things', owner: 'catalogue', label: '/things.label' },
    { keys: 'g w', path: '/a/own', owner: 'pushy', label: '/own.label' },
  ])
})
