import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

import { anExtension, aPage } from '../admission/testing/feed-entries.ts'
import { SDK_VERSION } from '../sdk-version.ts'
import { signVersion } from './feed/ownership.ts'
import { createKey } from './feed/signing-keys.ts'
import { authorFolder, type AuthorFolder } from './testing/author-folder.ts'

let folder: AuthorFolder

beforeEach(() => {
  folder = authorFolder()
})
afterEach(() => folder.remove())

const checkFeed = (feed: unknown, ...more: string[]) => {
  folder.write('feed.json', typeof feed === 'string' ? feed : JSON.stringify(feed))
  return folder.stoa('check-feed', 'feed.json', ...more)
}

const feedOf = (...extensions: unknown[]) => ({ format: 1, extensions, disabled: [] })
const two = feedOf(
  anExtension('one', { pages: [aPage('/here/new')] }),
  anExtension('two', { pages: [aPage('/here/:id'), aPage('/there')] }),
)

test('a sound feed passes', async () => {
  expect(await checkFeed(feedOf(anExtension('one'), anExtension('two')))).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^2 of 2 let in, nothing refused, in \d+ ms\n$/),
  })
})

test('a conflict names both sides and who won', async () => {
  expect(await checkFeed(two)).toMatchObject({
    code: 1,
    stdout: expect.stringContaining(
      'two: page /here/:id (overlapping-path): page /here/new of one comes first and has an address of this path',
    ),
  })
})

test('with --fetch it asks the origins for what the feed names', async () => {
  const server = createServer((request, response) => {
    response.statusCode = request.url === '/one/entry.js' ? 200 : 404
    response.setHeader('access-control-allow-origin', '*')
    response.end('other')
  }).listen(0)
  const { port } = server.address() as AddressInfo
  const from = (name: string) => anExtension(name, {}, { base: `http://localhost:${port}/${name}/` })
  const feed = {
    ...feedOf(from('one'), from('two'), anExtension('three')),
    origins: [`http://localhost:${port}`],
  }
  const { code, stdout } = await checkFeed(feed, '--fetch')
  server.close()
  expect(code).toBe(1)
  expect(stdout).toMatch(/one \(fetch\): \S+\/one\/entry.js is not the file that the feed names/)
  expect(stdout).toMatch(/two \(fetch\): \S+\/two\/entry.js answers 404/)
  expect(stdout).toMatch(/three \(fetch\): .* has no origin: name the admin's with --admin/)
})

test('the same as JSON', async () => {
  const { code, stdout } = await checkFeed(two, '--json')
  expect(code).toBe(1)
  expect(JSON.parse(stdout)).toEqual({
    extensions: 2,
    admitted: 2,
    findings: [
      expect.objectContaining({
        extension: 'two',
        contribution: 'page /here/:id',
        rule: 'overlapping-path',
        winner: 'page /here/new of one',
      }),
    ],
    milliseconds: expect.any(Number),
  })
})

test('what the operator switched off is reported and is no error', async () => {
  expect(await checkFeed({ ...feedOf(anExtension('one')), disabled: ['one'] })).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('one (disabled): switched off by the operator'),
  })
})

test('an origin is let in by the feed, or as the admin’s own', async () => {
  const far = { ...anExtension('far'), base: 'https://admin.example.com/far/' }
  expect(await checkFeed(feedOf(far))).toMatchObject({
    code: 1,
    stdout: expect.stringContaining('far (origin)'),
  })
  expect(await checkFeed({ ...feedOf(far), origins: ['https://admin.example.com'] })).toMatchObject({
    code: 0,
  })
  expect(await checkFeed(feedOf(far), '--admin', 'https://admin.example.com/a')).toMatchObject({ code: 0 })
})

test.each([
  ['{', 'feed.json cannot be read'],
  ['[]', 'feed.json is no feed'],
  ['{ "format": 2, "extensions": [] }', 'feed.json is no feed'],
])('%s cannot be looked at', async (content, message) => {
  expect(await checkFeed(content)).toMatchObject({ code: 2, stderr: expect.stringContaining(message) })
})

test('every command tells how it is used', async () => {
  const { stdout } = await folder.stoa('--help')
  const names = [...stdout.matchAll(/^ {2}([a-z-]+) {2,}/gm)].map(([, name]) => String(name))
  expect(names).toEqual(expect.arrayContaining(['create', 'dev', 'check', 'build', 'publish', 'check-feed']))
  for (const name of names) {
    expect(await folder.stoa(name, '--help')).toMatchObject({
      code: 0,
      stdout: expect.stringContaining(`Usage: stoa ${name}`),
    })
    expect(await folder.stoa(name, '--nonsense')).toMatchObject({
      code: 2,
      stderr: `there is no option --nonsense\n“stoa ${name} --help” tells how it is used.\n`,
    })
  }
}, 120_000)

test.each([
  [['chekc'], 'there is no command chekc; did you mean check?\n“stoa --help” lists all.\n'],
  [['constructor'], 'there is no command constructor\n“stoa --help” lists all.\n'],
  [
    ['feed', '--fed', '.'],
    'there is no option --fed; did you mean --feed?\n“stoa feed --help” tells how it is used.\n',
  ],
  [
    ['feed', '--feed', 'nowhere'],
    expect.stringMatching(/^there is no \/.+\/nowhere\/feed\.json\n“stoa feed --help”/),
  ],
])('%j is wrong use, and it says what is right', async (args, stderr) => {
  expect(await folder.stoa(...args)).toMatchObject({ code: 2, stderr })
})

test('it says which SDK it is, and short forms work', async () => {
  const { stdout } = await folder.stoa('--help')
  expect(await folder.stoa('-h')).toMatchObject({ code: 0, stdout })
  expect(await folder.stoa('feed', '-h')).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('Usage: stoa feed'),
  })
  expect(await folder.stoa('--version')).toMatchObject({ code: 0, stdout: `${SDK_VERSION}\n` })
})

const OWNED = anExtension('care', {}, { base: '/extensions/care/1.0.0-aaaaaaaaaaaa/' })

const file = (name: string) => `extensions/care/1.0.0-aaaaaaaaaaaa/${name}`

/** Writes the files of an extension beside the feed, signed, and returns the feed that gives its name to the key. */
function signedFeed({ signed = OWNED.manifest, content = JSON.stringify(OWNED.manifest) } = {}) {
  const key = createKey(join(folder.path, 'stoa.key'))
  folder.write(file('extension.json'), content)
  folder.write(file('signature.json'), signVersion(signed, Buffer.from(content), key))
  return { ...feedOf(OWNED), owners: { care: key.publicKey } }
}

test('what the owner of a name signed passes', async () => {
  expect(await checkFeed(signedFeed())).toMatchObject({ code: 0 })
})

test.each([
  [
    'another entry',
    { signed: { ...OWNED.manifest, integrity: { 'entry.js': 'sha256-other' } } },
    'is not what the owner',
  ],
  [
    'another version',
    { signed: { ...OWNED.manifest, version: '1.0.1' } },
    'is not what the owner of ed25519-',
  ],
  [
    'another manifest',
    { content: JSON.stringify({ ...OWNED.manifest, sdk: '*' }) },
    'another manifest than its extension.json',
  ],
  ['no manifest', { content: '{' }, 'another manifest than its extension.json'],
])('a signature of %s is found', async (_which, wrong, message) => {
  expect(await checkFeed(signedFeed(wrong))).toMatchObject({
    code: 1,
    stdout: expect.stringMatching(new RegExp(`care \\(signature\\): .*${message}`)),
  })
})

test('an owned name without a signature, or with that of another key, is found', async () => {
  const feed = signedFeed()
  const owners = { care: createKey(join(folder.path, 'other.key')).publicKey }
  expect(await checkFeed({ ...feed, owners })).toMatchObject({
    code: 1,
    stdout: expect.stringContaining(
      `is signed with ${feed.owners.care}, and the name belongs to ${owners.care}`,
    ),
  })
  folder.write(file('signature.json'), '[')
  expect(await checkFeed(feed)).toMatchObject({ code: 1, stdout: expect.stringContaining('(signature)') })
  expect(await checkFeed({ ...feed, extensions: [anExtension('care')] })).toMatchObject({
    code: 1,
    stdout: expect.stringContaining('care (signature): its files cannot be read'),
  })
})

test('a name is given to another key, freed, and shown', async () => {
  const feed = signedFeed()
  folder.write('feed.json', JSON.stringify(feed))
  const owner = (...args: string[]) => folder.stoa('owner', 'care', '--feed', '.', ...args)
  expect(await owner()).toMatchObject({ code: 0, stdout: `care belongs to ${feed.owners.care}\n` })
  expect(await owner('--set', 'mine')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('no public key'),
  })

  const made = await folder.stoa('keys', 'create', '--out', 'new.key')
  const { stdout: shown } = await folder.stoa('keys', 'show', 'new.key')
  expect(made.stdout).toContain(shown.trim())
  expect(await owner('--set', shown.trim())).toMatchObject({
    stdout: `care belongs to ${shown.trim()}, no longer to ${feed.owners.care}\n`,
  })
  expect(await owner('--remove')).toMatchObject({ code: 0 })
  expect(await owner()).toMatchObject({ stdout: 'care belongs to no key\n' })
}, 60_000)

test('a feed is signed, checked, and unsigned again by each change', async () => {
  folder.write('feed.json', JSON.stringify(feedOf(anExtension('care'))))
  const feed = (...args: string[]) => folder.stoa('feed', ...args, '--feed', '.')
  const check = (key: string) => folder.stoa('check-feed', 'feed.json', '--key', key)
  const { publicKey } = createKey(join(folder.path, 'feed.key'))
  expect(await feed('sign')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('--key FILE is missing'),
  })
  expect(await check(publicKey)).toMatchObject({ code: 1, stdout: expect.stringContaining('(altered)') })

  expect(await feed('sign', '--key', 'feed.key')).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/version 1, until .*\n\n {2}ed25519-\S+\n$/),
  })
  expect(await check(publicKey)).toMatchObject({ code: 0 })
  expect(await feed('sign', '--key', 'feed.key')).toMatchObject({
    stdout: expect.stringContaining('version 2'),
  })

  expect(await folder.stoa('disable', 'care', '--feed', '.')).toMatchObject({
    stdout: expect.stringContaining('The feed was signed'),
  })
  expect(await check(publicKey)).toMatchObject({ code: 1, stdout: expect.stringContaining('(altered)') })
  expect(await feed('sign', '--key', 'feed.key')).toMatchObject({
    stdout: expect.stringContaining('version 3'),
  })
  expect(await check(publicKey)).toMatchObject({ code: 0 })
}, 60_000)
