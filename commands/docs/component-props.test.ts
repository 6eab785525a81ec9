import { readFileSync } from 'node:fs'

import * as kit from '../../extension-sdk/ui/index.ts'
import { DOCUMENT, kitComponents, propsDocument } from './component-props.ts'

const propsOf = (name: string) => kitComponents().find((component) => component.name === name)?.props ?? []

test('the reference of the UI kit lists every prop (“node commands/docs/component-props.ts” updates it)', async () => {
  expect(readFileSync(DOCUMENT, 'utf8')).toBe(await propsDocument())
})

test('every component is in the reference, and every prop has a meaning', () => {
  const components = kitComponents()
  expect(components.map(({ name }) => name).toSorted()).toEqual(Object.keys(kit).toSorted())
  const mute = components.flatMap(({ name, doc, props }) => [
    ...(doc === '' || props.length === 0 ? [name] : []),
    ...props.filter(({ meaning }) => meaning === '').map((prop) => `${name}.${prop.name}`),
  ])
  expect(mute).toEqual([])
})

test('a prop has its type, its default and whether it is required, also when it is inherited', () => {
  expect(propsOf('LinkButton')).toContainEqual({
    name: 'size',
    type: "'small' | 'medium' | 'large'",
    isRequired: false,
    default: 'medium',
    meaning: 'Height and text size.',
  })
  expect(propsOf('Checkbox').map(({ name }) => name)).not.toContain('isRequired')
  expect(propsOf('Select')).toContainEqual(expect.objectContaining({ name: 'label', isRequired: true }))
})
