import type { Extension } from '../../points/extension.ts'
import { anExtension, aPage } from '../../admission/testing/feed-entries.ts'
import { admissionFaults, declarationFaults, expandFaults, headFaults } from './admission.ts'

const declared = (load: string): Extension => ({
  name: 'care',
  version: '1.0.0',
  sdk: '^0.3.0',
  pages: [
    {
      path: '/care',
      title: 'title',
      load: Object.assign(() => undefined, { toString: () => load }) as never,
    },
  ],
})

test.each(['orders', 'settings', 'shell'])('%s is the name of a part of the admin', (name) => {
  const extension = { name, version: '1.0.0', sdk: '^0.3.0' }
  expect(headFaults(extension, (text) => `extension.ts of ${text}`)).toEqual([
    {
      rule: 'duplicate-name',
      where: `extension.ts of ${name}`,
      message: `${name} is a part of the admin itself: rename the extension`,
    },
  ])
})

test('a load that the build cannot read is a finding of its contribution', () => {
  expect(declarationFaults(declared(`() => import('./page.tsx')`))).toEqual([])
  expect(declarationFaults(declared('() => import(file)'))).toEqual([
    {
      rule: 'malformed',
      where: 'page /care',
      message:
        "load must be an arrow with one literal import, like () => import('./page.tsx'): correct extension.ts",
    },
  ])
})

const widget = (id: string, zone: string) => ({ id, zone, expand: ['customer'], load: () => undefined })

test('relations of a record that no page reads are a warning', () => {
  const extension = {
    name: 'care',
    version: '1.0.0',
    sdk: '^0.3.0',
    widgets: [
      widget('order', 'order.details.side'),
      widget('draft', 'draft_order.details.after'),
      { ...widget('plain', 'home.after'), expand: [] },
    ],
  } as unknown as Extension
  expect(expandFaults(extension)).toEqual([
    {
      rule: 'expand',
      where: 'widget draft',
      message:
        'only details zones of order, product, customer read what “expand” names: read it with useApiQuery',
      isWarning: true,
    },
  ])
})

test('a range of the SDK that does not fit hides nothing of the contributions', () => {
  const { manifest } = anExtension('care', { sdk: '^0.9.0', pages: [aPage('/orders')] })
  expect(admissionFaults(manifest).map(({ rule, where }) => `${rule} ${where}`)).toEqual([
    'sdk-range care',
    'reserved-path page /orders',
  ])
})
