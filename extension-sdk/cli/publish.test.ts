import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { aCard, aColumn, anArea, anExtension, aPage, aWidget } from '../admission/testing/feed-entries.ts'
import type { Feed, FeedEntry, Manifest } from '../points/manifest.ts'
import { authorFolder, careDeclaration, careSources, type AuthorFolder } from './testing/author-folder.ts'

const MINUTE = 60_000

let folder: AuthorFolder

beforeEach(() => {
  folder = authorFolder(careSources())
})
afterEach(() => folder.remove())

const path = (...parts: string[]) => join(folder.path, 'feed', ...parts)
const tiersInFeed = () => readFeed().extensions.map(({ isolation }) => isolation)
const readFeed = () => JSON.parse(readFileSync(path('feed.json'), 'utf8')) as Feed
const inFeed = (...args: string[]) => folder.stoa(...args, '--feed', 'feed')

function beginFeed(feed: Partial<Feed>): void {
  mkdirSync(path(), { recursive: true })
  writeFileSync(path('feed.json'), JSON.stringify({ format: 1, extensions: [], disabled: [], ...feed }))
}

/** A version of care that lies in the feed's folder. */
function aVersion(version: string, more: Partial<Manifest> = {}): FeedEntry {
  const entry = anExtension(
    'care',
    { version, ...more },
    { base: `/extensions/care/${version}-aaaaaaaaaaaa/` },
  )
  mkdirSync(path(entry.base), { recursive: true })
  const built = { ...entry.manifest, about: { author: 'Mara' } }
  writeFileSync(path(entry.base, 'extension.json'), JSON.stringify(built))
  return entry
}

test(
  'a build goes into a folder of its own, into the feed, and back out of it',
  async () => {
    const old = aVersion('0.0.9')
    beginFeed({ extensions: [anExtension('other'), old] })
    expect(await inFeed('publish', '--yes')).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/it replaces 0\.0\.9\n.*0\.0\.9\ncare 0\.1\.0 is published\.\n$/),
    })

    const build = readdirSync(path('extensions/care')).find((name) => name.startsWith('0.1.0-')) ?? ''
    const built = readFileSync(path('extensions/care', build, 'extension.json'), 'utf8')
    const { about, ...manifest } = JSON.parse(built)
    expect(about).toEqual({ author: 'Mara' })
    const files = readdirSync(path('extensions/care', build))
    expect(files).toEqual(expect.arrayContaining([manifest.entry.file, `${manifest.entry.file}.br`]))
    expect(readFeed().extensions).toEqual([
      anExtension('other'),
      {
        manifest,
        base: `/extensions/care/${build}/`,
        previous: [{ version: '0.0.9', base: old.base, integrity: expect.stringMatching(/^sha256-/) }],
      },
    ])

    const published = readFileSync(path('feed.json'), 'utf8')
    expect(await inFeed('publish', '--yes')).toMatchObject({
      code: 0,
      stdout: `care 0.1.0 is in ${path('feed.json')} already: nothing was changed.\n`,
    })
    expect(readFileSync(path('feed.json'), 'utf8')).toBe(published)

    expect(await inFeed('rollback', 'care')).toMatchObject({ code: 0 })
    expect(readFeed().extensions[1]).toEqual(old)
    expect(await inFeed('rollback', 'care')).toMatchObject({
      code: 1,
      stderr: 'The feed keeps no version of care before 0.0.9. Name one of these: 0.1.0.\n',
    })
    expect(await inFeed('rollback', 'care', '0.1.0')).toMatchObject({ code: 0 })
    expect(readFeed().extensions[1]).toMatchObject({ manifest, base: `/extensions/care/${build}/` })
    expect(readFeed().extensions[1]?.manifest).not.toHaveProperty('about')

    writeFileSync(path(old.base, 'extension.json'), JSON.stringify({ ...old.manifest, sdk: '*' }))
    expect(await inFeed('rollback', 'care')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('was changed since it was published'),
    })
  },
  3 * MINUTE,
)

test(
  'what an admin would refuse of the new feed leaves the old one, naming both sides',
  async () => {
    beginFeed({ extensions: [anExtension('other', { pages: [aPage('/care/')] })] })
    expect(await inFeed('publish', '--yes')).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(
        /\n {2}care: page \/care \(duplicate-path\): page \/care\/ of other comes first/,
      ),
    })
    expect(readFeed().extensions).toHaveLength(1)
    expect(existsSync(path('extensions'))).toBe(false)
  },
  MINUTE,
)

test(
  'what the checks find is not published',
  async () => {
    folder.write('page.tsx', `export default () => <input />`)
    expect(await inFeed('publish', '--yes')).toMatchObject({
      code: 1,
      stdout: expect.stringMatching(/page \/care \(accessibility\): .*\n\nNothing was published/),
    })
    expect(existsSync(path())).toBe(false)
  },
  MINUTE,
)

test(
  'where nobody can be asked, it says how to go on',
  async () => {
    expect(await inFeed('publish')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('say --yes to publish without a question'),
    })
    expect(await folder.stoa('publish', '--yes')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('--feed DIR is missing'),
    })
  },
  MINUTE,
)

test(
  'an extension is switched off and on, and listed with what is refused',
  async () => {
    beginFeed({ extensions: [anExtension('care', { pages: [aPage('/care')] })] })
    expect(await inFeed('disable', 'car')).toMatchObject({
      code: 1,
      stderr: 'There is no car in this feed: it has care.\n',
    })
    expect(await inFeed('disable', 'care')).toMatchObject({ code: 0 })
    expect(readFeed().disabled).toEqual(['care'])
    expect(await inFeed('feed')).toMatchObject({
      code: 0,
      stdout: 'Not let in:\n  care (disabled): switched off by the operator\n',
    })
    expect(await inFeed('enable', 'care')).toMatchObject({ code: 0 })
    expect(readFeed().disabled).toEqual([])
    expect(await inFeed('feed')).toMatchObject({
      stdout:
        'care 1.0.0 · 1 contribution · /remotes/care/\n  may call everything: it does not declare what it uses\n',
    })
    expect(await inFeed('rollback', 'care')).toMatchObject({
      code: 1,
      stderr: 'The feed keeps no version of care before 1.0.0. It has no other.\n',
    })
  },
  MINUTE,
)

test(
  'one contribution is switched off and on',
  async () => {
    beginFeed({ extensions: [anExtension('care', { pages: [aPage('/care'), aPage('/rules')] })] })
    expect(await inFeed('disable', 'care', 'page /car')).toMatchObject({
      code: 1,
      stderr: 'care has no page /car: it has page /care, page /rules\n',
    })
    expect(await inFeed('disable', 'care', 'page /care')).toMatchObject({ code: 0 })
    expect(readFeed().disabled).toEqual(['care page /care'])
    expect(await inFeed('feed')).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('care: page /care (disabled): switched off by the operator'),
    })
    expect(await inFeed('uninstall', 'care')).toMatchObject({ code: 0 })
    expect(readFeed().disabled).toEqual([])
  },
  MINUTE,
)

test(
  'the columns of a list and the dashboard cards are ordered',
  async () => {
    const columns = [aColumn('degrees', 'product'), aColumn('points', 'product')]
    beginFeed({
      extensions: [
        anExtension('care', { columns, cards: [aCard('advised')] }),
        anExtension('other', { cards: [aCard('sum')] }),
      ],
    })
    expect(await inFeed('order', 'product', 'care/points')).toMatchObject({
      code: 0,
      stdout: 'product shows care/points, care/degrees\n',
    })
    expect(await inFeed('order', 'cards', 'other/sum')).toMatchObject({
      stdout: 'cards shows other/sum, care/advised\n',
    })
    expect(readFeed().order).toEqual({ product: ['care/points'], cards: ['other/sum'] })
    expect(await inFeed('order', 'products', 'care/points')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('did you mean product?'),
    })
  },
  MINUTE,
)

test(
  'the widgets of a zone are ordered, and one takes the place of another',
  async () => {
    const widgets = [aWidget('note', 'order.details.after'), aWidget('plan', 'order.details.after')]
    const other = anExtension('other', { widgets: [aWidget('sum', 'order.details.after')] })
    beginFeed({ extensions: [anExtension('care', { widgets }), other] })
    const order = (...names: string[]) => inFeed('order', 'order.details.after', ...names)
    expect(await order('other/sum', 'care/plan')).toMatchObject({
      code: 0,
      stdout: 'order.details.after shows other/sum, care/plan, care/note\n',
    })
    expect(readFeed().order).toEqual({ 'order.details.after': ['other/sum', 'care/plan'] })
    expect((await inFeed('feed')).stdout).toContain('order.details.after shows other/sum, care/plan first')
    expect(await order('care/sum')).toMatchObject({
      code: 1,
      stderr: 'order.details.after has no care/sum: it has care/note, care/plan, other/sum\n',
    })
    expect(await order('care/note', 'care/note')).toMatchObject({ code: 2 })
    expect(await inFeed('order', 'order.details.afte', 'care/note')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('did you mean order.details.after?'),
    })

    expect(await inFeed('disable', 'care', 'widget note')).toMatchObject({ code: 0 })
    expect(await order('care/plan')).toMatchObject({
      stdout: 'order.details.after shows care/plan, other/sum\n',
    })
    expect(await inFeed('uninstall', 'care')).toMatchObject({ code: 0 })
    expect(readFeed().order).toBeUndefined()
    await order('other/sum')
    expect(await order()).toMatchObject({ stdout: 'order.details.after shows other/sum\n' })
    expect(readFeed().order).toBeUndefined()
  },
  MINUTE,
)

test(
  'an update that uses more waits until the operator accepts or refuses it',
  async () => {
    const uses = { read: ['orders'] }
    const old = aVersion('0.0.9', { uses })
    beginFeed({ extensions: [old] })
    folder.write('extension.ts', careDeclaration({ uses: "{ read: ['orders'], write: ['orders'] }" }))
    const waits = {
      code: 0,
      stdout: expect.stringMatching(
        /more than 0\.0\.9: it writes orders\n.*\ncare 0\.1\.0 waits for the operator/,
      ),
    }
    expect(await inFeed('publish', '--yes')).toMatchObject(waits)
    expect(readFeed().extensions).toMatchObject([{ manifest: old.manifest, waiting: { version: '0.1.0' } }])
    expect(await inFeed('feed')).toMatchObject({
      stdout: expect.stringMatching(
        /\n {2}reads orders\n {2}0\.1\.0 uses more and waits: “stoa accept care”\n$/,
      ),
    })
    expect(await inFeed('rollback', 'care', '0.1.0')).toMatchObject({
      code: 1,
      stderr: 'care 0.1.0 waits for the operator: “stoa accept care”\n',
    })

    expect(await inFeed('refuse', 'care')).toMatchObject({ code: 0 })
    expect(readFeed().extensions).toEqual([old])
    expect(readdirSync(path('extensions/care'))).toEqual(['0.0.9-aaaaaaaaaaaa'])
    expect(await inFeed('accept', 'care')).toMatchObject({
      code: 1,
      stderr: 'No version of care waits: 0.0.9 runs.\n',
    })

    expect(await inFeed('publish', '--yes')).toMatchObject(waits)
    const { waiting } = readFeed().extensions[0]!
    writeFileSync(path(waiting!.base, 'extension.json'), '{}')
    expect(await inFeed('accept', 'care')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('was changed since it was published'),
    })
    await inFeed('refuse', 'care')
    await inFeed('publish', '--yes')
    expect(await inFeed('accept', 'care')).toMatchObject({
      code: 0,
      stdout: 'care 0.1.0 replaces 0.0.9: it writes orders\n',
    })
    expect(readFeed().extensions).toMatchObject([
      { manifest: { version: '0.1.0', uses: { write: ['orders'] } }, previous: [{ version: '0.0.9' }] },
    ])
    expect(readFeed().extensions[0]).not.toHaveProperty('waiting')
  },
  4 * MINUTE,
)

test(
  'a signed extension owns its name: without its key nobody publishes under it',
  async () => {
    beginFeed({})
    await folder.stoa('keys', 'create')
    const [, key = ''] = /(ed25519-\S+)/.exec((await folder.stoa('keys', 'show', 'stoa.key')).stdout) ?? []
    expect(await inFeed('publish', '--yes', '--key', 'stoa.key')).toMatchObject({
      code: 0,
      stdout: expect.stringContaining(`  the name belongs to ${key} from now on\n`),
    })
    expect(readFeed().owners).toEqual({ care: key })
    expect(await folder.stoa('check-feed', 'feed/feed.json')).toMatchObject({ code: 0 })

    folder.write('extension.ts', careDeclaration({ version: '0.2.0' }))
    expect(await inFeed('publish', '--yes', '--take-over')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining(`care belongs to ${key}: sign it with --key FILE`),
    })
    expect(readFeed().extensions).toMatchObject([{ manifest: { version: '0.1.0' } }])
    expect(await inFeed('uninstall', 'care')).toMatchObject({
      stdout: expect.stringMatching(/^The name still belongs to ed25519-/),
    })
    expect(await inFeed('publish', '--yes')).toMatchObject({ code: 1 })
  },
  3 * MINUTE,
)

test(
  'an extension is let into frames and back into the page, an area is not',
  async () => {
    beginFeed({ extensions: [anArea('orders'), anExtension('care')] })
    expect(await inFeed('isolate', 'care', 'window')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('say frame or page'),
    })
    expect(await inFeed('isolate', 'orders', 'frame')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('it runs in the page'),
    })
    expect(await inFeed('isolate', 'care', 'frame')).toMatchObject({ code: 0 })
    expect(tiersInFeed()).toEqual([undefined, 'frame'])
    expect(await inFeed('isolate', 'care', 'frame')).toMatchObject({
      code: 0,
      stdout: 'care runs in frames already\n',
    })
    expect(await inFeed('isolate', 'care', 'page')).toMatchObject({ code: 0 })
    expect(tiersInFeed()).toEqual([undefined, undefined])
  },
  MINUTE,
)

test(
  'an extension is uninstalled with its files, an area is not',
  async () => {
    beginFeed({ extensions: [anExtension('other'), aVersion('0.0.9')], disabled: ['care'] })
    expect(await inFeed('uninstall', 'care')).toMatchObject({
      code: 0,
      stdout: 'care is uninstalled. What it wrote into the store is still there.\n',
    })
    expect(readFeed()).toEqual({ format: 1, extensions: [anExtension('other')], disabled: [], origins: [] })
    expect(existsSync(path('extensions/care'))).toBe(false)

    beginFeed({ extensions: [anArea('orders')] })
    expect(await inFeed('uninstall', 'orders')).toMatchObject({
      code: 1,
      stderr: 'orders is an area of the admin itself: it cannot be uninstalled\n',
    })
  },
  MINUTE,
)
