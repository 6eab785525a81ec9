import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { anArea, anExtension, aPage } from '../../admission/testing/feed-entries.ts'
import { sriHash } from '../../build/sri-hash.ts'
import type { Feed, FeedEntry, Uses } from '../../points/manifest.ts'
import { requireNoNewRefusal } from './change-feed.ts'
import { FeedDirectory, versionPath } from './feed-directory.ts'
import { describeChange, withPublished } from './publication.ts'

let directory: FeedDirectory

beforeEach(() => {
  directory = new FeedDirectory(mkdtempSync(join(tmpdir(), 'stoa-feed-')))
})
afterEach(() => rmSync(directory.folder, { recursive: true }))

const FINGERPRINT = 'aaaaaaaaaaaa'

function entryOf(version: string, { served = '/', fingerprint = FINGERPRINT } = {}): FeedEntry {
  const path = versionPath('care', version, fingerprint)
  return anExtension('care', { version, pages: [aPage('/care')] }, { base: served + path })
}

function addFiles({ manifest }: FeedEntry): void {
  const build = mkdtempSync(join(tmpdir(), 'stoa-build-'))
  writeFileSync(join(build, 'extension.json'), JSON.stringify(manifest))
  directory.addVersion(build, versionPath('care', manifest.version, FINGERPRINT))
  rmSync(build, { recursive: true })
}

const UNOWNED =
  '  the name belongs to nobody: “stoa keys create” makes a key for --key, to which the name then belongs'

/** The feed with an entry that is published by a person, who is asked. */
const publish = (
  feed: Feed,
  entry: FeedEntry,
  more: { isAsked?: boolean; isTakenOver?: boolean; isAccepted?: boolean; key?: string } = {},
) => withPublished(directory, feed, entry, { integrity: 'sha256-manifest', isAsked: true, ...more })

/** Publishes versions one after the other. */
function publishAll(...versions: string[]): Feed {
  let feed = directory.readOrBegin()
  for (const version of versions) {
    const entry = entryOf(version)
    feed = publish(feed, entry)
    addFiles(entry)
  }
  return feed
}

const care = ({ extensions }: Feed) => extensions.find(({ manifest }) => manifest.name === 'care')

test('the next version takes the place of the last, and three earlier ones stay with their hashes', () => {
  const other = anExtension('other')
  directory.write({ format: 1, extensions: [other], disabled: ['other'], origins: ['https://one.example'] })
  const feed = publishAll('0.1.0', '0.2.0', '0.9.0', '0.10.0', '1.0.0')

  expect(feed).toMatchObject({ disabled: ['other'], origins: ['https://one.example'] })
  expect(feed.extensions.map(({ manifest }) => `${manifest.name} ${manifest.version}`)).toEqual([
    'other 1.0.0',
    'care 1.0.0',
  ])
  expect(care(feed)?.previous?.map(({ version }) => version)).toEqual(['0.10.0', '0.9.0', '0.2.0'])
  const [kept] = care(feed)?.previous ?? []
  const file = join(directory.folder, 'extensions/care/0.10.0-aaaaaaaaaaaa/extension.json')
  expect(kept?.integrity).toBe(sriHash(readFileSync(file)))
})

test('where an operator lets it run stays with every version', () => {
  const feed = publishAll('0.1.0')
  const framed: Feed = {
    ...feed,
    extensions: feed.extensions.map((entry) => ({ ...entry, isolation: 'frame' })),
  }
  expect(care(publish(framed, entryOf('0.2.0')))).toMatchObject({
    manifest: { version: '0.2.0' },
    isolation: 'frame',
  })
})

test('an older version that is published later keeps only what is older still', () => {
  expect(care(publishAll('0.1.0', '2.0.0', '1.0.0'))?.previous?.map(({ version }) => version)).toEqual([
    '0.1.0',
  ])
})

test('a version says the same forever', () => {
  const feed = publishAll('0.1.0')
  expect(publish(feed, entryOf('0.1.0'))).toEqual(feed)
  expect(() => publish(feed, entryOf('0.1.0', { fingerprint: 'bbbbbbbbbbbb' }))).toThrow(
    'care 0.1.0 was published before, with other content: raise “version” in extension.ts',
  )

  const changed = entryOf('0.1.0')
  expect(() => addFiles({ ...changed, manifest: { ...changed.manifest, sdk: '^0.1.0' } })).toThrow(
    'holds another build',
  )
  expect(readdirSync(join(directory.folder, 'extensions/care'))).toEqual(['0.1.0-aaaaaaaaaaaa'])
})

test('another origin is let in together with its first extension, and that is said', () => {
  const before = directory.readOrBegin()
  const entry = entryOf('0.1.0', { served: 'https://cdn.example.com/' })
  const after = publish(before, entry)

  expect(after.origins).toEqual(['https://cdn.example.com'])
  expect(describeChange(directory, before, after, entry)).toContain(
    '  code may load from https://cdn.example.com from now on',
  )
})

test('what is replaced, kept and still switched off is said', () => {
  const before = { ...publishAll('0.1.0'), disabled: ['care'] }
  directory.write(before)
  const entry = entryOf('0.2.0')
  const after = publish(before, entry)

  expect(describeChange(directory, before, after, entry).slice(1)).toEqual([
    UNOWNED,
    '  nothing says who published 0.1.0: go on only if it is yours',
    '  it may call everything: it does not declare what it uses',
    '  it replaces 0.1.0',
    '  earlier versions that stay within reach: 0.1.0',
    '  it is switched off, and stays so: “stoa enable care”',
  ])
})

test('an older version that replaces a newer one is reported', () => {
  const before = publishAll('0.1.0', '0.3.0')
  directory.write(before)
  const entry = entryOf('0.2.0')
  const after = publish(before, entry)

  expect(describeChange(directory, before, after, entry).slice(1)).toEqual([
    UNOWNED,
    '  nothing says who published 0.3.0: go on only if it is yours',
    '  it may call everything: it does not declare what it uses',
    '  it replaces 0.3.0',
    '  0.3.0 is newer than it: “stoa rollback care 0.3.0” brings it back',
    '  earlier versions that stay within reach: 0.1.0',
  ])
})

test('a folder without a feed gets one, which is reported', () => {
  const entry = entryOf('0.1.0')
  const before = directory.readOrBegin()
  expect(describeChange(directory, before, publish(before, entry), entry)).toEqual([
    `care 0.1.0 goes into ${directory.file}, its files to ${entry.base}`,
    UNOWNED,
    '  it may call everything: it does not declare what it uses',
    '  there is no feed yet: it is begun',
  ])
})

test('an extension of another author or origin is replaced only when that is said', () => {
  const theirs = { ...entryOf('0.1.0'), base: 'https://cdn.example.com/care/' }
  const feed: Feed = { format: 1, extensions: [theirs], disabled: [] }
  expect(() => publish(feed, entryOf('0.2.0'))).toThrow(
    'This feed has care 0.1.0, served from https://cdn.example.com: rename your extension, or say --take-over',
  )
  expect(care(publish(feed, entryOf('0.2.0'), { isTakenOver: true }))?.manifest.version).toBe('0.2.0')

  const signed = (version: string, author: string) => {
    const entry = entryOf(version)
    return { ...entry, manifest: { ...entry.manifest, about: { author } } }
  }
  addFiles(signed('0.1.0', 'Ann'))
  const hers = publish({ ...feed, extensions: [] }, signed('0.1.0', 'Ann'))
  expect(care(hers)?.manifest).not.toHaveProperty('about')
  expect(() => publish(hers, signed('0.2.0', 'Bob'))).toThrow('care 0.1.0 by Ann: rename')
  expect(() => publish(hers, signed('0.2.0', 'Ann'))).not.toThrow()
})

test('an extension of nobody knows whom is replaced by a person who is asked, and in CI only when that is said', () => {
  const feed = publishAll('0.1.0')
  const refused =
    'This feed has care 0.1.0, and nothing says whose it is: rename your extension, or say --take-over'
  for (const key of [undefined, 'ed25519-his'])
    expect(() => publish(feed, entryOf('0.2.0'), { isAsked: false, ...(key && { key }) })).toThrow(refused)
  expect(() => publish(feed, entryOf('0.1.0'), { isAsked: false })).not.toThrow()
  expect(care(publish(feed, entryOf('0.2.0'), { isAsked: false, isTakenOver: true }))?.manifest.version).toBe(
    '0.2.0',
  )

  directory.write(feed)
  const after = publish(feed, entryOf('0.2.0'))
  expect(describeChange(directory, feed, after, entryOf('0.2.0'))).toEqual(
    expect.arrayContaining([UNOWNED, '  nothing says who published 0.1.0: go on only if it is yours']),
  )
})

const using = (version: string, uses: Uses): FeedEntry => {
  const entry = entryOf(version)
  return { ...entry, manifest: { ...entry.manifest, uses } }
}

test('an update that uses more waits beside the version that runs, unless it is accepted', () => {
  const running = using('0.1.0', { read: ['orders'] })
  const before: Feed = { format: 1, extensions: [running], disabled: [] }
  const wider = using('0.2.0', { read: ['orders', 'users'], write: ['orders'] })
  const after = publish(before, wider)

  const waiting = { version: '0.2.0', base: wider.base, integrity: 'sha256-manifest' }
  expect(after.extensions).toEqual([{ ...running, waiting }])
  expect(publish(after, wider)).toEqual(after)
  expect(describeChange(directory, before, after, wider)).toEqual([
    `care 0.2.0 goes into ${directory.file}, its files to ${wider.base}`,
    UNOWNED,
    '  nothing says who published 0.1.0: go on only if it is yours',
    '  it uses more than 0.1.0: it reads users, and writes orders',
    expect.stringContaining('waits until the operator accepts that, and 0.1.0 runs: “stoa accept care”'),
  ])
  expect(publish(after, wider, { isAccepted: true }).extensions).toEqual([wider])
})

test('an update that uses the same, less, or declares for the first time runs at once', () => {
  const running = using('0.1.0', { read: ['orders', 'users'], connect: ['https://api.example.com'] })
  for (const uses of [running.manifest.uses, { read: ['users'] }, {}])
    expect(
      care(publish({ format: 1, extensions: [running], disabled: [] }, using('0.2.0', uses ?? {}))),
    ).toEqual(using('0.2.0', uses ?? {}))
  const undeclared: Feed = { format: 1, extensions: [entryOf('0.1.0')], disabled: [] }
  expect(care(publish(undeclared, using('0.2.0', { write: ['orders'] })))?.manifest.version).toBe('0.2.0')
})

test('an update that no longer declares what it uses waits', () => {
  const before: Feed = { format: 1, extensions: [using('0.1.0', {})], disabled: [] }
  expect(care(publish(before, entryOf('0.2.0')))).toMatchObject({
    manifest: { version: '0.1.0' },
    waiting: { version: '0.2.0' },
  })
})

test('a name belongs to the first key that publishes it, and to no other', () => {
  const before: Feed = { format: 1, extensions: [entryOf('0.1.0')], disabled: [] }
  const key = 'ed25519-hers'
  const hers = publish(before, entryOf('0.2.0'), { key })
  expect(hers.owners).toEqual({ care: key })
  expect(describeChange(directory, before, hers, entryOf('0.2.0'))).toContain(
    '  the name belongs to ed25519-hers from now on',
  )

  for (const isTakenOver of [false, true]) {
    expect(() => publish(hers, entryOf('0.3.0'), { isTakenOver })).toThrow(
      'care belongs to ed25519-hers: sign it with --key FILE. Rename your extension, or ask the operator',
    )
    expect(() => publish(hers, entryOf('0.3.0'), { isTakenOver, key: 'ed25519-his' })).toThrow(
      'care belongs to ed25519-hers: it is signed with ed25519-his.',
    )
  }
  expect(care(publish(hers, entryOf('0.3.0'), { key }))?.manifest.version).toBe('0.3.0')
})

test('its owner may move an extension to another origin', () => {
  const theirs = { ...entryOf('0.1.0'), base: 'https://cdn.example.com/care/' }
  const key = 'ed25519-hers'
  const feed: Feed = { format: 1, extensions: [theirs], disabled: [], owners: { care: key } }
  expect(care(publish(feed, entryOf('0.2.0'), { key }))?.manifest.version).toBe('0.2.0')
})

test('a name of nobody’s is not that of an object’s own property', () => {
  const entry = anExtension('constructor')
  const feed: Feed = { format: 1, extensions: [], disabled: [], owners: {} }
  expect(publish(feed, entry).extensions).toEqual([entry])
})

test('nobody replaces an area', () => {
  const feed: Feed = { format: 1, extensions: [anArea('care')], disabled: [] }
  expect(() => publish(feed, entryOf('0.1.0'))).toThrow('care is an area of the admin itself')
})

test('only what the change brings about is held against it', () => {
  const broken = anExtension('broken', { sdk: '^9.0.0' })
  const needy = anExtension('needy', { needs: { care: '^0.1.0' } })
  const before: Feed = { format: 1, extensions: [broken, entryOf('0.1.0'), needy], disabled: [] }

  expect(() => requireNoNewRefusal(before, publish(before, entryOf('0.1.1')))).not.toThrow()
  expect(() => requireNoNewRefusal(before, publish(before, entryOf('1.0.0')))).toThrow(
    'needy (missing-need): it needs care ^0.1.0, but 1.0.0 is installed',
  )
})

test('the feed is written in one go, and its compressed copies go', () => {
  mkdirSync(directory.folder, { recursive: true })
  writeFileSync(`${directory.file}.br`, 'old')
  directory.write({ format: 1, extensions: [], disabled: [] })

  expect(readdirSync(directory.folder)).toEqual(['feed.json'])
  expect(directory.read()).toMatchObject({ extensions: [] })
  expect(existsSync(`${directory.file}.br`)).toBe(false)
})
