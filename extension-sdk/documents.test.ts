/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { LENT_MODULES } from './build/shared-modules.ts'
import { ICONS, SDK_VERSION, ZONES } from './index.ts'

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8')

test('the README lists every zone, and no other', () => {
  const listed = read('README.md').match(/(?<=^\|.*`)[a-z_.]+\.(before|after)(?=`.*\|$)/gm) ?? []
  expect(listed.toSorted()).toEqual([...ZONES].toSorted())
  expect(ZONES).toHaveLength(40)
})

test('the README names every lent module with its range', () => {
  const readme = read('README.md')
  const modules = Object.entries(LENT_MODULES).filter(([name]) => !name.endsWith('/'))
  expect(
    modules.filter(([name, { requiredVersion }]) => !rowOf(readme, name).includes(String(requiredVersion))),
  ).toEqual([])
})

test('the guide names every icon', () => {
  const guide = read('GUIDE.md')
  expect(ICONS.filter((icon) => !guide.includes(`\`${icon}\``))).toEqual([])
})

test('the newest entry of the changelog is the version of this SDK', () => {
  const { version } = JSON.parse(read('package.json')) as { version: string }
  expect(version).toBe(SDK_VERSION)
  expect(/^## (\S+)/m.exec(read('CHANGELOG.md'))?.[1]).toBe(SDK_VERSION)
})

const rowOf = (text: string, name: string): string =>
  text.split('\n').find((line) => line.startsWith(`| \`${name}\``) && line.includes('^')) ?? ''
