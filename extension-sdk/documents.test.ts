import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { SHARED_MODULES } from './build/shared-modules.ts'
import * as sdk from './index.ts'
import { FORMS } from './points/form-field.ts'
import { KIND_NAMES, KINDS } from './points/kinds.ts'
import { LISTS } from './points/lists.ts'
import * as kit from './ui/index.ts'

const { ICONS, SDK_VERSION, ZONES } = sdk

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8')
const readme = read('README.md')
const zones = read('docs/zones.md')

/** What stands between two headings of the README. */
const section = (heading: string): string => {
  const [, text] = readme.split(new RegExp(`^## ${heading}$`, 'm'))
  return text?.split(/^## /m)[0] ?? ''
}

/** The first cell of each row of a table, without the code marks. */
const firstCells = (text: string): string[] =>
  [...text.matchAll(/^\| `([^`]+)` +\|/gm)].map(([, cell]) => cell ?? '')

const unnamed = (names: readonly string[], text: string): string[] =>
  names.filter((name) => !text.includes(`\`${name}\``))

test('docs/zones.md lists every zone with its prop, and no other', () => {
  const declared = read('points/zones.ts').matchAll(/^ {2}'(\S+)': (?:\{ (.+) \}|NoZoneProps)$/gm)
  const rows = zones.matchAll(/^\| (?<names>`.+?) +\|.+?\| (?<prop>`.+?`|–) +\|/gm)
  const listed = [...rows].flatMap(({ groups = {} }) =>
    [...(groups['names'] ?? '').matchAll(/`([^`]+)`/g)].map(([, zone]) => [zone, groups['prop']] as const),
  )
  expect(Object.fromEntries(listed)).toEqual(
    Object.fromEntries([...declared].map(([, zone, prop]) => [zone, prop ? `\`${prop}\`` : '–'])),
  )
  expect(listed.map(([zone]) => zone).toSorted()).toEqual([...ZONES].toSorted())
  expect(readme).toContain(`the ${ZONES.length} zones`)
})

test('every kind of contribution has a page, with a picture of what is seen, which the README names', () => {
  for (const [kind, { noun }] of Object.entries(KINDS)) {
    const page = noun.replace(' ', '-')
    expect(readme).toContain(`](docs/${page}.md)`)
    const hasPicture = read(`docs/${page}.md`).includes(`](pictures/${page}.webp)`)
    expect(hasPicture).toBe(kind !== 'functions')
  }
})

test('the pictures are those that the documents show, and are light', () => {
  const folder = join(import.meta.dirname, 'docs')
  const pages = readdirSync(folder).filter((name) => name.endsWith('.md'))
  const shown = pages.flatMap((page) => [...read(`docs/${page}`).matchAll(/\]\(pictures\/(.+?)\)/g)])
  const pictures = readdirSync(join(folder, 'pictures'))
  expect(shown.map(([, name]) => name).toSorted()).toEqual(pictures.toSorted())
  const sizes = pictures.map((name) => statSync(join(folder, 'pictures', name)).size)
  expect(Math.max(...sizes)).toBeLessThanOrEqual(80_000)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(900_000)
})

const pictureOf = (component: string): string =>
  `pictures/ui-${component.replaceAll(/(?<!^)[A-Z]/g, '-$&').toLowerCase()}.webp`

test('docs/ui.md shows every component of the UI kit', () => {
  const ui = read('docs/ui.md')
  const components = Object.keys(kit)
  expect(components.length).toBeGreaterThan(20)
  expect(components.filter((name) => !ui.includes(`](${pictureOf(name)})`))).toEqual([])
})

test('the README has a row for every kind of contribution, and no other', () => {
  expect(firstCells(section('Points'))).toEqual(KIND_NAMES)
})

test('the README names every list, every form and every icon', () => {
  expect(unnamed(LISTS, section('Lists'))).toEqual([])
  expect(unnamed(FORMS, section('Forms'))).toEqual([])
  expect(unnamed(ICONS, section('Points'))).toEqual([])
})

test('the README names every hook', () => {
  const hooks = Object.keys(sdk).filter((name) => name.startsWith('use'))
  expect(hooks.length).toBeGreaterThan(10)
  expect(hooks.filter((name) => !readme.includes(`\`${name}(`))).toEqual([])
})

test('the README names every shared module with its range', () => {
  const modules = Object.entries(SHARED_MODULES).filter(([name]) => !name.endsWith('/'))
  expect(
    modules.filter(([name, { requiredVersion }]) => !rowOf(readme, name).includes(String(requiredVersion))),
  ).toEqual([])
})

test('the README has a row for every rule of the admission, and no other', () => {
  const [, union = ''] = read('admission/finding.ts').split('export type Rule =')
  const rules = [...(union.split('\n\n')[0] ?? '').matchAll(/'([a-z-]+)'/g)].map(([, rule]) => rule)
  expect([...new Set(firstCells(section('What the shell refuses')))]).toEqual(rules)
})

test('the README has a row for every command, and no other', () => {
  const commands = [...read('cli/main.ts').matchAll(/^ {2}'?([a-z-]+)'?: \{$/gm)].map(([, name]) => name)
  const rows = firstCells(section('Commands')).map((usage) => usage.split(' ')[1])
  expect(commands.length).toBeGreaterThan(0)
  expect(rows).toEqual(commands)
})

test('the newest entry of the changelog is the version of this SDK', () => {
  const { version } = JSON.parse(read('package.json')) as { version: string }
  expect(version).toBe(SDK_VERSION)
  expect(/^## (\S+)/m.exec(read('CHANGELOG.md'))?.[1]).toBe(SDK_VERSION)
})

const rowOf = (text: string, name: string): string =>
  text.split('\n').find((line) => line.startsWith(`| \`${name}\``) && line.includes('^')) ?? ''

test('the CI recipe runs scripts and commands that there are, on the Node that they need', () => {
  const { scripts, engines } = JSON.parse(read('template/package.json')) as {
    scripts: Record<string, string>
    engines: { node: string }
  }
  const workflow = read('template/.github/workflows/extension.yml')
  const recipes = workflow + read('docs/ci.md')
  const called = (pattern: RegExp) => [...recipes.matchAll(pattern)].map(([, name]) => name ?? '')
  const scriptsCalled = called(/\bnpm (?:run )?(?!run\b|ci\b)([a-z]+)/g)
  expect(scriptsCalled.length).toBeGreaterThan(5)
  expect(scriptsCalled.filter((name) => !(name in scripts))).toEqual([])
  const commands = new Set(firstCells(section('Commands')).map((usage) => usage.split(' ')[1]))
  expect(called(/\bstoa ([a-z-]+)/g).filter((name) => !commands.has(name))).toEqual([])
  const versions = [...workflow.matchAll(/node-version: (\d+)/g)].map(([, version]) => `>=${version}`)
  expect(new Set(versions)).toEqual(new Set([engines.node]))
})
